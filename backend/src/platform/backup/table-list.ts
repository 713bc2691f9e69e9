import pg from 'pg';
import type { SequenceManifest } from './manifest.js';

/** A table with its stored columns. */
export interface TableColumns {
  schema: string;
  name: string;
  columns: string[];
}

/** pg-boss tables needed to continue; its statistics and version are left out. */
const JOB_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/** Partitions are copied through their parent table. */
const TABLES = `
  SELECT schemas.nspname AS schema, tables.relname AS name,
    array_agg(columns.attname::text ORDER BY columns.attnum) AS columns
  FROM pg_class AS tables
  JOIN pg_namespace AS schemas ON schemas.oid = tables.relnamespace
  JOIN pg_attribute AS columns ON columns.attrelid = tables.oid AND columns.attnum > 0
    AND NOT columns.attisdropped AND columns.attgenerated = ''
  WHERE tables.relkind IN ('r', 'p') AND NOT tables.relispartition
    AND (schemas.nspname = 'public' OR schemas.nspname = 'jobs' AND tables.relname = ANY ($1))
  GROUP BY 1, 2 ORDER BY 1, 2`;

export async function listTables(client: pg.Client): Promise<TableColumns[]> {
  return (await client.query<TableColumns>(TABLES, [JOB_TABLES])).rows;
}

/** Read after the rows: a counter may be ahead of them, but never behind. */
export async function readSequences(client: pg.Client): Promise<SequenceManifest[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT schemas.nspname AS schema, sequences.relname AS name
     FROM pg_class AS sequences JOIN pg_namespace AS schemas ON schemas.oid = sequences.relnamespace
     WHERE sequences.relkind = 'S' AND schemas.nspname IN ('public', 'jobs') ORDER BY 1, 2`,
  );
  const sequences: SequenceManifest[] = [];
  for (const sequence of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${qualified(sequence)}`,
    );
    const [row] = state.rows;
    if (row) sequences.push({ ...sequence, ...row });
  }
  return sequences;
}

export const qualified = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

const selected = (table: TableColumns) => table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** A query, because PostgreSQL cannot copy a partitioned table directly. */
export const copyOut = (table: TableColumns): string =>
  `COPY (SELECT ${selected(table)} FROM ${qualified(table)}) TO STDOUT`;

export const copyIn = (table: TableColumns): string => `COPY ${qualified(table)} (${selected(table)}) FROM STDIN`;

/** A connection with a fixed row order and format, so that hashes can be compared, and without time limits. */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // A broken connection fails the current statement; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
    'synchronize_seqscans = off',
    'max_parallel_workers_per_gather = 0',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    "lock_timeout = '60s'",
  ])
    await client.query(`SET ${setting}`);
  return client;
}
