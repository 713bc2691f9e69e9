import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from '../../../platform/database/index.js';
import type { BrevoEvent } from './brevo-event.entity.js';

interface EventPosition {
  happenedAt: Date;
  key: string;
}

export type BrevoEventRow = BrevoEvent & { username: string | null };

@Injectable()
export class BrevoEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** False if it already exists. */
  async add(event: BrevoEvent, manager: EntityManager): Promise<boolean> {
    const { key, kind, personId, campaignId, campaignName, happenedAt, receivedAt } = event;
    const rows = await manager.query<unknown[]>(
      `INSERT INTO brevo_events (key, kind, person_id, campaign_id, campaign_name, happened_at, received_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO NOTHING RETURNING key`,
      [key, kind, personId, campaignId, campaignName, happenedAt, receivedAt],
    );
    return rows.length > 0;
  }

  /** Newest first, with the names of existing members. */
  async page(after: EventPosition | null, limit: number): Promise<BrevoEventRow[]> {
    return this.dataSource.query<BrevoEventRow[]>(
      `SELECT event.key, event.kind, event.person_id AS "personId", event.campaign_id AS "campaignId",
         event.campaign_name AS "campaignName", event.happened_at AS "happenedAt", event.received_at AS "receivedAt",
         account.username::text
       FROM brevo_events AS event LEFT JOIN account_identities AS account ON account.id = event.person_id
       WHERE $1::timestamptz IS NULL OR (event.happened_at, event.key) < ($1, $2)
       ORDER BY event.happened_at DESC, event.key DESC LIMIT $3`,
      [after?.happenedAt ?? null, after?.key ?? null, limit],
    );
  }
}
