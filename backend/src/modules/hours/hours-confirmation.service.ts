import { Injectable } from '@nestjs/common';
import { addDays, assertDay } from '../../platform/calendar-days/index.js';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError, invalidField } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import type { PlacementTerms } from '../agreements/index.js';
import './hours-events.js';
import type { DayToConfirm, DisputedDayInput } from './hours-input.dto.js';
import { stale } from './hours-recording.service.js';
import type { HoursWeek } from './hours.dto.js';
import { HoursService } from './hours.service.js';
import { DAYS_A_WEEK, mondayOf } from './hours-week.js';
import type { RecordedDay } from './recorded-day.entity.js';
import { RecordedDaysRepository } from './recorded-days.repository.js';
import { messages } from './texts.js';

/** The family confirms recorded hours, or disputes a day. */
@Injectable()
export class HoursConfirmationService {
  constructor(
    private readonly hours: HoursService,
    private readonly days: RecordedDaysRepository,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Confirms days of one week in the versions that the family has read; all or none. Already confirmed days stay
   * confirmed. Throws `not_found` to everyone except the family, `validation_failed`, and `stale_edit` if a day has
   * changed.
   */
  async confirm(agreementId: string, personId: string, days: readonly DayToConfirm[]): Promise<HoursWeek> {
    for (const { day } of days) assertDay('days', day, messages.day);
    const monday = mondayOf(days[0]?.day ?? '');
    if (days.some(({ day }) => mondayOf(day) !== monday)) throw invalidField('days', messages.days.tooMany);
    await this.withWeek(agreementId, personId, monday, async (rows, manager) => {
      const read = days.map(({ day, version }) => currentOf(rows, day, version));
      const open = read.filter(({ state }) => state !== 'confirmed').map(({ day }) => day);
      if (open.length === 0) return false;
      await this.days.confirm(agreementId, open, this.clock.now(), manager);
      return true;
    });
    return this.hours.week(agreementId, personId, monday);
  }

  /**
   * Disputes a day and notifies the au pair. The same note again changes nothing. Throws `not_found` to everyone except the family, `validation_failed`,
   * and `stale_edit` if the day has changed.
   */
  async dispute(agreementId: string, personId: string, day: string, input: DisputedDayInput): Promise<HoursWeek> {
    assertDay('day', day, messages.day);
    const week = mondayOf(day);
    await this.withWeek(agreementId, personId, week, async (rows, manager, { familyId, auPairId }) => {
      if (rows.some((row) => row.day === day && row.state === 'disputed' && row.familyNote === input.note))
        return false;
      const row = currentOf(rows, day, input.version);
      const disputed = { state: 'disputed' as const, familyNote: input.note, confirmedAt: null };
      await this.days.save({ ...row, ...disputed, version: row.version + 1 }, manager);
      await this.outbox.add(manager, 'hours.day-disputed', { agreementId, familyId, auPairId, week, day });
      return true;
    });
    return this.hours.week(agreementId, personId, day);
  }

  /** `change` returns whether it changed anything. */
  private async withWeek(
    agreementId: string,
    personId: string,
    week: string,
    change: (rows: RecordedDay[], manager: EntityManager, placement: PlacementTerms) => Promise<boolean>,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      const placement = await this.hours.placementOf(agreementId, personId, manager);
      if (placement.familyId !== personId) throw new DomainError('not_found');
      await this.days.lockHours(agreementId, manager);
      const rows = await this.days.between(agreementId, week, addDays(week, DAYS_A_WEEK - 1), manager);
      if (!(await change(rows, manager, placement))) return;
      const { familyId, auPairId } = placement;
      await this.outbox.add(manager, 'hours.changed', { agreementId, familyId, auPairId, week });
    });
  }
}

/** The day in the version that was read. Throws `stale_edit` for any other version, and for a removed day. */
function currentOf(rows: readonly RecordedDay[], day: string, version: number): RecordedDay {
  const row = rows.find((one) => one.day === day);
  if (!row || row.state === 'removed' || row.version !== version) throw stale(row);
  return row;
}
