import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { migrations } from '../../src/migrations/index.js';
import { migrate } from '../../src/platform/database/index.js';
import { SnakeNamingStrategy } from '../../src/platform/database/snake-naming.strategy.js';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';

const TEMPLATE = 'migrated_template';

/** A database of its own, already migrated, for one test file. */
export interface TestDatabase {
  url: string;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/**
 * Clones the migrated template: tens of milliseconds, and no one else's rows. As in an installation, the application
 * does not own the database it works in.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await sharedServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server.adminUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const url = databaseUrl(server.url, name);
  await onServer(server.adminUrl, `GRANT ALL ON DATABASE ${name} TO ${new URL(url).username}`);
  const pool = new pg.Pool({ connectionString: url, max: 3 });
  // Dropping the database ends idle connections; without a listener that would count as a failed test.
  pool.on('error', () => undefined);
  return {
    url,
    query: async <Row>(sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as Row[],
    drop: async () => {
      await pool.end();
      await onServer(server.adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** The superuser's address of a test database. */
export async function superuserUrl({ url }: Pick<TestDatabase, 'url'>): Promise<string> {
  return databaseUrl((await sharedServer()).adminUrl, new URL(url).pathname.slice(1));
}

/** A database without tables that the application owns, as an admin of PostgreSQL hands it over. */
export async function createEmptyDatabase(): Promise<{ url: string; adminUrl: string; drop(): Promise<void> }> {
  const server = await sharedServer();
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await onServer(server.url, `CREATE DATABASE ${name}`);
  return {
    url: databaseUrl(server.url, name),
    adminUrl: databaseUrl(server.adminUrl, name),
    drop: () => onServer(server.adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

interface Server {
  url: string;
  adminUrl: string;
}

/** Starts the run's PostgreSQL and makes the template once, whichever worker comes first. */
async function sharedServer(): Promise<Server> {
  const dataDir = process.env['TEST_DATA_DIR'];
  if (!dataDir) throw new Error('Run the tests through Vitest: its global setup chooses the database');
  return withLock(join(dataDir, 'lock'), async () => {
    const server = await startEmbeddedPostgres({
      dataDir,
      port: Number(process.env['TEST_DATABASE_PORT']),
      durable: false,
    });
    const ready = join(dataDir, 'template-is-ready');
    if (!existsSync(ready)) {
      await makeTemplate(server);
      mkdirSync(ready);
    }
    return server;
  });
}

async function makeTemplate({ url, adminUrl }: Server): Promise<void> {
  await onServer(url, `CREATE DATABASE ${TEMPLATE}`);
  const dataSource = await new DataSource({
    type: 'postgres',
    url: databaseUrl(url, TEMPLATE),
    migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNamingStrategy(),
    installExtensions: false,
  }).initialize();
  await migrate(dataSource, databaseUrl(adminUrl, TEMPLATE));
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
