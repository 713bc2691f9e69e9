import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Settings } from '../config/index.js';
import { cutConnection, KEEP_ALIVE } from './pool-options.js';

const CHECK_EVERY_MS = 100;
/** A longer wait may mean a lock, or a frozen server: then the server is probed. */
const SLOW_MS = 600;
const PROBE_MS = 900;
/** How often a frozen server is probed on a new connection. */
const PROBE_AGAIN_MS = 5_000;

/** The server accepts connections but does not respond. The code is PostgreSQL's "cannot connect now". */
class ServerFrozenError extends Error {
  readonly code = '57P03';

  constructor() {
    super('PostgreSQL does not answer');
  }
}

/**
 * Fails requests within two seconds while PostgreSQL is frozen. Slow statements are allowed: a probe on a separate
 * connection decides whether the server responds at all.
 */
@Injectable()
export class FrozenServerWatchService implements OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly inUse = new Map<pg.PoolClient, number>();
  private readonly connecting = new Map<(error: Error) => void, number>();
  /** Runs while a statement waits. */
  private timer: NodeJS.Timeout | undefined;
  private readonly url: string | undefined;
  private client: pg.Client | undefined;
  private probing = false;
  private frozen = false;
  private stopped = false;

  constructor(dataSource: DataSource, settings: Settings) {
    // Not through a pooler, which makes clients wait for a free connection.
    this.url = settings.databaseDirectUrl ?? undefined;
    this.guard((dataSource.driver as unknown as { master: pg.Pool }).master);
    // Connected in advance, because connecting to a busy server takes longer than a response.
    void this.probe().catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearInterval(this.timer);
    this.drop();
  }

  private guard(pool: pg.Pool): void {
    pool.on('acquire', (client) => {
      this.inUse.set(client, performance.now());
      this.startChecking();
    });
    pool.on('release', (_error, client) => this.inUse.delete(client));
    pool.on('remove', (client) => this.inUse.delete(client));
    const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
    const connectOrFail = () => this.orFrozen(connect());
    type Callback = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void;
    const guarded = (callback?: Callback) => {
      const result = this.frozen ? Promise.reject(new ServerFrozenError()) : connectOrFail();
      if (!callback) return result;
      return void result.then(
        (client) => callback(undefined, client, client.release.bind(client)),
        (error: Error) => callback(error, undefined, () => undefined),
      );
    };
    pool.connect = guarded as typeof pool.connect;
  }

  private orFrozen(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let over = false;
      const settle = () => {
        over = true;
        this.connecting.delete(fail);
      };
      const fail = (error: Error) => {
        settle();
        reject(error);
      };
      this.connecting.set(fail, performance.now());
      this.startChecking();
      connecting.then(
        (client) => {
          // The probe is no longer needed.
          if (over) return client.release();
          settle();
          resolve(client);
        },
        (error: Error) => fail(error),
      );
    });
  }

  private startChecking(): void {
    if (!this.stopped) this.timer ??= setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
  }

  private async check(): Promise<void> {
    if (this.inUse.size === 0 && this.connecting.size === 0 && !this.probing) {
      clearInterval(this.timer);
      this.timer = undefined;
      return;
    }
    const oldest = Math.min(...this.inUse.values(), ...this.connecting.values());
    if (this.probing || performance.now() - oldest < SLOW_MS) return;
    this.probing = true;
    try {
      let answered = this.answeredWithin(PROBE_MS);
      while (!(await answered) && !this.stopped) {
        this.freeze();
        answered = this.answeredWithin(PROBE_AGAIN_MS);
      }
      this.thaw();
    } finally {
      this.probing = false;
    }
  }

  private async answeredWithin(ms: number): Promise<boolean> {
    let answered = false;
    const over = new AbortController();
    // An error also proves that the server is not frozen.
    const answer = this.probe()
      .catch(() => this.drop())
      .then(() => {
        answered = true;
        over.abort();
      });
    await Promise.race([answer, pause(ms, undefined, { signal: over.signal }).catch(() => undefined)]);
    // A busy process must read pending responses before it judges.
    await turn();
    await turn();
    if (!answered) this.drop();
    return answered;
  }

  private async probe(): Promise<void> {
    if (!this.client) {
      const client = new pg.Client({ connectionString: this.url, ...KEEP_ALIVE });
      client.on('error', () => this.client === client && this.drop());
      this.client = client;
      await client.connect();
    }
    await this.client?.query('SELECT 1');
  }

  private drop(): void {
    const { client } = this;
    this.client = undefined;
    if (client) cutConnection(client);
  }

  private freeze(): void {
    if (!this.frozen) this.logger.error({ event: 'database_frozen', inUse: this.inUse.size });
    this.frozen = true;
    for (const fail of this.connecting.keys()) fail(new ServerFrozenError());
    for (const client of this.inUse.keys()) cutConnection(client);
  }

  private thaw(): void {
    if (this.frozen) this.logger.warn({ event: 'database_answers_again' });
    this.frozen = false;
  }
}
