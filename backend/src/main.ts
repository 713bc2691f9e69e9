import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { serveApiDocs } from './api-docs.js';
import { AppModule } from './app.module.js';
import { configureApp, configureRealtime, createAdapter } from './configure-app.js';
import { loadDemo } from './load-demo.js';
import { loadSettings } from './platform/config/index.js';
import { migrate } from './platform/database/index.js';
import { openDatabase, type OpenDatabase } from './platform/database/open-database.js';
import { retryWhileAway, waitForPostgres } from './platform/database/wait-for-postgres.js';
import { createLogger, LogService, NestLoggerService } from './platform/logging/index.js';
import { ContentSeedsService } from './platform/seeding/index.js';
import { ProcessEnding } from './platform/shutdown/index.js';

let logger = createLogger({ logLevel: 'info' });
/** What has been started so far, for an end that comes in the middle of the start. */
const started: { database?: OpenDatabase; app?: NestFastifyApplication } = {};
// Not Nest's own shutdown hooks: the database goes last, after everything that leans on it.
new ProcessEnding({
  steps: [async () => started.app?.close(), async () => started.database?.stop()],
  onFailure: (event, err) => logger.fatal({ event, err }),
  exit: (code) => process.exit(code),
}).listen();

const given = loadSettings(process.env);
logger = createLogger(given);
// Before the database is touched; an installation that is no demonstration never even loads it.
const demo = given.demo ? await loadDemo() : null;
const database = (started.database = await openDatabase(given));
const { settings } = database;
const onAway = (err: unknown) => logger.warn({ event: 'waiting_for_database', err });
if (settings.databaseUrl) await waitForPostgres(settings.databaseUrl, onAway);
const app = (started.app = await NestFactory.create<NestFastifyApplication>(
  AppModule.forRoot(settings),
  createAdapter(settings),
  { bufferLogs: true, bodyParser: false, abortOnError: false },
));
app.useLogger(app.get(NestLoggerService));
database.watch();
await configureApp(app);
// Before listening: nothing may be served from a schema that this release does not know. PostgreSQL may end at any moment
// of a start; each step is done anew then.
const { openTables } = await retryWhileAway(() => migrate(app.get(DataSource), database.adminUrl), onAway);
if (openTables.length) app.get(LogService).security('append_only_tables_unsealed', { tables: openTables });
await retryWhileAway(() => app.get(ContentSeedsService).run(), onAway);
// Nobody is let in before the people are.
await demo?.seedDemo(app);
await configureRealtime(app);
serveApiDocs(app, settings);
await app.listen(settings.apiPort, settings.host);
