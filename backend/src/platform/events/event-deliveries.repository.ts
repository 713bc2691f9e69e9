import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { EventDelivery } from './event-delivery.entity.js';
import { LEASE_SECONDS, type ClaimedEvent } from './outbox.repository.js';

export interface NewDelivery {
  event: ClaimedEvent;
  listener: string;
  /** Why it failed; null if it was not tried. */
  error: string | null;
  /** Seconds until the first try. */
  delay: number;
}

export interface ClaimedDelivery {
  id: string;
  eventId: string;
  event: string;
  listener: string;
  payload: object;
  requestId: string | null;
  attempts: number;
}

/** A delivery that failed at every try. */
export interface DeadLetter {
  id: string;
  event: string;
  listener: string;
  createdAt: Date;
  deadAt: Date;
  attempts: number;
  lastError: string | null;
}

const DEAD_LETTER = `
  SELECT id, event, listener, created_at AS "createdAt", dead_at AS "deadAt", attempts, last_error AS "lastError"
  FROM event_deliveries WHERE dead_at IS NOT NULL`;
const KEEP_DAYS = 30;
const PRUNE_BATCH = 1_000;

@Injectable()
export class EventDeliveriesRepository {
  /** Whether a delivery is due. */
  readonly dueSql = 'EXISTS (SELECT FROM event_deliveries WHERE dead_at IS NULL AND available_at <= now())';

  constructor(@InjectRepository(EventDelivery) private readonly deliveries: Repository<EventDelivery>) {}

  /** Idempotent per event and listener. */
  async insert(rows: readonly NewDelivery[]): Promise<void> {
    const values = rows.map(({ event, listener, error, delay }) => ({
      event_id: event.id,
      event: event.name,
      listener,
      payload: event.payload,
      request_id: event.requestId,
      created_at: event.createdAt,
      attempts: error === null ? 0 : 1,
      last_error: error,
      delay,
    }));
    await this.deliveries.query(
      `INSERT INTO event_deliveries (event_id, event, listener, payload, request_id, created_at, attempts, last_error, available_at)
       SELECT event_id, event, listener, payload, request_id, created_at, attempts, last_error, now() + make_interval(secs => delay)
       FROM jsonb_to_recordset($1::jsonb) AS row (event_id bigint, event text, listener text, payload jsonb, request_id text,
         created_at timestamptz, attempts smallint, last_error text, delay float8)
       ON CONFLICT (event_id, listener) DO NOTHING`,
      [JSON.stringify(values)],
    );
  }

  /** Claims up to `limit` due deliveries of these listeners, longest waiting first. */
  async claim(listeners: readonly { event: string; name: string }[], limit: number): Promise<ClaimedDelivery[]> {
    const [rows] = await this.deliveries.query<[ClaimedDelivery[], number]>(
      `UPDATE event_deliveries SET attempts = least(attempts + 1, 1000), available_at = now() + make_interval(secs => ${LEASE_SECONDS})
       WHERE id IN (
         SELECT id FROM event_deliveries WHERE dead_at IS NULL AND available_at <= now()
           AND (event, listener) IN (SELECT * FROM unnest($1::text[], $2::text[]))
         ORDER BY available_at, event_id LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING id, event_id AS "eventId", event, listener, payload, request_id AS "requestId", attempts`,
      [listeners.map(({ event }) => event), listeners.map(({ name }) => name), limit],
    );
    return rows.sort((a, b) => Number(a.eventId) - Number(b.eventId));
  }

  async extend(ids: readonly string[]): Promise<void> {
    await this.deliveries.query(
      `UPDATE event_deliveries SET available_at = now() + make_interval(secs => ${LEASE_SECONDS}) WHERE id = ANY($1)`,
      [ids],
    );
  }

  async delete(id: string): Promise<void> {
    await this.deliveries.query('DELETE FROM event_deliveries WHERE id = $1', [id]);
  }

  /** Leaves a failed delivery for later. */
  async postpone(id: string, seconds: number, error: string): Promise<void> {
    await this.deliveries.query(
      'UPDATE event_deliveries SET available_at = now() + make_interval(secs => $2), last_error = $3 WHERE id = $1',
      [id, seconds, error],
    );
  }

  /** Makes it a dead letter; without an error the previous one stays. */
  async bury(id: string, error: string | null): Promise<void> {
    await this.deliveries.query(
      'UPDATE event_deliveries SET dead_at = now(), last_error = coalesce($2, last_error) WHERE id = $1',
      [id, error],
    );
  }

  async countDead(most: number): Promise<number> {
    const [row] = await this.deliveries.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM (SELECT FROM event_deliveries WHERE dead_at IS NOT NULL LIMIT $1) AS one`,
      [most],
    );
    return row.count;
  }

  /** Newest first, after `after`. */
  async dead(after: { deadAt: Date; id: string } | null, limit: number): Promise<DeadLetter[]> {
    return this.deliveries.query(
      `${DEAD_LETTER} AND ($1::timestamptz IS NULL OR (date_trunc('milliseconds', dead_at), id) < ($1, $2::uuid))
       ORDER BY date_trunc('milliseconds', dead_at) DESC, id DESC LIMIT $3`,
      [after?.deadAt ?? null, after?.id ?? null, limit],
    );
  }

  /** Locks it until commit. */
  async lockDead(id: string, manager: EntityManager): Promise<DeadLetter | null> {
    const [row] = await manager.query<DeadLetter[]>(`${DEAD_LETTER} AND id = $1 FOR UPDATE`, [id]);
    return row ?? null;
  }

  /** With all its tries. */
  async revive(id: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE event_deliveries SET dead_at = NULL, attempts = 0, available_at = now() WHERE id = $1',
      [id],
    );
  }

  async discard(id: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM event_deliveries WHERE id = $1', [id]);
  }

  /** Deletes dead letters after thirty days, and deliveries without a listener after as long. */
  async prune(): Promise<void> {
    for (let deleted = PRUNE_BATCH; deleted === PRUNE_BATCH;) {
      [, deleted] = await this.deliveries.query<[unknown, number]>(
        `DELETE FROM event_deliveries WHERE id IN (
           SELECT id FROM event_deliveries WHERE coalesce(dead_at, available_at) < now() - make_interval(days => ${KEEP_DAYS}) LIMIT $1)`,
        [PRUNE_BATCH],
      );
    }
  }
}
