import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Notification } from './notification.entity.js';

export type NewNotification = Omit<Notification, 'id' | 'readAt'>;

/** Where a page ended: Unix milliseconds and id. */
export interface InboxPosition {
  createdAt: number;
  id: string;
}

const PAGE = `
  SELECT id, person_id AS "personId", kind, source_id AS "sourceId", payload, path, created_at AS "createdAt",
    read_at AS "readAt", mail_due_at AS "mailDueAt", push_due_at AS "pushDueAt"
  FROM notifications WHERE person_id = $1 AND kind = ANY($2)
    AND ($3::float8 IS NULL OR (created_at, id) < (to_timestamp($3::float8 / 1000), $4::uuid))
  ORDER BY created_at DESC, id DESC LIMIT $5`;

@Injectable()
export class NotificationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The id of the new row; null when this person was told of this source before, or has left. */
  async insert(told: NewNotification, manager: EntityManager): Promise<string | null> {
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO notifications (person_id, kind, source_id, payload, path, created_at, mail_due_at, push_due_at)
       SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM accounts WHERE id = $1
       ON CONFLICT (person_id, kind, source_id) DO NOTHING RETURNING id`,
      [
        told.personId,
        told.kind,
        told.sourceId,
        told.payload,
        told.path,
        told.createdAt,
        told.mailDueAt,
        told.pushDueAt,
      ],
    );
    return row?.id ?? null;
  }

  async find(id: string): Promise<Notification | null> {
    return this.dataSource.manager.findOneBy(Notification, { id });
  }

  /** A person's newest, of these kinds, beginning after `after`. */
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

  /** False when it is nobody's, or somebody else's. */
  async markRead(personId: string, id: string, now: Date): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      'UPDATE notifications SET read_at = coalesce(read_at, $3) WHERE person_id = $1 AND id = $2 RETURNING id',
      [personId, id, now],
    );
    return rows.length > 0;
  }

  /** All that came until `until`. */
  async markAllRead(personId: string, until: Date, now: Date): Promise<void> {
    await this.dataSource.query(
      'UPDATE notifications SET read_at = $3 WHERE person_id = $1 AND read_at IS NULL AND created_at <= $2',
      [personId, until, now],
    );
  }

  /** Ids of those whose mail or push is due, oldest first. */
  async due(now: Date, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `(SELECT id FROM notifications WHERE mail_due_at <= $1 ORDER BY mail_due_at LIMIT $2)
       UNION (SELECT id FROM notifications WHERE push_due_at <= $1 ORDER BY push_due_at LIMIT $2)`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes what is due of a notification, so that nobody delivers it a second time once this is committed. */
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

  /** How many were forgotten. */
  async deleteBefore(moment: Date): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      'DELETE FROM notifications WHERE created_at < $1',
      [moment],
    );
    return count;
  }
}

/** A notification with the ways by which it shall leave now. */
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
