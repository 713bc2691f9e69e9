import { Injectable } from '@nestjs/common';
import { addDays } from '../../platform/calendar-days/index.js';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { eachItem, Scheduled } from '../../platform/jobs/index.js';
import { momentIn, PlacementTermsService } from '../agreements/index.js';
import './hours-events.js';
import { HoursRemindersRepository } from './hours-reminders.repository.js';
import { HoursService } from './hours.service.js';
import { DAYS_A_WEEK, mondayOf, weekOfHours } from './hours-week.js';
import { RecordedDaysRepository } from './recorded-days.repository.js';

/** On Mondays, in the family’s time zone. */
const TIME = '09:00';
/** The zones whose Monday begins first are this far ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000;

/** Tells both sides on Mondays what is left of last week: days that are not recorded, and days to confirm. */
@Injectable()
export class HoursRemindersJob {
  constructor(
    private readonly hours: HoursService,
    private readonly days: RecordedDaysRepository,
    private readonly reminders: HoursRemindersRepository,
    private readonly placements: PlacementTermsService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('hours.remind', {
    cron: '29 * * * *',
    does: 'Tells both sides of a placement on Mondays which hours of last week are missing, and which wait',
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    const week = weekBefore(new Date(now.getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 10));
    await eachItem('hours.remind', {
      page: (after, limit) => this.reminders.due(week, after, limit),
      work: ({ id }) => this.transactions.run((manager) => this.remind(id, week, now, manager)),
    });
  }

  /** The note and the events are stored together, so that each person is notified once about a week. */
  private async remind(agreementId: string, week: string, now: Date, manager: EntityManager): Promise<void> {
    const placement = await this.placements.find(agreementId, manager);
    if (!placement || weekBefore(this.hours.today(placement)) !== week) return;
    const opensAt = momentIn(placement.timeZone, addDays(week, DAYS_A_WEEK), TIME);
    if (opensAt && now < opensAt) return;
    await this.days.lockHours(agreementId, manager);
    if (!(await this.reminders.note({ agreementId, week }, manager))) return;
    const rows = await this.days.between(agreementId, week, addDays(week, DAYS_A_WEEK - 1), manager);
    const { days } = weekOfHours(placement, rows, week);
    const missing = days.filter(({ plannedMinutes, recorded }) => plannedMinutes > 0 && recorded === null);
    const waiting = days.filter(({ recorded }) => recorded?.state === 'recorded');
    const news = { agreementId, familyId: placement.familyId, auPairId: placement.auPairId, week };
    for (const [name, left] of [
      ['hours.days-missing', missing],
      ['hours.days-waiting', waiting],
    ] as const)
      if (left.length > 0) await this.outbox.add(manager, name, { ...news, days: left.map(({ day }) => day) });
  }
}

const weekBefore = (day: string): string => addDays(mondayOf(day), -DAYS_A_WEEK);
