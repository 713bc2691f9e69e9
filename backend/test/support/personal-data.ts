import { expect } from '@jest/globals';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import type { TestApp } from './test-app.js';

/** `table.column` of every text or JSON of the database in which one of these words stands. */
export async function findEverywhere({ database }: TestApp, words: string[]): Promise<string[]> {
  const columns = await database.query<{ schema: string; table: string; column: string }>(
    `SELECT table_schema AS schema, table_name AS table, column_name AS column FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'
       AND (data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY') OR udt_name = 'citext')`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const [row] = await database.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT FROM "${schema}"."${table}" WHERE "${column}"::text ILIKE ANY ($1)) AS found`,
      [words.map((word) => `%${word}%`)],
    );
    if (row?.found) found.push(`${table}.${column}`);
  }
  return found;
}

/** How many files of people there are. */
export async function storedFiles({ app }: TestApp): Promise<number> {
  let count = 0;
  const storage = app.get(ObjectStorage, { strict: false });
  for (const folder of ['photos', 'documents', 'exports'])
    for await (const { key } of storage.list(folder)) count += key ? 1 : 0;
  return count;
}
