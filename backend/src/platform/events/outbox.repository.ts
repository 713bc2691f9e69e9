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
  createdAt: Date;
}

/**
 * Seconds after which another process may take what one has claimed. It is extended while the work goes on, so this is
 * also how long the events of a killed process wait.
 */
export const LEASE_SECONDS = 10;

export interface BacklogRow {
  waiting: number;
  oldestSince: Date | null;
  /** Number of deliveries that have failed before and will be tried again, by name of event. */
  failed: Record<string, number>;
}

@Injectable()
export class OutboxRepository {
  /** Whether an event waits to be claimed. */
  readonly dueSql = 'EXISTS (SELECT FROM outbox_events WHERE available_at <= now())';

  constructor(@InjectRepository(OutboxEvent) private readonly events: Repository<OutboxEvent>) {}

  async insert(manager: EntityManager, name: string, payload: object, requestId: string | null): Promise<void> {
    await manager.insert(OutboxEvent, { name, payload, requestId });
  }

  /** Takes up to `limit` due events, oldest first; two processes never get the same one. */
  async claim(limit: number): Promise<ClaimedEvent[]> {
    const [rows] = await this.events.query<[ClaimedEvent[], number]>(
      `UPDATE outbox_events SET attempts = least(attempts + 1, 1000), available_at = now() + make_interval(secs => ${LEASE_SECONDS})
       WHERE id IN (SELECT id FROM outbox_events WHERE available_at <= now() ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, name, payload, request_id AS "requestId", attempts, created_at AS "createdAt"`,
      [limit],
    );
    return rows.sort((a, b) => Number(a.id) - Number(b.id));
  }

  /** How many events and deliveries wait, counted up to `most`; since when the oldest does; and what has failed before. */
  async backlog(most: number): Promise<BacklogRow> {
    const [row] = await this.events.query<[BacklogRow]>(
      `SELECT (SELECT count(*)::integer FROM (
           SELECT FROM (SELECT id FROM outbox_events UNION ALL
             SELECT event_id FROM event_deliveries AS delivery WHERE dead_at IS NULL
               AND NOT EXISTS (SELECT FROM outbox_events WHERE id = delivery.event_id)) AS owed LIMIT $1) AS one) AS waiting,
         (SELECT least(
           (SELECT created_at FROM outbox_events ORDER BY id LIMIT 1),
           (SELECT min(created_at) FROM event_deliveries WHERE dead_at IS NULL))) AS "oldestSince",
         (SELECT coalesce(jsonb_object_agg(event, count), '{}') FROM (
            SELECT event, count(*) FROM (
              SELECT event FROM event_deliveries WHERE dead_at IS NULL AND last_error IS NOT NULL LIMIT $1
            ) AS failed GROUP BY event
          ) AS by_event) AS failed`,
      [most],
    );
    return row;
  }

  async delete(ids: readonly string[]): Promise<void> {
    await this.events.query('DELETE FROM outbox_events WHERE id = ANY($1)', [ids]);
  }

  /** Waits for no row: what is locked is being deleted, and two statements that wait for each other would fail. */
  async extend(ids: readonly string[]): Promise<void> {
    await this.events.query(
      `UPDATE outbox_events SET available_at = now() + make_interval(secs => ${LEASE_SECONDS})
       WHERE id IN (SELECT id FROM outbox_events WHERE id = ANY($1) FOR UPDATE SKIP LOCKED)`,
      [ids],
    );
  }

  /** Leaves claimed events to whichever process comes first. */
  async release(ids: readonly string[]): Promise<void> {
    await this.events.query('UPDATE outbox_events SET available_at = now() WHERE id = ANY($1)', [ids]);
  }
}
