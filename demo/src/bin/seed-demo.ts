import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule, createAdapter, loadSettings, migrate, openDatabase } from '@wattle-and-fern/backend/seeding';
import { seedDemo } from '../seeding/seed-demo.js';

/** Fills a demonstration with its people, as starting the API does: `DEMO=1 npm run seed --workspace demo`. */
const database = await openDatabase(loadSettings(process.env));
// Not initialised, so that no jobs and no outbox run here.
const app = await NestFactory.create(AppModule.forRoot(database.settings), createAdapter(database.settings), {
  logger: ['error'],
});
try {
  await migrate(app.get(DataSource), database.adminUrl, database.settings.databaseDirectUrl ?? undefined);
  await seedDemo(app);
} finally {
  await app.close();
  await database.stop();
}
process.exit();
