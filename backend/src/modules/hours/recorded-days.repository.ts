import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, Repository, type EntityManager } from 'typeorm';
import { RecordedDay } from './recorded-day.entity.js';

/** How many days of a placement wait for whom. */
export interface WaitingDays {
  arrangementId: string;
  /** For the family. */
  toConfirm: number;
  /** For the au pair. */
  disputed: number;
}

@Injectable()
export class RecordedDaysRepository {
  constructor(@InjectRepository(RecordedDay) private readonly days: Repository<RecordedDay>) {}

  /** A writer of this placement’s hours waits here until the one before it has committed. */
  async lockHours(arrangementId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('hours of ' || $1, 0))`, [arrangementId]);
  }

  /** Of one placement, first and last day included, in their order; removed ones too. */
  between(
    arrangementId: string,
    from: string,
    to: string,
    manager: EntityManager = this.days.manager,
  ): Promise<RecordedDay[]> {
    return manager.find(RecordedDay, { where: { arrangementId, day: Between(from, to) }, order: { day: 'ASC' } });
  }

  async save(day: RecordedDay, manager: EntityManager): Promise<void> {
    await manager.upsert(RecordedDay, day, ['arrangementId', 'day']);
  }

  async confirm(arrangementId: string, days: readonly string[], at: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE recorded_days SET state = 'confirmed', confirmed_at = $3, family_note = NULL
       WHERE agreement_id = $1 AND day = ANY ($2::date[])`,
      [arrangementId, days, at],
    );
  }

  /** Placements where nothing waits are left out. */
  waitingIn(arrangementIds: readonly string[]): Promise<WaitingDays[]> {
    return this.days.query<WaitingDays[]>(
      `SELECT agreement_id AS "arrangementId", (count(*) FILTER (WHERE state = 'recorded'))::integer AS "toConfirm",
         (count(*) FILTER (WHERE state = 'disputed'))::integer AS disputed
       FROM recorded_days WHERE agreement_id = ANY ($1) AND state IN ('recorded', 'disputed') GROUP BY agreement_id`,
      [arrangementIds],
    );
  }

  /** What one person wrote about days; the hours stay for the other one. */
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
