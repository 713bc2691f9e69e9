import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { KEEP_ALIVE } from './pool-options.js';

const LOCK = 7_290_145;
const TRY_EVERY_MS = 500;
const PATIENCE_MS = 10_000;
const ANSWER_MS = 5_000;
/** PostgreSQL frees the lock of a crashed machine within half a minute; by default it takes two hours. */
const NOTICE_DEAD_PEERS = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3';

export class DatabaseInUseError extends Error {
  constructor() {
    super(
      'Another API process is already using this database. Without Redis, members connected to one process would not ' +
        'get messages sent through the other. Set REDIS_URL for all API processes, or run only one.',
    );
  }
}

interface Claim {
  url: string;
  /** Redis connects the processes: others with this flag may use the database as well. */
  shared: boolean;
  /** The connection was lost, and another process has claimed the database. */
  onLost: (error: Error) => void;
  /** How long to wait for a process that is shutting down. */
  patienceMs?: number;
}

/** Prevents independent API processes from using the same database. */
export class DatabaseClaim {
  private readonly name = `api ${randomUUID()}`;
  private client: pg.Client | undefined;
  private released = false;

  private constructor(private readonly claim: Claim) {}

  /** Throws `DatabaseInUseError` if another process has the database exclusively and does not end. */
  static async take(claim: Claim): Promise<DatabaseClaim> {
    const taken = new DatabaseClaim(claim);
    await taken.lock();
    return taken;
  }

  async release(): Promise<void> {
    this.released = true;
    await this.client?.end().catch(() => undefined);
  }

  private async lock(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.claim.url,
      application_name: this.name,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      ...KEEP_ALIVE,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await this.waitForLock(client);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    client.once('end', () => void this.lockAgain());
  }

  private async waitForLock(client: pg.Client): Promise<void> {
    await client.query(NOTICE_DEAD_PEERS);
    // Ends this process's own previous connection if only the network failed.
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
      [this.name],
    );
    const end = performance.now() + (this.claim.patienceMs ?? PATIENCE_MS);
    while (!(await this.isLocked(client))) {
      if (performance.now() > end) throw new DatabaseInUseError();
      await pause(TRY_EVERY_MS);
    }
  }

  private async isLocked(client: pg.Client): Promise<boolean> {
    const kind = this.claim.shared ? '_shared' : '';
    const { rows } = await client.query<{ locked: boolean }>(`SELECT pg_try_advisory_lock${kind}(${LOCK}) AS locked`);
    return rows[0]?.locked ?? false;
  }

  /** Retries for as long as PostgreSQL or the network is down. */
  private async lockAgain(): Promise<void> {
    while (!this.released) {
      try {
        return await this.lock();
      } catch (error) {
        if (error instanceof DatabaseInUseError) return this.claim.onLost(error);
        await pause(TRY_EVERY_MS, undefined, { ref: false });
      }
    }
  }
}
