import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostmaster } from './embedded-postmaster.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';

let dataDir: string;
const started: EmbeddedPostgres[] = [];

const start = async (options: { port?: number; log?: (message: string) => void } = {}) => {
  const postgres = await startEmbeddedPostgres({ dataDir, port: 0, ...options });
  started.push(postgres);
  return postgres;
};

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const server = async () => {
  const found = await findPostmaster(join(dataDir, 'postgres', 'data'));
  if (!found) throw new Error('The server does not run');
  return found;
};

/** Kills the server and waits until its process is gone. */
async function killServer(): Promise<void> {
  process.kill((await server()).pid, 'SIGKILL');
  while (await findPostmaster(join(dataDir, 'postgres', 'data'))) await pause(5);
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded postgres '));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('speaks UTF-8, sorts by ICU and does not lose what it has committed', async () => {
    const { url } = await start();
    const [row] = await query(
      url,
      `SELECT current_setting('server_encoding') AS encoding, datlocprovider AS provider, current_setting('fsync') AS fsync,
              current_setting('full_page_writes') AS pages, current_setting('synchronous_commit') AS commits
         FROM pg_database WHERE datname = current_database()`,
    );
    expect(row).toEqual({ encoding: 'UTF8', provider: 'i', fsync: 'on', pages: 'on', commits: 'on' });
  });

  it('gives the application a role that is no superuser but may make test databases', async () => {
    const { url } = await start();
    const [role] = await query(url, 'SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = current_user');
    expect(role).toEqual({ rolsuper: false, rolcreatedb: true });
  });

  it('rejects a wrong password and listens on the loopback address only', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    const [row] = await query(url, "SELECT current_setting('listen_addresses') AS addresses");
    expect(row).toEqual({ addresses: '127.0.0.1' });
  });

  it('logs no values of statements', async () => {
    const { url } = await start();
    for (const sql of [`SELECT 'anna@example.org'::uuid`, 'CREATE TABLE people (email text UNIQUE)'])
      await query(url, sql).catch(() => undefined);
    const add = `INSERT INTO people VALUES ('anna@example.org')`;
    await query(url, add);
    await expect(query(url, add)).rejects.toMatchObject({ code: '23505' });
    const log = await readFile(join(dataDir, 'postgres', 'server.log'), 'utf8');
    expect(log).toContain('is ready to accept connections');
    expect(log).not.toContain('anna@');
  });

  it('is found again, not started twice, by a second start', async () => {
    const first = await start();
    const { pid } = await server();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect((await server()).pid).toBe(pid);
  });

  it('stays while another process uses it and ends with the last one', async () => {
    const api = await start();
    const tool = await start();
    await tool.stop();
    await expect(query(api.url, 'SELECT 1')).resolves.toHaveLength(1);
    await api.stop();
    await expect(server()).rejects.toThrow('does not run');
  });

  it('keeps its data when it is stopped, and when it is killed', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept (word text)');
    await query(first.url, "INSERT INTO kept VALUES ('stopped')");
    await first.stop();

    const second = await start();
    await query(second.url, "INSERT INTO kept VALUES ('killed')");
    await killServer();

    const third = await start();
    await expect(query(third.url, 'SELECT word FROM kept ORDER BY word')).resolves.toEqual([
      { word: 'killed' },
      { word: 'stopped' },
    ]);
  });

  it('starts even if another process now has its old process id', async () => {
    await start();
    await killServer();
    const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(process.pid)));
    const { url } = await start();
    await expect(query(url, 'SELECT 1')).resolves.toHaveLength(1);
  });

  it('is started again by the watch when it dies', async () => {
    let told: (message: string) => void = () => undefined;
    const noticed = new Promise<string>((done) => (told = done));
    const { port } = await start().then(server);
    const postgres = await start({ port, log: (message) => told(message) });
    postgres.watch();
    await killServer();
    await expect(noticed).resolves.toContain('started again');
    for (;;) {
      const answer = await query(postgres.url, 'SELECT 1 AS one').catch(() => null);
      if (answer) return expect(answer).toEqual([{ one: 1 }]);
    }
  });

  it('names DATABASE_PORT when another program uses the port', async () => {
    const stranger = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done));
    const { port } = stranger.address() as AddressInfo;
    await expect(start({ port })).rejects.toThrow(`Another program listens on port ${port}. Set DATABASE_PORT`);
    await new Promise((done) => stranger.close(done));
  });
});
