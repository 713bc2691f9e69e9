import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Settings } from '../config/index.js';
import { withinTime } from '../time-limit/index.js';
import { offerPool } from './connection-choice.js';
import { replicaPoolOptions } from './pool-options.js';
import { PreparedSqlService } from './prepared-sql.service.js';

const POLL_EVERY_MS = 1_000;
/** A replica that lags more than this is not used. */
const MOST_LAG_MS = 5_000;

/** The position in PostgreSQL's log at a moment; it only grows. */
interface Position {
  at: number;
  lsn: bigint;
}

/**
 * The replica for reads that may lag. It is used only while it responds and has replayed what the primary stored a few
 * seconds ago. Positions are compared instead of clocks, so that an idle primary does not count as lag.
 */
@Injectable()
export class ReplicaService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  readonly pool: pg.Pool | null;
  private positions: Position[] = [];
  private usable = false;
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;
  private stopped = false;

  constructor(
    dataSource: DataSource,
    settings: Settings,
    private readonly sql: PreparedSqlService,
  ) {
    this.pool = settings.databaseReplicaUrl
      ? new pg.Pool({
          connectionString: settings.databaseReplicaUrl,
          ...replicaPoolOptions(settings.databasePoolSize),
        })
      : null;
    this.pool?.on('error', (err) => this.logger.warn({ err }));
    if (this.pool) offerPool(dataSource, 'replica', () => (this.usable ? this.pool : null));
  }

  get isUsable(): boolean {
    return this.usable;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.pool) return;
    await this.poll();
    this.schedulePoll();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.polling;
    await this.pool?.end();
  }

  /** A read on it failed: it is not used until it responds again. */
  distrust(err: unknown): void {
    this.setUsable(false, err);
  }

  private schedulePoll(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.polling = this.poll().finally(() => this.schedulePoll());
    }, POLL_EVERY_MS).unref();
  }

  private async poll(): Promise<void> {
    try {
      const at = performance.now();
      this.positions.push({ at, lsn: await this.primaryPosition() });
      // The newest position that is old enough must have been replayed.
      const due = this.positions.findLastIndex((position) => position.at <= at - MOST_LAG_MS);
      this.positions = this.positions.slice(Math.max(due, 0));
      const required = this.positions[0]?.lsn ?? 0n;
      const replayed = await this.replayedPosition();
      this.setUsable(replayed >= required, `It lags more than ${MOST_LAG_MS} ms behind`);
    } catch (err) {
      this.setUsable(false, err);
    }
  }

  private async primaryPosition(): Promise<bigint> {
    const [row] = await this.sql.rows<{ lsn: string }>(
      'replica:primary',
      `SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::text AS lsn`,
      [],
    );
    return BigInt(row?.lsn ?? 0);
  }

  private async replayedPosition(): Promise<bigint> {
    const asking = this.pool?.query<{ lsn: string | null }>(
      `SELECT (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text AS lsn`,
    );
    const answer = asking && (await withinTime(POLL_EVERY_MS, asking, () => null));
    // A server that is not a replica has replayed nothing.
    if (!answer?.rows[0]?.lsn) throw new Error(answer ? 'The server is not a replica' : 'The replica does not respond');
    return BigInt(answer.rows[0].lsn);
  }

  private setUsable(usable: boolean, reason: unknown): void {
    if (usable === this.usable) return;
    this.usable = usable;
    if (usable) this.logger.log({ event: 'replica_used' });
    else this.logger.warn({ event: 'replica_not_used', err: reason });
  }
}
