import { Injectable } from '@nestjs/common';
import { addDays, assertDay } from '../../platform/calendar-days/index.js';
import { ClockService, dayIn } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { factIn, LegalFactsService } from '../../platform/facts/index.js';
import {
  AgreementFactsService,
  CalendarDatesService,
  PlacementTermsService,
  type PlacementTerms,
} from '../agreements/index.js';
import { EffectiveBlocksService, otherOf, PeopleService, toPlacementPartner } from '../profiles/index.js';
import { toHoursPlacement, type HoursPlacements } from './hours-placement.dto.js';
import { toAgreedPay, toHoursDay, toOverrun, type HoursWeek } from './hours.dto.js';
import { DAYS_A_WEEK, overrunsOf, weekOfHours, weekWithin, type Span } from './hours-week.js';
import { RecordedDaysRepository } from './recorded-days.repository.js';
import { messages } from './texts.js';

/** The hours of placements, for the two members. */
@Injectable()
export class HoursService {
  constructor(
    private readonly days: RecordedDaysRepository,
    private readonly agreements: AgreementFactsService,
    private readonly placements: PlacementTermsService,
    private readonly dates: CalendarDatesService,
    private readonly people: PeopleService,
    private readonly blocks: EffectiveBlocksService,
    private readonly facts: LegalFactsService,
    private readonly clock: ClockService,
  ) {}

  /** A person's placements, including future ones. */
  async list(personId: string): Promise<HoursPlacements> {
    const placements = await this.agreements.bindingFor(personId);
    const waiting = await this.days.waitingIn(placements.map(({ id }) => id));
    const toAnswer = await this.dates.toAnswerBy(personId, placements);
    const cards = await this.people.cardsOf(placements.map((one) => otherOf(one, personId)));
    const items = placements.map((one) => {
      const otherId = otherOf(one, personId);
      return toHoursPlacement(
        one,
        toPlacementPartner(otherId, cards.get(otherId)),
        waiting.find(({ agreementId }) => agreementId === one.id),
        toAnswer.get(one.id) ?? 0,
      );
    });
    return { items };
  }

  /** The week of a day, or the current week. Throws `not_found` to everyone except the two, and `validation_failed`. */
  async week(agreementId: string, personId: string, requestedDay?: string): Promise<HoursWeek> {
    if (requestedDay !== undefined) assertDay('week', requestedDay, messages.week);
    const placement = await this.placementOf(agreementId, personId);
    const today = this.today(placement);
    const span = await this.spanOf(placement);
    const monday = weekWithin(span, requestedDay ?? today);
    const rows = await this.days.between(agreementId, monday, addDays(monday, DAYS_A_WEEK - 1));
    const { from, to, days, totals } = weekOfHours(placement, rows, monday);
    const { region, timeZone, startsOn, lastDay } = placement;
    // Uses the legal limit of that week, not today's.
    const table = await this.facts.on(region, to);
    const otherId = otherOf(placement, personId);
    const you = placement.familyId === personId ? ('family' as const) : ('aupair' as const);
    const areHidden = await this.blocks.areHidden(personId, otherId);
    return {
      ...{ agreementId, you },
      with: toPlacementPartner(otherId, (await this.people.cardOf(otherId)) ?? undefined),
      ...{ region, timeZone, startsOn, lastDay, today, from, to },
      previous: from > startsOn ? addDays(from, -DAYS_A_WEEK) : null,
      next: to < span.lastDay ? addDays(from, DAYS_A_WEEK) : null,
      days: days.map((day) => toHoursDay(day, today, { you, areHidden })),
      totals,
      overruns: overrunsOf(placement, totals, factIn(table, 'full_week_hours')).map(toOverrun),
      pay: toAgreedPay(placement),
    };
  }

  /** Throws `not_found` to everyone except the two members of a placement. */
  async placementOf(agreementId: string, personId: string, manager?: EntityManager): Promise<PlacementTerms> {
    const placement = await this.placements.find(agreementId, manager);
    if (!placement || ![placement.familyId, placement.auPairId].includes(personId)) throw new DomainError('not_found');
    return placement;
  }

  /** The days to show: until the last recorded one if the placement ended on a day before it. */
  async spanOf(placement: PlacementTerms): Promise<Span> {
    const { id, startsOn, lastDay } = placement;
    const last = this.today(placement) > lastDay ? await this.days.lastOf(id) : null;
    return { startsOn, lastDay: last !== null && last > lastDay ? last : lastDay };
  }

  /** In the family's time zone. */
  today({ timeZone }: PlacementTerms): string {
    return dayIn(timeZone, this.clock.now());
  }
}
