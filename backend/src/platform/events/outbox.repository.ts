import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { OutboxEvent } from './outbox-event.entity.js';

export interface ClaimedEvent {
  id: string;
  name: string;
  payload: object;
  requestId: string | null;
  attempts: number;
}

/** Seconds for which a claimed event is left to its dispatcher before another one may take it. */
const LEASE_SECONDS = 30;

export interface BacklogRow {
  waiting: number;
  oldestSince: Date | null;
  /** Number by name of event. */
  failed: Record<string, number>;
}

@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutboxEvent) private readonly events: Repository<OutboxEvent>) {}

  async insert(manager: EntityManager, name: string, payload: object, requestId: string | null): Promise<void> {
    await manager.insert(OutboxEvent, { name, payload, requestId });
  }

  /** Takes up to `limit` due events, oldest first; two processes never get the same one. */
  async claim(limit: number): Promise<ClaimedEvent[]> {
    const [rows] = await this.events.query<[ClaimedEvent[], number]>(
      `UPDATE outbox_events SET attempts = attempts + 1, available_at = now() + make_interval(secs => ${LEASE_SECONDS})
       WHERE id IN (SELECT id FROM outbox_events WHERE available_at <= now() ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, name, payload, request_id AS "requestId", attempts`,
      [limit],
    );
    return rows.sort((a, b) => Number(a.id) - Number(b.id));
  }

  /** How many events wait, counted up to `most`; since when the oldest does; and what has failed before, by name. */
  async backlog(most: number): Promise<BacklogRow> {
    const [row] = await this.events.query<[BacklogRow]>(
      `SELECT (SELECT count(*)::integer FROM (SELECT FROM outbox_events LIMIT $1) AS one) AS waiting,
         (SELECT created_at FROM outbox_events ORDER BY id LIMIT 1) AS "oldestSince",
         (SELECT coalesce(jsonb_object_agg(name, count), '{}') FROM (
            SELECT name, count(*) FROM (SELECT name FROM outbox_events WHERE attempts > 1 LIMIT $1) AS failed GROUP BY name
          ) AS by_name) AS failed`,
      [most],
    );
    return row;
  }

  async delete(ids: string[]): Promise<void> {
    await this.events.query('DELETE FROM outbox_events WHERE id = ANY($1)', [ids]);
  }

  /** Leaves a failed event for later, the longer the more often it has failed. */
  async postpone(id: string, seconds: number): Promise<void> {
    await this.events.query('UPDATE outbox_events SET available_at = now() + make_interval(secs => $2) WHERE id = $1', [
      id,
      seconds,
    ]);
  }
}
