import { expect } from 'vitest';
import { ErasureJob } from '../../src/modules/personal-data/erasure/erasure.job.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import type { TestApp } from './test-app.js';

/** `table.column` of every text or JSON of the database that contains one of these words. */
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
  for (const folder of ['photos', 'documents', 'attachments', 'exports', 'agreements'])
    for await (const { key } of storage.list(folder)) count += key ? 1 : 0;
  return count;
}

/** Every row of the product's tables by what it says, as `table: row`. */
export async function everyRow({ database }: TestApp): Promise<Map<string, string[]>> {
  const tables = await database.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const rows = new Map<string, string[]>();
  for (const { name } of tables)
    rows.set(
      name,
      (await database.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM "${name}" t`)).map(({ row }) => row),
    );
  return rows;
}

interface TextColumn {
  table: string;
  column: string;
  /** A check of the table allows nothing but certain words. */
  isFixed: boolean;
}

/** Every column of the product's tables that holds text or JSON. */
export function textColumns({ database }: TestApp): Promise<TextColumn[]> {
  return database.query<TextColumn>(
    `SELECT c.relname AS table, a.attname AS column, EXISTS (
       SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c' AND a.attnum = ANY (k.conkey)
         AND pg_get_constraintdef(k.oid) ~ format('\\(?%I\\)? = ANY', a.attname)) AS "isFixed"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
       AND format_type(a.atttypid, NULL) IN ('text', 'text[]', 'json', 'jsonb', 'character varying', 'citext')
     ORDER BY 1, a.attnum`,
  );
}

interface IdColumn {
  /** `table.column`. */
  column: string;
  /** Tables that it leads to by a foreign key, with what happens when that row goes (`pg_constraint.confdeltype`). */
  keys: { to: string; deletes: string }[];
}

/** Every column of the product's tables that holds ids, of itself or of something else. */
export function idColumns({ database }: TestApp): Promise<IdColumn[]> {
  return database.query<IdColumn>(
    `SELECT c.relname || '.' || a.attname AS column,
       (SELECT coalesce(json_agg(json_build_object('to', confrelid::regclass::text, 'deletes', confdeltype)), '[]')
        FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY (k.conkey)) AS keys
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND (a.attname <> 'id' OR EXISTS (
         SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY (k.conkey)))
       AND format_type(a.atttypid, NULL) IN ('uuid', 'uuid[]')
     ORDER BY 1`,
  );
}

/** Runs the erasures that are due in 15 days. */
export async function eraseWhenDue({ app }: TestApp): Promise<void> {
  const clock = app.get(ClockService, { strict: false });
  clock.runAhead(15 * 24 * 60 * 60 * 1_000);
  await app.get(ErasureJob, { strict: false }).run();
  clock.runAhead(0);
}
