import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe } from 'vitest';
import { eventually } from '../../support/eventually.js';
import { freePort } from './free-port.js';

const PROGRAM = process.env['PGBOUNCER_PATH'] ?? 'pgbouncer';
const START = fileURLToPath(new URL('../../../../docker/pgbouncer/start.sh', import.meta.url));

/** Whether this machine has the program; npm cannot bring it. */
export const hasPgBouncer = () => spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0;

/** `describe` for what needs PgBouncer: without the program it is skipped, and that is said. */
export function describeWithPgBouncer(name: string, tests: () => void): void {
  if (!hasPgBouncer()) process.stdout.write(`Skipped, since there is no pgbouncer on this machine: ${name}\n`);
  describe.skipIf(!hasPgBouncer())(name, tests);
}

/** A PgBouncer with the configuration that the product ships, which gives each transaction another connection. */
export class PgBouncerServer {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** @param connections how many of PostgreSQL all its clients share */
  static async start(databaseUrl: string, connections: number): Promise<PgBouncerServer> {
    const target = new URL(databaseUrl);
    const port = await freePort();
    const folder = join(process.env['TEST_DATA_DIR'] ?? '', `pgbouncer-${randomUUID()}`);
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const child = spawn('sh', [START], {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'] ?? '',
        TMPDIR: folder,
        PGBOUNCER_PATH: PROGRAM,
        PGHOST: target.hostname,
        PGPORT: target.port,
        PGDATABASE: target.pathname.slice(1),
        PGUSER: target.username,
        PGPASSWORD: decodeURIComponent(target.password),
        LISTEN_ADDRESS: '127.0.0.1',
        LISTEN_PORT: String(port),
        POOL_SIZE: String(connections),
        ...(process.getuid?.() === 0 && { RUN_AS: 'nobody' }),
      },
    });
    target.port = String(port);
    const server = new PgBouncerServer(target.href, child);
    await eventually('PgBouncer to answer', async () => {
      const client = new pg.Client({ connectionString: server.url });
      const answer = await client.connect().then(
        () => client.query('SELECT 1'),
        () => null,
      );
      await client.end();
      return answer;
    });
    return server;
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}
