import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { loadSettings } from '../platform/config/index.js';
import { openDatabase } from '../platform/database/open-database.js';
import { migrate } from '../platform/database/index.js';

/**
 * Writes a migration for the difference between the database and the entities: `npm run migration --workspace backend
 * -- AddSavedSearches`. Read it before you commit it.
 */
const name = process.argv[2];
if (!name || !/^[A-Z][A-Za-z]+$/.test(name))
  throw new Error('Name the migration in PascalCase, for instance AddSavedSearches');

const database = await openDatabase(loadSettings(process.env));
const app = await NestFactory.createApplicationContext(AppModule.forRoot(database.settings), { logger: ['error'] });
const dataSource = app.get(DataSource);
await migrate(dataSource, database.adminUrl);
const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
const stamp = Date.now();
const lines = (queries: { query: string }[]) =>
  queries.map(({ query }) => `    await runner.query(\`${query}\`);`).join('\n');
const kebab = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const file = new URL(`../../src/migrations/${stamp}-${kebab}.ts`, import.meta.url);
writeFileSync(
  file,
  `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${name}${stamp} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
${lines(upQueries)}
  }

  async down(runner: QueryRunner): Promise<void> {
${lines([...downQueries].reverse())}
  }
}
`,
);
process.stdout.write(`${upQueries.length} statements in ${file.pathname}; add it to src/migrations/index.ts\n`);
await app.close();
await database.stop();
process.exit(0);
