import { randomUUID } from 'node:crypto';
import type {
  AgreementImportService,
  ArrivalImportService,
  CalendarDatesService,
  ConversationImportService,
  HoursImportService,
  PermissionsService,
} from '@wattle-and-fern/backend/seeding';
import {
  dayAhead,
  momentAgo,
  weekdayAhead,
  type DemoCalendarDate,
  type DemoCurrentPlacement,
  type DemoFamily,
} from '../index.js';

/** How many weeks have recorded hours, and how many of the last days have none yet. */
const WEEKS_OF_HOURS = 4;
const DAYS_NOT_RECORDED = 2;
/** Days from the making of the arrival plan to the first day: no task was due earlier. */
const PLANNED_DAYS_BEFORE = 60;

/** Placements of demo people that are in progress; existing ones stay unchanged. */
export class DemoCurrentPlacements {
  constructor(
    private readonly conversations: ConversationImportService,
    private readonly agreements: AgreementImportService,
    private readonly arrivals: ArrivalImportService,
    private readonly permissions: PermissionsService,
    private readonly dates: CalendarDatesService,
    private readonly hours: HoursImportService,
    private readonly now: Date,
  ) {}

  async add(placement: DemoCurrentPlacement, family: DemoFamily, familyId: string, auPairId: string): Promise<void> {
    const { timeZone, region } = family;
    const { startedDaysAgo, endsInDays, lastMessage, answer, askedDaysAgo, askedNote } = placement;
    const day = (days: number) => dayAhead(this.now, days, timeZone);
    const at = (time: string) => momentAgo(this.now, startedDaysAgo, time, timeZone);
    const conversationId = await this.conversations.add({
      startedById: familyId,
      otherId: auPairId,
      messages: [
        { senderId: familyId, content: lastMessage, createdAt: at('19:10') },
        { senderId: auPairId, content: answer, createdAt: at('19:25') },
      ],
    });
    const pair = { conversationId, familyId, auPairId, region, timeZone };
    const id = await this.agreements.addCurrent({ ...pair, startsOn: day(-startedDaysAgo), endsOn: day(endsInDays) });
    if (!id) return;
    await this.arrivals.add(id, day(-(startedDaysAgo + PLANNED_DAYS_BEFORE)));
    await this.permissions.record(id, familyId, { step: 'asked', on: day(-askedDaysAgo), note: askedNote });
    await this.hours.add(familyId, auPairId, WEEKS_OF_HOURS, [], day(-DAYS_NOT_RECORDED));
    for (const date of placement.dates) await this.addDate(id, date, timeZone, { family: familyId, auPair: auPairId });
  }

  private async addDate(
    agreementId: string,
    { kind, by, from, to, insteadOn, times, note, waits }: DemoCalendarDate,
    timeZone: string,
    idOf: Record<DemoCalendarDate['by'], string>,
  ): Promise<void> {
    const dayOf = ({ weeks, day }: DemoCalendarDate['from']) => weekdayAhead(this.now, weeks, day, timeZone);
    const dateId = randomUUID();
    const days = { startsOn: dayOf(from), endsOn: dayOf(to ?? from), insteadOn: insteadOn ? dayOf(insteadOn) : null };
    await this.dates.save(agreementId, idOf[by], dateId, {
      version: 0,
      kind,
      ...days,
      ...(times && { times }),
      note,
    });
    if (waits) return;
    const other = idOf[by === 'family' ? 'auPair' : 'family'];
    await this.dates.answer(agreementId, other, dateId, { version: 1, answer: 'accepted' });
  }
}
