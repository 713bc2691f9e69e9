import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, Not, Repository, type EntityManager } from 'typeorm';
import { RecordedDay } from './recorded-day.entity.js';

/** The number of waiting days of a placement. */
export interface WaitingDays {
  agreementId: string;
  /** For the family. */
  toConfirm: number;
  firstToConfirm: string | null;
  /** For the au pair. */
  disputed: number;
  firstDisputed: string | null;
}

@Injectable()
export class RecordedDaysRepository {
  constructor(@InjectRepository(RecordedDay) private readonly days: Repository<RecordedDay>) {}

  /** Serialises changes to the hours of this placement until commit. */
  async lockHours(agreementId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('hours of ' || $1, 0))`, [agreementId]);
  }

  /** The days of a placement in a range, inclusive and in order, including removed ones. */
  between(
    agreementId: string,
    from: string,
    to: string,
    manager: EntityManager = this.days.manager,
  ): Promise<RecordedDay[]> {
    return manager.find(RecordedDay, { where: { agreementId, day: Between(from, to) }, order: { day: 'ASC' } });
  }

  /** The last day of a placement on which something is recorded. */
  async lastOf(agreementId: string): Promise<string | null> {
    const where = { agreementId, state: Not<RecordedDay['state']>('removed') };
    return (await this.days.findOne({ where, order: { day: 'DESC' } }))?.day ?? null;
  }

  async save(day: RecordedDay, manager: EntityManager): Promise<void> {
    await manager.upsert(RecordedDay, day, ['agreementId', 'day']);
  }

  async confirm(agreementId: string, days: readonly string[], at: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE recorded_days SET state = 'confirmed', confirmed_at = $3, family_note = NULL
       WHERE agreement_id = $1 AND day = ANY ($2::date[])`,
      [agreementId, days, at],
    );
  }

  /** Placements without waiting days are left out. */
  waitingIn(agreementIds: readonly string[]): Promise<WaitingDays[]> {
    return this.days.query<WaitingDays[]>(
      `SELECT agreement_id AS "agreementId", (count(*) FILTER (WHERE state = 'recorded'))::integer AS "toConfirm",
         (min(day) FILTER (WHERE state = 'recorded'))::text AS "firstToConfirm",
         (count(*) FILTER (WHERE state = 'disputed'))::integer AS disputed,
         (min(day) FILTER (WHERE state = 'disputed'))::text AS "firstDisputed"
       FROM recorded_days WHERE agreement_id = ANY ($1) AND state IN ('recorded', 'disputed') GROUP BY agreement_id`,
      [agreementIds],
    );
  }

  /** Deletes one person's notes; the hours stay for the other person. */
  async clearNotesOf(personId: string): Promise<void> {
    await this.days.query('UPDATE recorded_days SET note = NULL WHERE au_pair_id = $1 AND note IS NOT NULL', [
      personId,
    ]);
    await this.days.query(
      'UPDATE recorded_days SET family_note = NULL WHERE family_id = $1 AND family_note IS NOT NULL',
      [personId],
    );
  }
}
