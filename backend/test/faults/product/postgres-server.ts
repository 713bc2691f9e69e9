import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../src/platform/database/embedded-postgres.js';
import { eventually } from '../../support/eventually.js';

/** A durable PostgreSQL that is ended, frozen and started again, always at the same address. */
export class PostgresServer {
  private constructor(
    private readonly dataDir: string,
    private server: EmbeddedPostgres,
  ) {}

  static async start(dataDir: string): Promise<PostgresServer> {
    // Durable: what was acknowledged must survive the server's death.
    return new PostgresServer(dataDir, await startEmbeddedPostgres({ dataDir, port: 0, durable: true }));
  }

  get url(): string {
    return this.server.url;
  }

  get adminUrl(): string {
    return this.server.adminUrl;
  }

  /** The folder of its cluster. */
  get home(): string {
    return join(this.dataDir, 'postgres');
  }

  async launch(): Promise<void> {
    const port = Number(new URL(this.url).port);
    this.server = await startEmbeddedPostgres({ dataDir: this.dataDir, port, durable: true });
  }

  /** SIGKILL to the postmaster; the next start recovers from the log. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** The "fast" end of an ordered restart. */
  async terminate(): Promise<void> {
    await this.end('SIGINT');
  }

  /** Stops the postmaster and every process of it: connections stay, and nothing answers. */
  freeze(): void {
    for (const pid of [this.pid, ...this.children]) signal(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of [...this.children, this.pid]) signal(pid, 'SIGCONT');
  }

  async stop(): Promise<void> {
    await this.server.stop();
  }

  async query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.withClient(async (client) => (await client.query(sql, values)).rows as Row[]);
  }

  /** Holds an exclusive lock on a table until `work` is done. */
  async whileLocked(table: string, work: () => Promise<unknown>): Promise<void> {
    await this.withClient(async (client) => {
      await client.query('BEGIN');
      await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      await work();
      await client.query('ROLLBACK');
    });
  }

  private async withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.adminUrl });
    // Killed under it: the next statement on it fails.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  private async end(name: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const { pid } = this;
    signal(pid, name);
    await eventually('PostgreSQL to end', () => Promise.resolve(!signal(pid, 0)));
  }

  private get pid(): number {
    return Number(readFileSync(join(this.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  private get children(): number[] {
    try {
      return execFileSync('pgrep', ['-P', String(this.pid)], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map(Number);
    } catch {
      return [];
    }
  }
}

/** False where there is no such process any more. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
