import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { serveApiDocs } from './api-docs.js';
import { AppModule } from './app.module.js';
import { configureApp, configureRealtime, createAdapter } from './configure-app.js';
import { loadSettings } from './platform/config/index.js';
import { migrate } from './platform/database/index.js';
import { openDatabase } from './platform/database/open-database.js';
import { Log, NestLogger } from './platform/logging/index.js';
import { ContentSeeds } from './platform/seeding/index.js';

const database = await openDatabase(loadSettings(process.env));
const { settings } = database;
const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(settings), createAdapter(settings), {
  bufferLogs: true,
  bodyParser: false,
});
app.useLogger(app.get(NestLogger));
database.watch();
// Not Nest's own shutdown hooks: the database goes last, after everything that leans on it.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void app
      .close()
      .then(() => database.stop())
      .then(() => process.exit(0));
  });
await configureApp(app);
// Before listening: nothing may be served from a schema that this release does not know.
const { openTables } = await migrate(app.get(DataSource), database.adminUrl);
if (openTables.length) app.get(Log).security('append_only_tables_unsealed', { tables: openTables });
await app.get(ContentSeeds).run();
if (settings.demo) {
  // Nobody is let in before the people are; an installation that is no demonstration never even loads them.
  const { seedDemo } = await import('./bin/demo/seeding/seed-demo.js');
  await seedDemo(app);
}
await configureRealtime(app);
serveApiDocs(app, settings);
await app.listen(settings.apiPort, settings.host);
