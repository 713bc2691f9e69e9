import { Injectable } from '@nestjs/common';
import { PreparedSql } from '../database/index.js';

/** Which request: by whom and under which key, and what it asked. */
export interface KeyedRequest {
  id: Buffer;
  accountId: string | null;
  request: Buffer;
}

export interface StoredAnswer {
  request: Buffer;
  status: number;
  answer: string | null;
}

const CLAIM = `
  INSERT INTO idempotency_keys (id, account_id, request) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING 1 AS claimed`;

@Injectable()
export class IdempotencyKeysRepository {
  constructor(private readonly sql: PreparedSql) {}

  /**
   * True for the first request under this key. Waits for another one that is running, as long as PostgreSQL lets a
   * request wait for a lock; where that one fails, this one is the first.
   */
  async claim({ id, accountId, request }: KeyedRequest): Promise<boolean> {
    return (await this.sql.rows('idempotency-claim', CLAIM, [id, accountId, request])).length > 0;
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
