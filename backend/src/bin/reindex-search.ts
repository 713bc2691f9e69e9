import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { createAdapter } from '../configure-app.js';
import { SearchIndexService } from '../modules/search/index.js';
import { loadSettings } from '../platform/config/index.js';
import { migrate } from '../platform/database/index.js';
import { openDatabase } from '../platform/database/open-database.js';

/**
 * Indexes every profile for the search again, after a release that reads texts differently or knows new cities: `npm
 * run reindex-search --workspace backend`. Search works meanwhile.
 */
const database = await openDatabase(loadSettings(process.env));
// Not initialised, so that no jobs and no outbox run here.
const app = await NestFactory.create(AppModule.forRoot(database.settings), createAdapter(database.settings), {
  logger: ['error'],
});
try {
  await migrate(app.get(DataSource), database.adminUrl, database.settings.databaseDirectUrl ?? undefined);
  const { auPairs, families } = await app.get(SearchIndexService, { strict: false }).reindexAll();
  process.stdout.write(`Read ${auPairs} au pairs and ${families} families again.\n`);
} finally {
  await app.close();
  await database.stop();
}
process.exit();
