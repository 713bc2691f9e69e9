import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/index.js';
import { DataSource } from 'typeorm';
import type { CheckKind } from './checks.js';

interface EndingCheck {
  id: string;
  userId: string;
  kind: CheckKind;
  validUntil: string;
  announcedWeeks: number | null;
}

const ENDING = `SELECT id, user_id AS "userId", kind, valid_until::text AS "validUntil",
  announced_weeks AS "announcedWeeks" FROM verification_checks WHERE approved_at IS NOT NULL`;

const ENDED = `${ENDING} AND valid_until < $1::date`;
const ENDING_SOON = `${ENDING} AND valid_until BETWEEN $1::date AND $2::date
  AND (announced_weeks IS NULL OR announced_weeks > $3)`;

/** Two ISO days, and the expiry notice sent between them. */
interface EndingSpan {
  from: string;
  until: string;
  weeks: number;
}

const valuesOf = ({ from, until, weeks }: EndingSpan) => [from, until, weeks];

/** Checks by expiry. */
@Injectable()
export class VerificationJobRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Approved checks that expired before `day`, after an id. */
  ended(day: string, after: string, limit: number): Promise<EndingCheck[]> {
    return this.dataSource.query(`${ENDED} AND id > $2 ORDER BY id LIMIT $3`, [day, after, limit]);
  }

  /** Locks one of them until commit; false if it no longer is one. */
  async lockEnded(id: string, day: string, manager: EntityManager): Promise<boolean> {
    return (await manager.query<object[]>(`${ENDED} AND id = $2 FOR UPDATE`, [day, id])).length > 0;
  }

  /** Ends an approval. A renewal keeps its state, and each adult needs a new document. */
  async expire(id: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE verification_checks
       SET approved_at = NULL, version = version + 1, details = CASE WHEN details ? 'adults' THEN jsonb_set(details, '{adults}', (
             SELECT coalesce(jsonb_agg(adult || '{"checkedOn": null}' ORDER BY place), '[]')
             FROM jsonb_array_elements(details -> 'adults') WITH ORDINALITY AS one (adult, place))) ELSE details END,
           state = CASE state WHEN 'approved' THEN 'expired' ELSE state END
       WHERE id = $1`,
      [id],
    );
  }

  /** Approved checks that expire between two days and have no notice of `weeks` or fewer, after an id. */
  ending(span: EndingSpan, after: string, limit: number): Promise<EndingCheck[]> {
    return this.dataSource.query(`${ENDING_SOON} AND id > $4 ORDER BY id LIMIT $5`, [...valuesOf(span), after, limit]);
  }

  /** Locks one of them until commit; false if it no longer is one. */
  async lockEnding(id: string, span: EndingSpan, manager: EntityManager): Promise<boolean> {
    return (await manager.query<object[]>(`${ENDING_SOON} AND id = $4 FOR UPDATE`, [...valuesOf(span), id])).length > 0;
  }

  async noteAnnounced(id: string, weeks: number, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE verification_checks SET announced_weeks = $2 WHERE id = $1', [id, weeks]);
  }
}
