import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { migrations } from '../../src/migrations/index.js';
import { SnakeNamingStrategy } from '../../src/platform/database/snake-naming.strategy.js';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { eventually } from './eventually.js';

const TEMPLATE = 'migrated_template';
/** PostgreSQL's code for it. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** A database of its own, already migrated, for one test file. */
export interface TestDatabase {
  url: string;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Clones the migrated template: tens of milliseconds, and nobody else's rows. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = await sharedServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const url = databaseUrl(serverUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 3 });
  // Dropping the database ends idle connections; without a listener that would count as a failed test.
  pool.on('error', () => undefined);
  return {
    url,
    query: async <Row>(sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as Row[],
    drop: async () => {
      await pool.end();
      await eventually('the database to be left alone', () => dropped(serverUrl, name));
    },
  };
}

/** False while PostgreSQL's own housekeeping is at work in it, which no one but a superuser may end. */
const dropped = (serverUrl: string, name: string): Promise<boolean> =>
  onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`).then(
    () => true,
    (error: { code?: string }) => {
      if (error.code === INSUFFICIENT_PRIVILEGE) return false;
      throw error;
    },
  );

/** Starts the run's PostgreSQL and makes the template once, whichever worker comes first. */
async function sharedServer(): Promise<string> {
  const dataDir = process.env['TEST_DATA_DIR'];
  if (!dataDir) throw new Error('Run the tests through Jest: its global setup chooses the database');
  return withLock(join(dataDir, 'lock'), async () => {
    const server = await startEmbeddedPostgres({
      dataDir,
      port: Number(process.env['TEST_DATABASE_PORT']),
      durable: false,
    });
    const ready = join(dataDir, 'template-is-ready');
    if (!existsSync(ready)) {
      await makeTemplate(server.url);
      mkdirSync(ready);
    }
    return server.url;
  });
}

async function makeTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `CREATE DATABASE ${TEMPLATE}`);
  const dataSource = await new DataSource({
    type: 'postgres',
    url: databaseUrl(serverUrl, TEMPLATE),
    migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNamingStrategy(),
    installExtensions: false,
  }).initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
}

async function withLock<T>(directory: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      mkdirSync(directory);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await pause(25);
    }
  }
  try {
    return await work();
  } finally {
    rmdirSync(directory);
  }
}

async function onServer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
