import { Injectable } from '@nestjs/common';
import { addDays, assertDay } from '../../platform/calendar-days/index.js';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError, invalidField } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import type { PlacementTerms } from '../agreements/index.js';
import './hours-events.js';
import type { RecordedDayInput } from './hours-input.dto.js';
import type { HoursWeek } from './hours.dto.js';
import { HoursService } from './hours.service.js';
import {
  DAYS_A_WEEK,
  isInPlacement,
  isWaitingForFamily,
  mondayOf,
  weekOfHours,
  type WeekOfHours,
} from './hours-week.js';
import { contentOf, isSameContent } from './recorded-content.js';
import type { RecordedDay } from './recorded-day.entity.js';
import { RecordedDaysRepository } from './recorded-days.repository.js';
import { messages } from './texts.js';

/** The au pair records the days of a placement. */
@Injectable()
export class HoursRecordingService {
  constructor(
    private readonly hours: HoursService,
    private readonly days: RecordedDaysRepository,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Records or changes a day, which the family then has to confirm (again). Recording the same hours changes nothing.
   * Throws `not_found` to everyone except the au pair, `validation_failed`, and `stale_edit` if the day has changed
   * since `input.version`.
   */
  async record(agreementId: string, personId: string, day: string, input: RecordedDayInput): Promise<HoursWeek> {
    await this.inWeek(agreementId, personId, day, async (placement, rows, manager) => {
      const before = rows.find((row) => row.day === day);
      this.assertRecordable(placement, day, before);
      const content = contentOf(placement, day, input);
      if (before && before.state !== 'removed' && isSameContent(before, content)) {
        // A dispute is answered only by someone who has read it.
        if (before.state !== 'disputed') return null;
      }
      if ((before?.version ?? 0) !== input.version) throw stale(before);
      const { familyId, auPairId } = placement;
      const row: RecordedDay = {
        ...{ agreementId, day, familyId, auPairId, ...content },
        state: 'recorded',
        familyNote: null,
        version: (before?.version ?? 0) + 1,
        recordedAt: this.clock.now(),
        confirmedAt: null,
      };
      await this.days.save(row, manager);
      return row;
    });
    return this.hours.week(agreementId, personId, day);
  }

  /**
   * Removes a recorded day. Idempotent. Throws `not_found` to everyone except the au pair, `validation_failed`,
   * `invalid_state_transition` once the family has confirmed it, and `stale_edit` if the day has changed since
   * `version`.
   */
  async remove(agreementId: string, personId: string, day: string, version?: number): Promise<HoursWeek> {
    await this.inWeek(agreementId, personId, day, async (_placement, rows, manager) => {
      const before = rows.find((row) => row.day === day);
      if (!before || before.state === 'removed') return null;
      if (before.state === 'confirmed')
        throw new DomainError('invalid_state_transition', { message: messages.confirmed, state: before.state });
      if (version !== undefined && before.version !== version) throw stale(before);
      const row: RecordedDay = {
        ...before,
        ...{ state: 'removed', minutes: 0, startsAt: null, endsAt: null, asPlanned: false },
        ...{ note: null, familyNote: null, version: before.version + 1, recordedAt: this.clock.now() },
      };
      await this.days.save(row, manager);
      return row;
    });
    return this.hours.week(agreementId, personId, day);
  }

  /** Changes one day under the lock of its placement, and publishes its events. */
  private async inWeek(
    agreementId: string,
    personId: string,
    day: string,
    change: (placement: PlacementTerms, rows: RecordedDay[], manager: EntityManager) => Promise<RecordedDay | null>,
  ): Promise<void> {
    assertDay('day', day, messages.day);
    await this.transactions.run(async (manager) => {
      const placement = await this.hours.placementOf(agreementId, personId, manager);
      if (placement.auPairId !== personId) throw new DomainError('not_found');
      await this.days.lockHours(agreementId, manager);
      const monday = mondayOf(day);
      const rows = await this.days.between(agreementId, monday, addDays(monday, DAYS_A_WEEK - 1), manager);
      const changed = await change(placement, rows, manager);
      if (!changed) return;
      const news = { agreementId, familyId: placement.familyId, auPairId: placement.auPairId, week: monday };
      await this.outbox.add(manager, 'hours.changed', news);
      const before = weekOfHours(placement, rows, monday);
      const after = weekOfHours(placement, [...rows.filter((row) => row.day !== day), changed], monday);
      if (changed.state === 'recorded' && this.needsConfirmationAgain(placement, before, after, day))
        await this.outbox.add(manager, 'hours.week-recorded', news);
    });
  }

  /** Whether to notify the family: once per week, not for every day. */
  private needsConfirmationAgain(
    placement: PlacementTerms,
    before: WeekOfHours,
    after: WeekOfHours,
    day: string,
  ): boolean {
    const today = this.hours.today(placement);
    if (!isWaitingForFamily(after, placement, today)) return false;
    const earlier = before.days.find((one) => one.day === day)?.recorded?.state;
    return earlier === 'confirmed' || earlier === 'disputed' || !isWaitingForFamily(before, placement, today);
  }

  /** Recorded hours can be changed even if the placement ended on an earlier day. */
  private assertRecordable(placement: PlacementTerms, day: string, before: RecordedDay | undefined): void {
    const isRecorded = before !== undefined && before.state !== 'removed';
    if (!isRecorded && !isInPlacement(placement, day))
      throw invalidField('day', messages.outside(placement.startsOn, placement.lastDay));
    if (day > this.hours.today(placement)) throw invalidField('day', messages.future);
  }
}

export const stale = (current: RecordedDay | undefined): DomainError =>
  new DomainError('stale_edit', {
    message: messages.changed,
    current: current && { day: current.day, version: current.version },
  });
