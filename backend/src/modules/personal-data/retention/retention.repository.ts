import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { quoted } from '../quoted.js';
import type { RetentionRule } from './retention-rules.js';

@Injectable()
export class RetentionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Deletes the oldest expired rows, at most `limit`; returns how many. */
  async deleteOldest({ table, since, days, where }: RetentionRule, now: Date, limit: number): Promise<number> {
    const name = quoted(table);
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM ${name} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${name}
         WHERE ${since} < $1::timestamptz - make_interval(days => $2) ${where ? `AND (${where})` : ''}
         ORDER BY ${since} LIMIT $3 FOR UPDATE SKIP LOCKED))`,
      [now, days, limit],
    );
    return count;
  }
}
