import { Injectable } from '@nestjs/common';
import { addDays } from '../../../platform/calendar-days/index.js';
import { ClockService, dayIn } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField, invalidTransition } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { EffectiveBlocksService, otherOf } from '../../profiles/index.js';
import type { AgreementFact } from '../agreement-facts.service.js';
import { PlacementTermsService, type PlacementTerms } from '../terms/placement-terms.service.js';
import './calendar-date-events.js';
import {
  assertPossible,
  canAnswer,
  canChange,
  isOpen,
  isSameContent,
  needsAnswer,
  type CalendarDateContent,
} from './calendar-date-rules.js';
import type { CalendarDate } from './calendar-date.entity.js';
import {
  toCalendarDate,
  type CalendarDateAnswer,
  type CalendarDateInput,
  type CalendarDatesDto,
} from './calendar-dates.dto.js';
import { CalendarDatesRepository } from './calendar-dates.repository.js';
import { calendarDateMessages as messages } from './texts.js';

const MOST_DATES = 200;
/** Includes declined and withdrawn dates, because each change reads all of them. */
const MOST_DATES_EVER = 1_000;
const DECLINED_SHOWN_DAYS = 30;

type News = 'asked' | 'accepted' | 'declined' | 'withdrawn';

/** Days off, swaps and school holidays of a placement: one side asks or enters, the other accepts or declines. */
@Injectable()
export class CalendarDatesService {
  constructor(
    private readonly placements: PlacementTermsService,
    private readonly dates: CalendarDatesRepository,
    private readonly blocks: EffectiveBlocksService,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found` to everyone except the two members of the placement. */
  async list(agreementId: string, personId: string): Promise<CalendarDatesDto> {
    const placement = await this.placementOf(agreementId, personId);
    const today = dayIn(placement.timeZone, this.clock.now());
    const shown = (await this.dates.ofPlacements([agreementId])).filter(
      (date) => isOpen(date) || (date.state === 'declined' && date.endsOn >= addDays(today, -DECLINED_SHOWN_DAYS)),
    );
    const areHidden = await this.blocks.areHidden(placement.familyId, placement.auPairId);
    return { items: shown.map((date) => toCalendarDate(date, personId, today, areHidden)) };
  }

  /** How many dates wait for this person, by the agreement’s id; days that are over do not count. */
  async toAnswerBy(
    personId: string,
    placements: readonly Pick<AgreementFact, 'id' | 'timeZone'>[],
  ): Promise<Map<string, number>> {
    const dates = await this.dates.ofPlacements(placements.map(({ id }) => id));
    return new Map(
      placements.map(({ id, timeZone }) => {
        const today = dayIn(timeZone, this.clock.now());
        const own = dates.filter(({ agreementId }) => agreementId === id);
        return [id, own.filter((date) => canAnswer(date, personId, today)).length];
      }),
    );
  }

  /**
   * Adds dates or changes your own, which the other then has to accept (again). The same dates again change nothing.
   * Throws `not_found`, `validation_failed`, `stale_edit`, and `invalid_state_transition` for closed dates.
   */
  async save(agreementId: string, personId: string, id: string, input: CalendarDateInput): Promise<void> {
    await this.change(agreementId, personId, async (placement, rows, manager) => {
      const content = contentOf(input);
      const before = rows.find((row) => row.id === id);
      if (before ? before.askedBy !== personId : await this.dates.isTaken(id, manager))
        throw new DomainError('not_found');
      if (before && isOpen(before) && isSameContent(before, content)) return null;
      if (before && !isOpen(before)) throw invalidTransition(before.state, messages.notOpen);
      if ((before?.version ?? 0) !== input.version) throw stale(before);
      const others = rows.filter((row) => row.id !== id && isOpen(row));
      if (!before) assertRoom(others.length, rows.length);
      assertPossible(placement, dayIn(placement.timeZone, this.clock.now()), content, others, before);
      const { familyId, auPairId } = placement;
      const state = needsAnswer(content) ? ('asked' as const) : ('accepted' as const);
      const date = {
        ...{ id, agreementId, familyId, auPairId, ...content, state, askedBy: personId },
        version: (before?.version ?? 0) + 1,
        changedAt: this.clock.now(),
      };
      return { date, news: state === 'asked' ? 'asked' : null };
    });
  }

  /**
   * Accepts or declines. Idempotent. Throws `not_found` to everyone except the one who was asked, `stale_edit`, and
   * `invalid_state_transition`.
   */
  async answer(agreementId: string, personId: string, id: string, input: CalendarDateAnswer): Promise<void> {
    await this.change(agreementId, personId, (placement, rows) => {
      const before = rows.find((row) => row.id === id);
      if (!before || before.askedBy === personId || before.state === 'withdrawn') throw new DomainError('not_found');
      if (before.state === input.answer) return null;
      if (before.state !== 'asked') throw invalidTransition(before.state, messages.answered);
      if (before.version !== input.version) throw stale(before);
      if (!canAnswer(before, personId, dayIn(placement.timeZone, this.clock.now())))
        throw invalidTransition(before.state, messages.over);
      return { date: this.next(before, input.answer), news: input.answer };
    });
  }

  /** Withdraws your own dates. Idempotent. Throws `not_found`, and `invalid_state_transition` once they are over. */
  async withdraw(agreementId: string, personId: string, id: string): Promise<void> {
    await this.change(agreementId, personId, (placement, rows) => {
      const before = rows.find((row) => row.id === id);
      if (before?.askedBy !== personId) throw new DomainError('not_found');
      if (!isOpen(before)) return null;
      if (!canChange(before, personId, dayIn(placement.timeZone, this.clock.now())))
        throw invalidTransition(before.state, messages.over);
      const isNews = before.state === 'accepted' && needsAnswer(before);
      return { date: this.next(before, 'withdrawn'), news: isNews ? 'withdrawn' : null };
    });
  }

  private next(date: CalendarDate, state: CalendarDate['state']): CalendarDate {
    return { ...date, state, version: date.version + 1, changedAt: this.clock.now() };
  }

  private async placementOf(id: string, personId: string, manager?: EntityManager): Promise<PlacementTerms> {
    const placement = await this.placements.find(id, manager);
    if (!placement || ![placement.familyId, placement.auPairId].includes(personId)) throw new DomainError('not_found');
    return placement;
  }

  /** Runs a change under the lock of the placement, and publishes its events. */
  private async change(
    agreementId: string,
    personId: string,
    change: (placement: PlacementTerms, rows: CalendarDate[], manager: EntityManager) => Changed | Promise<Changed>,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.dates.lock(agreementId, manager);
      const placement = await this.placementOf(agreementId, personId, manager);
      const changed = await change(placement, await this.dates.ofPlacements([agreementId], manager), manager);
      if (!changed) return;
      const { date, news } = changed;
      await this.dates.save(date, manager);
      const toId = otherOf(date, personId);
      const { id: dateId, kind, startsOn, endsOn } = date;
      const payload = { agreementId, byId: personId, toId, dateId, kind, startsOn, endsOn };
      await this.outbox.add(manager, 'calendar-date.changed', payload);
      if (news) await this.outbox.add(manager, `calendar-date.${news}`, payload);
    });
  }
}

type Changed = { date: CalendarDate; news: News | null } | null;

const contentOf = ({ kind, startsOn, endsOn, insteadOn, times, note }: CalendarDateInput): CalendarDateContent => ({
  ...{ kind, startsOn, endsOn, insteadOn: insteadOn ?? null, note: note ?? null },
  times: times && times.length > 0 ? times.map(({ from, to }) => ({ from, to })) : null,
});

function assertRoom(open: number, ever: number): void {
  const startsOn =
    open >= MOST_DATES ? messages.tooMany(MOST_DATES) : ever >= MOST_DATES_EVER ? messages.tooManyEver : null;
  if (startsOn) throw invalidField('startsOn', startsOn);
}

const stale = (current: CalendarDate | undefined): DomainError =>
  new DomainError('stale_edit', { current: current && { id: current.id, version: current.version } });
