import { open, rename, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ensureCluster, SUPERUSER, type Cluster } from './embedded-cluster.js';
import { Lease } from './embedded-leases.js';
import {
  findPostmaster,
  portAnswers,
  processIdentity,
  retireStalePid,
  type Postmaster,
} from './embedded-postmaster.js';
import { runAs } from './embedded-run.js';

interface EmbeddedPostgresOptions {
  /** The installation's data; the database is in its folder `postgres`. */
  dataDir: string;
  /** Port on 127.0.0.1; 0 takes a free one. */
  port: number;
  /** `false` trades durability for speed: tests only. */
  durable?: boolean;
  /** Called with progress messages. */
  log?: (message: string) => void;
}

export interface EmbeddedPostgres {
  /** Connection string of the application's role, which is not a superuser. */
  url: string;
  /** The same database for its superuser, who protects append-only tables. */
  adminUrl: string;
  /** Restarts the server from now on if it dies. */
  watch(): void;
  /** Stops the server, unless another running process of this installation uses it. */
  stop(): Promise<void>;
}

const APPLICATION = 'wattle_and_fern';
const START_TIMEOUT_MS = 60_000;
const WATCH_EVERY_MS = 1_000;
const LARGE_LOG_BYTES = 10 * 1024 * 1024;
/** Worth a retry: another process is starting the server, or children of a killed one are still running. */
const MAY_PASS = /is still in use|already exists/;

const serverSettings = (port: number, durable: boolean): Record<string, string | number> => ({
  port,
  // Only local connections with the password, because the machine may have other users.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Errors of statements contain their values, such as email addresses. The application logs them without.
  log_min_messages: 'log',
  fsync: durable ? 'on' : 'off',
  full_page_writes: durable ? 'on' : 'off',
  synchronous_commit: durable ? 'on' : 'off',
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** The server's log after the first `from` bytes. */
async function logSince(file: string, from: number): Promise<string> {
  const handle = await open(file).catch(() => null);
  if (!handle) return '';
  try {
    return await handle
      .read({ position: from, buffer: Buffer.alloc(4_096) })
      .then(({ buffer, bytesRead }) => buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
}

async function launch(cluster: Cluster, port: number, durable: boolean): Promise<void> {
  if ((await sizeOf(cluster.log)) > LARGE_LOG_BYTES) await rename(cluster.log, `${cluster.log}.1`);
  await retireStalePid(cluster.data);
  const settings = Object.entries(serverSettings(port, durable)).map(([name, value]) => `-c ${name}=${value}`);
  await runAs(cluster.account, cluster.binaries.pgCtl, [
    ...['-D', cluster.data, '-l', cluster.log, '-o', settings.join(' ')],
    ...['-w', '-t', String(START_TIMEOUT_MS / 1_000), 'start'],
  ]);
}

async function isReady(cluster: Cluster, port: number): Promise<boolean> {
  if (!(await portAnswers(port))) return false;
  const client = connection(cluster, port);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // 57P03: it is starting up or shutting down.
    if (error instanceof pg.DatabaseError && error.code !== '57P03') throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Starts the server of a cluster, or finds it running; returns its port. */
async function ensureRunning(cluster: Cluster, wantedPort: number, durable: boolean): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const running = await findPostmaster(cluster.data);
    if (running && (await isReady(cluster, running.port))) return running.port;
    if (!running) {
      const port = wantedPort || (await freePort());
      if (await portAnswers(port))
        throw new Error(
          `Another program listens on port ${port}. Set DATABASE_PORT to a free one, or DATABASE_URL to your own server.`,
        );
      const logged = await sizeOf(cluster.log);
      try {
        await launch(cluster, port, durable);
        return port;
      } catch (cause) {
        const reason = await logSince(cluster.log, logged);
        if (!MAY_PASS.test(reason) || Date.now() > deadline)
          throw new Error(`PostgreSQL did not start. It wrote to ${cluster.log}:\n${reason.trim()}`, { cause });
      }
    }
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not become ready; its log is ${cluster.log}`);
    await pause(100);
  }
}

const connection = (cluster: Cluster, port: number) =>
  new pg.Client({ host: '127.0.0.1', port, user: SUPERUSER, password: cluster.password, database: 'postgres' });

/** Creates the application's role and database if missing; another process may do so at the same time. */
async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = connection(cluster, port);
  const make = (sql: string) =>
    client.query(sql).catch((error: unknown) => {
      const madeByOther = error instanceof pg.DatabaseError && ['42710', '42P04', '23505'].includes(error.code ?? '');
      if (!madeByOther) throw error;
    });
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION]);
    // CREATEDB: each test worker copies a template database.
    if (!role.rowCount)
      await make(`CREATE ROLE ${APPLICATION} LOGIN CREATEDB PASSWORD ${pg.escapeLiteral(cluster.password)}`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [APPLICATION]);
    if (!database.rowCount) await make(`CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`);
  } finally {
    await client.end();
  }
}

/**
 * Runs the PostgreSQL that npm installed. It is a separate process that outlives this one if that is killed; the next
 * start finds it again. Rejects with a message for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, log = () => undefined } = options;
  const cluster = await ensureCluster({ dataDir: options.dataDir, durable, log });
  const lease = await Lease.take(cluster.home);
  const port = await ensureRunning(cluster, options.port, durable).catch(async (error: unknown) => {
    await lease.release();
    throw error;
  });
  if (options.port && port !== options.port)
    log(`PostgreSQL of ${cluster.home} already runs on port ${port}, so that port is used.`);
  await ensureDatabase(cluster, port);

  let watching: NodeJS.Timeout | undefined;
  let restarting: Promise<void> | undefined;
  let seen: Postmaster | null = null;
  const restartIfDead = async () => {
    if (seen && processIdentity(seen.pid) === seen.identity) return;
    seen = await findPostmaster(cluster.data);
    if (seen) return;
    log('PostgreSQL has ended unexpectedly and is started again.');
    await ensureRunning(cluster, port, durable);
  };
  return {
    url: `postgres://${APPLICATION}:${cluster.password}@127.0.0.1:${port}/${APPLICATION}`,
    adminUrl: `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${APPLICATION}`,
    watch() {
      watching ??= setInterval(() => {
        restarting ??= restartIfDead()
          .catch((error: unknown) => log(`PostgreSQL could not be started again: ${String(error)}`))
          .finally(() => (restarting = undefined));
      }, WATCH_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(watching);
      await restarting;
      if (!(await lease.release())) return log('PostgreSQL keeps running because another process uses it.');
      if (await findPostmaster(cluster.data))
        await runAs(cluster.account, cluster.binaries.pgCtl, ['-D', cluster.data, '-m', 'fast', '-w', 'stop']);
    },
  };
}
