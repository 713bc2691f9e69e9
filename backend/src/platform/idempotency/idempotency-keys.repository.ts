import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../database/index.js';

/** The owner, key and content of a request. */
export interface KeyedRequest {
  id: Buffer;
  accountId: string | null;
  request: Buffer;
}

export interface StoredAnswer {
  request: Buffer;
  /** Null while the request that reserved the key runs. */
  status: number | null;
  answer: string | null;
}

const CLAIM = `
  INSERT INTO idempotency_keys (id, account_id, request) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING 1 AS claimed`;

/** Longer than any request: an older reservation belongs to a crashed process. */
const RESERVED_SECONDS = 120;
const RESERVE = `
  INSERT INTO idempotency_keys AS held (id, account_id, request) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET created_at = now()
  WHERE held.status IS NULL AND held.request = excluded.request
    AND held.created_at < now() - make_interval(secs => ${RESERVED_SECONDS})
  RETURNING 1 AS reserved`;

@Injectable()
export class IdempotencyKeysRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /**
   * True for the first request with this key. Waits for a running one, up to the lock timeout; if that fails, this one
   * is the first.
   */
  async claim({ id, accountId, request }: KeyedRequest): Promise<boolean> {
    return (await this.sql.rows('idempotency-claim', CLAIM, [id, accountId, request])).length > 0;
  }

  /** Like `claim`, outside a transaction and without waiting: others see at once that this request runs. */
  async reserve({ id, accountId, request }: KeyedRequest): Promise<boolean> {
    return (await this.sql.rows('idempotency-reserve', RESERVE, [id, accountId, request])).length > 0;
  }

  /** Call it after a request that reserved its key and failed. */
  async release(id: Buffer): Promise<void> {
    await this.sql.rows('idempotency-release', 'DELETE FROM idempotency_keys WHERE id = $1 AND status IS NULL', [id]);
  }

  async store(id: Buffer, status: number, answer: string | null): Promise<void> {
    const sql = 'UPDATE idempotency_keys SET status = $2, answer = $3 WHERE id = $1';
    await this.sql.rows('idempotency-store', sql, [id, status, answer]);
  }

  async find(id: Buffer): Promise<StoredAnswer | null> {
    const sql = 'SELECT request, status, answer FROM idempotency_keys WHERE id = $1';
    const [found] = await this.sql.rows<StoredAnswer>('idempotency-find', sql, [id]);
    return found ?? null;
  }
}
