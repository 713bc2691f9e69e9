import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Notification } from './notification.entity.js';

type NewNotification = Omit<Notification, 'id' | 'readAt'>;

/** The last row of a page: Unix milliseconds and id. */
export interface InboxPosition {
  createdAt: number;
  id: string;
}

const PAGE = `
  SELECT id, person_id AS "personId", kind, source_id AS "sourceId", payload, path, created_at AS "createdAt",
    read_at AS "readAt", mail_due_at AS "mailDueAt", push_due_at AS "pushDueAt",
    coalesced_by AS "coalescedBy"
  FROM notifications WHERE person_id = $1 AND kind = ANY($2)
    AND ($3::float8 IS NULL OR (created_at, id) < (to_timestamp($3::float8 / 1000), $4::uuid))
  ORDER BY created_at DESC, id DESC LIMIT $5`;

@Injectable()
export class NotificationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The id of the new row; null if it is a duplicate, or the person has left. */
  async insert(notification: NewNotification, manager: EntityManager): Promise<string | null> {
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO notifications
         (person_id, kind, source_id, payload, path, created_at, mail_due_at, push_due_at, coalesced_by)
       SELECT id, $2, $3, $4, $5, $6, $7, $8, $9 FROM account_identities WHERE id = $1
       ON CONFLICT (person_id, kind, source_id) DO NOTHING RETURNING id`,
      [
        notification.personId,
        notification.kind,
        notification.sourceId,
        notification.payload,
        notification.path,
        notification.createdAt,
        notification.mailDueAt,
        notification.pushDueAt,
        notification.coalescedBy,
      ],
    );
    return row?.id ?? null;
  }

  async find(id: string): Promise<Notification | null> {
    return this.dataSource.manager.findOneBy(Notification, { id });
  }

  /** A person's newest notifications of these kinds, after `after`. */
  async page(
    personId: string,
    kinds: readonly string[],
    after: InboxPosition | null,
    limit: number,
  ): Promise<Notification[]> {
    return this.dataSource.query<Notification[]>(PAGE, [
      personId,
      kinds,
      after?.createdAt ?? null,
      after?.id ?? null,
      limit,
    ]);
  }

  async countUnread(personId: string, kinds: readonly string[]): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM notifications WHERE person_id = $1 AND kind = ANY($2) AND read_at IS NULL`,
      [personId, kinds],
    );
    return row.count;
  }

  /** False if it does not exist, is of another kind, or belongs to someone else. */
  async markRead(personId: string, kinds: readonly string[], id: string, now: Date): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE notifications SET read_at = coalesce(read_at, $4)
       WHERE person_id = $1 AND kind = ANY($2) AND id = $3 RETURNING id`,
      [personId, kinds, id, now],
    );
    return rows.length > 0;
  }

  /** Everything of these kinds created until `until`. */
  async markAllRead(personId: string, kinds: readonly string[], until: Date, now: Date): Promise<void> {
    await this.dataSource.query(
      `UPDATE notifications SET read_at = $4
       WHERE person_id = $1 AND kind = ANY($2) AND read_at IS NULL AND created_at <= $3`,
      [personId, kinds, until, now],
    );
  }

  /** Ids of notifications with a due email or push, oldest first. */
  async due(now: Date, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `(SELECT id FROM notifications WHERE mail_due_at <= $1 ORDER BY mail_due_at LIMIT $2)
       UNION (SELECT id FROM notifications WHERE push_due_at <= $1 ORDER BY push_due_at LIMIT $2)`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes the due deliveries of a notification, so that none is sent twice after the commit. */
  async takeDue(id: string, now: Date, manager: EntityManager): Promise<TakenDelivery | null> {
    const [rows] = await manager.query<[TakenDelivery[], number]>(
      `WITH due AS (
         SELECT id, coalesce(mail_due_at <= $2, false) AS mail, coalesce(push_due_at <= $2, false) AS push
         FROM notifications WHERE id = $1 FOR UPDATE
       )
       UPDATE notifications AS n
       SET mail_due_at = CASE WHEN due.mail THEN NULL ELSE n.mail_due_at END,
         push_due_at = CASE WHEN due.push THEN NULL ELSE n.push_due_at END
       FROM due WHERE n.id = due.id AND (due.mail OR due.push)
       RETURNING n.id, n.person_id AS "personId", n.kind, n.payload, n.path, n.read_at IS NOT NULL AS "isRead", due.mail, due.push`,
      [id, now],
    );
    return rows[0] ?? null;
  }

  /** The number of notifications of this kind and subject since a moment, counted by one caller at a time. */
  async countAlike(
    { personId, kind, coalescedBy }: Pick<Notification, 'personId' | 'kind' | 'coalescedBy'>,
    since: Date,
    manager: EntityManager,
  ): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `notifications:${personId}:${kind}:${coalescedBy}`,
    ]);
    const [row] = await manager.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM notifications
       WHERE person_id = $1 AND kind = $2 AND coalesced_by = $3 AND created_at > $4`,
      [personId, kind, coalescedBy, since],
    );
    return row.count;
  }

  /**
   * Delays a notification until `until` and replaces waiting ones of its kind and subject: no later than the first of
   * them.
   */
  async coalesce(id: string, until: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `WITH it AS (SELECT * FROM notifications WHERE id = $1),
       replaced AS (
         UPDATE notifications n SET mail_due_at = NULL, push_due_at = NULL
         FROM (
           SELECT o.id, o.mail_due_at, o.push_due_at FROM notifications o JOIN it
             ON o.person_id = it.person_id AND o.kind = it.kind AND o.coalesced_by = it.coalesced_by
           WHERE o.id <> it.id AND greatest(o.mail_due_at, o.push_due_at) > it.created_at FOR UPDATE OF o
         ) AS waiting
         WHERE n.id = waiting.id RETURNING waiting.mail_due_at, waiting.push_due_at
       )
       UPDATE notifications SET
         mail_due_at = CASE WHEN mail_due_at IS NOT NULL
           THEN greatest(mail_due_at, coalesce((SELECT min(mail_due_at) FROM replaced), $2)) END,
         push_due_at = CASE WHEN push_due_at IS NOT NULL
           THEN greatest(push_due_at, coalesce((SELECT min(push_due_at) FROM replaced), $2)) END
       WHERE id = $1`,
      [id, until],
    );
  }

  /** Cancels the deliveries of notifications of this kind whose payload has this value in this field. */
  async stopWaiting(kind: string, field: string, value: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE notifications SET mail_due_at = NULL, push_due_at = NULL
       WHERE kind = $1 AND payload ->> $2 = $3 AND (mail_due_at IS NOT NULL OR push_due_at IS NOT NULL)`,
      [kind, field, value],
    );
  }

  /** Delays a failed delivery until `until`, so that it does not block others. */
  async putOff(id: string, now: Date, until: Date): Promise<void> {
    await this.dataSource.query(
      `UPDATE notifications SET
         mail_due_at = CASE WHEN mail_due_at <= $2 THEN $3 ELSE mail_due_at END,
         push_due_at = CASE WHEN push_due_at <= $2 THEN $3 ELSE push_due_at END
       WHERE id = $1`,
      [id, now, until],
    );
  }
}

/** A notification with the channels to send it by now. */
export interface TakenDelivery {
  id: string;
  personId: string;
  kind: string;
  payload: object;
  path: string;
  isRead: boolean;
  mail: boolean;
  push: boolean;
}
