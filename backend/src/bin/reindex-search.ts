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
 * Reads every profile again for the search, after a release that understands texts differently or knows new cities:
 * `npm run reindex-search --workspace backend`. People can be found all the while.
 */
const database = await openDatabase(loadSettings(process.env));
// Never initialised: no jobs and no outbox run in here.
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
