import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CursorPosition } from '../http/index.js';
import { BrowserError } from './browser-error.entity.js';

/** One report of a browser. */
type BrowserErrorReport = Pick<
  BrowserError,
  'fingerprint' | 'kind' | 'message' | 'stack' | 'page' | 'browser' | 'release'
>;

const SEEN_AGAIN = `count = e.count + 1, last_seen_at = $1, page = $3, browser = $4, release = $5, stack = $6, resolved_at = NULL`;

@Injectable()
export class BrowserErrorsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts a known error and reopens it; false if it is new. */
  async countKnown({ fingerprint, page, browser, release, stack }: BrowserErrorReport, now: Date): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE browser_errors e SET ${SEEN_AGAIN} WHERE fingerprint = $2`,
      [now, fingerprint, page, browser, release, stack],
    );
    return count > 0;
  }

  /** Stores a new error unless there are `most`; a concurrent process may store the same one. */
  async add(report: BrowserErrorReport, now: Date, most: number): Promise<void> {
    const { fingerprint, kind, message, stack, page, browser, release } = report;
    await this.dataSource.query(
      `INSERT INTO browser_errors AS e
         (last_seen_at, fingerprint, page, browser, release, stack, kind, message, count, first_seen_at)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, 1, $1
       WHERE (SELECT count(*) FROM (SELECT FROM browser_errors LIMIT $9) AS known) < $9
       ON CONFLICT (fingerprint) DO UPDATE SET ${SEEN_AGAIN}`,
      [now, fingerprint, page, browser, release, stack, kind, message, most],
    );
  }

  /** Most recent first. */
  list(resolved: boolean, after: CursorPosition | null, limit: number): Promise<BrowserError[]> {
    const query = this.dataSource
      .createQueryBuilder(BrowserError, 'e')
      .where(resolved ? 'e.resolvedAt IS NOT NULL' : 'e.resolvedAt IS NULL')
      .orderBy('e.lastSeenAt', 'DESC')
      .addOrderBy('e.id', 'DESC')
      .limit(limit);
    if (after) query.andWhere('(e.lastSeenAt, e.id) < (:at, :id)', after);
    return query.getMany();
  }

  /** False if it is not open. */
  async resolve(id: string, now: Date, manager: EntityManager): Promise<boolean> {
    const [, count] = await manager.query<[unknown[], number]>(
      'UPDATE browser_errors SET resolved_at = $2 WHERE id = $1 AND resolved_at IS NULL',
      [id, now],
    );
    return count > 0;
  }
}
