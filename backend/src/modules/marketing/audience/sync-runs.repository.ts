import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MarketingSyncRun } from './marketing-sync-run.entity.js';

/** A run without updates for this long died with its process. */
const SILENT = '2 minutes';
const KEPT = '90 days';

@Injectable()
export class SyncRunsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The id of a new run; null while another one is active. `brokenOff`: the message for one that died. */
  async begin(now: Date, brokenOff: string): Promise<string | null> {
    await this.dataSource.query(
      `UPDATE marketing_sync_runs SET finished_at = touched_at, problem = $2
       WHERE finished_at IS NULL AND touched_at < $1::timestamptz - interval '${SILENT}'`,
      [now, brokenOff],
    );
    await this.dataSource.query(
      `DELETE FROM marketing_sync_runs WHERE started_at < $1::timestamptz - interval '${KEPT}'`,
      [now],
    );
    const [row] = await this.dataSource.query<{ id: string }[]>(
      `INSERT INTO marketing_sync_runs (started_at, touched_at) VALUES ($1, $1)
       ON CONFLICT ((true)) WHERE finished_at IS NULL DO NOTHING RETURNING id`,
      [now],
    );
    return row?.id ?? null;
  }

  /** Records progress. */
  async touch(id: string, now: Date, done: { put?: number; forgotten?: number } = {}): Promise<void> {
    await this.dataSource.query(
      'UPDATE marketing_sync_runs SET touched_at = $2, put = put + $3, forgotten = forgotten + $4 WHERE id = $1',
      [id, now, done.put ?? 0, done.forgotten ?? 0],
    );
  }

  async finish(id: string, now: Date, problem: string | null): Promise<void> {
    await this.dataSource.manager.update(MarketingSyncRun, id, { finishedAt: now, touchedAt: now, problem });
  }

  /** The newest first. */
  async newest(limit: number): Promise<MarketingSyncRun[]> {
    return this.dataSource.manager.find(MarketingSyncRun, { order: { startedAt: 'DESC', id: 'DESC' }, take: limit });
  }
}
