import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { SHOWN_STEPS } from './employer-clock.dto.js';
import { SupportLetter } from './letter/support-letter.entity.js';
import { ClockNotice } from './notices/clock-notice.entity.js';
import { PermissionEntry } from './permission/permission-entry.entity.js';

/** Entries are few: this bounds what one placement adds to a list. One more tells that there are earlier ones. */
const NEWEST = `entry.id IN (SELECT id FROM (
  SELECT id, row_number() OVER (PARTITION BY agreement_id ORDER BY recorded_at DESC, id DESC) AS place
  FROM permission_entries WHERE agreement_id = ANY(:agreementIds)) AS placed WHERE place <= ${SHOWN_STEPS + 1})`;

type NewPermissionEntry = Omit<PermissionEntry, 'id' | 'removedBy' | 'removedAt'>;

@Injectable()
export class EmployerClocksRepository {
  constructor(@InjectRepository(PermissionEntry) private readonly entries: Repository<PermissionEntry>) {}

  /** Serialises changes to the clocks of these two until commit: their placements can count together. */
  async lock({ familyId, auPairId }: Pick<PermissionEntry, 'familyId' | 'auPairId'>, manager: EntityManager) {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('clock of ' || $1 || ' ' || $2, 0))`, [
      ...[familyId, auPairId],
    ]);
  }

  /** The newest of each placement in the order of recording, including those that were withdrawn. */
  async entriesOf(
    agreementIds: readonly string[],
    manager: EntityManager = this.entries.manager,
  ): Promise<PermissionEntry[]> {
    return manager
      .createQueryBuilder(PermissionEntry, 'entry')
      .where(NEWEST, { agreementIds: [...agreementIds] })
      .orderBy('entry.recordedAt')
      .addOrderBy('entry.id')
      .getMany();
  }

  async addEntry(entry: NewPermissionEntry, manager: EntityManager): Promise<void> {
    await manager.insert(PermissionEntry, entry);
  }

  async removeEntry(id: string, removedBy: string, removedAt: Date, manager: EntityManager): Promise<void> {
    await manager.update(PermissionEntry, { id }, { removedBy, removedAt });
  }

  /** The notices before a last day, in weeks. */
  async noticesOf(agreementId: string, lastDay: string, manager: EntityManager): Promise<number[]> {
    const rows = await manager.findBy(ClockNotice, { agreementId, lastDay });
    return rows.map(({ weeks }) => weeks);
  }

  async addNotice(notice: ClockNotice, manager: EntityManager): Promise<void> {
    await manager.insert(ClockNotice, notice);
  }

  lettersOf(agreementIds: readonly string[]): Promise<SupportLetter[]> {
    return this.entries.manager.findBy(SupportLetter, { agreementId: In([...agreementIds]) });
  }

  async saveLetter(letter: SupportLetter, manager: EntityManager): Promise<void> {
    await manager.upsert(SupportLetter, letter, ['agreementId']);
  }

  async deleteLetter(agreementId: string, manager: EntityManager): Promise<void> {
    await manager.delete(SupportLetter, { agreementId });
  }
}
