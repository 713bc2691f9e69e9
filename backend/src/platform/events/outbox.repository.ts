import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { OutboxEvent } from './outbox-event.entity.js';
import { readableByPreviousRelease } from './payloads-of-both-releases.js';

export interface ClaimedEvent {
  id: string;
  name: string;
  payload: object;
  requestId: string | null;
  attempts: number;
  createdAt: Date;
}

/**
 * Seconds until another process may claim an event. The lease is extended during work, so this is also the delay after
 * a crash.
 */
export const LEASE_SECONDS = 10;

/** Events and deliveries that are not finished. */
export interface Backlog {
  waiting: number;
  oldestSince: Date | null;
  /** The number of failed deliveries that will be retried, by event name. */
  failed: Record<string, number>;
}

@Injectable()
export class OutboxRepository {
  /** Whether an event is due. */
  readonly dueSql = 'EXISTS (SELECT FROM outbox_events WHERE available_at <= now())';

  constructor(@InjectRepository(OutboxEvent) private readonly events: Repository<OutboxEvent>) {}

  async insert(manager: EntityManager, name: string, payload: object, requestId: string | null): Promise<void> {
    await manager.insert(OutboxEvent, { name, payload: readableByPreviousRelease(payload), requestId });
  }

  /** Claims up to `limit` due events, oldest first; two processes never claim the same one. */
  async claim(limit: number): Promise<ClaimedEvent[]> {
    const [rows] = await this.events.query<[ClaimedEvent[], number]>(
      `UPDATE outbox_events SET attempts = least(attempts + 1, 1000), available_at = now() + make_interval(secs => ${LEASE_SECONDS})
       WHERE id IN (SELECT id FROM outbox_events WHERE available_at <= now() ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, name, payload, request_id AS "requestId", attempts, created_at AS "createdAt"`,
      [limit],
    );
    return rows.sort((a, b) => Number(a.id) - Number(b.id));
  }

  /**
   * The number of waiting events and deliveries, counted up to `most`; since when the oldest waits; and failed ones.
   */
  async backlog(most: number): Promise<Backlog> {
    const [row] = await this.events.query<[Backlog]>(
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

  /** Skips locked rows, which are being deleted, to avoid a deadlock. */
  async extend(ids: readonly string[]): Promise<void> {
    await this.events.query(
      `UPDATE outbox_events SET available_at = now() + make_interval(secs => ${LEASE_SECONDS})
       WHERE id IN (SELECT id FROM outbox_events WHERE id = ANY($1) FOR UPDATE SKIP LOCKED)`,
      [ids],
    );
  }

  /** Releases claimed events to other processes. */
  async release(ids: readonly string[]): Promise<void> {
    await this.events.query('UPDATE outbox_events SET available_at = now() WHERE id = ANY($1)', [ids]);
  }
}
