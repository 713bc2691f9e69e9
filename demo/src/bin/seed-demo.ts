import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../../../backend/src/app.module.js';
import { createAdapter } from '../../../backend/src/configure-app.js';
import { loadSettings } from '../../../backend/src/platform/config/index.js';
import { migrate } from '../../../backend/src/platform/database/index.js';
import { openDatabase } from '../../../backend/src/platform/database/open-database.js';
import { seedDemo } from '../seeding/seed-demo.js';

/** Fills a demonstration with its people, as starting the API does: `DEMO=1 node dist/bin/seed-demo.js`. */
const database = await openDatabase(loadSettings(process.env));
// Never initialised: no jobs and no outbox run in here.
const app = await NestFactory.create(AppModule.forRoot(database.settings), createAdapter(database.settings), {
  logger: ['error'],
});
try {
  await migrate(app.get(DataSource), database.adminUrl);
  await seedDemo(app);
} finally {
  await app.close();
  await database.stop();
}
process.exit();
