import { Injectable } from '@nestjs/common';
import { addDays, assertDay, earlierDay, laterDay } from '../../../platform/calendar-days/index.js';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { invalidField } from '../../../platform/errors/index.js';
import type { PrivateFile } from '../../../platform/http/index.js';
import { hoursInWords, type PlacementTerms } from '../../agreements/index.js';
import { PeopleService, spokenName, type PersonCard } from '../../profiles/index.js';
import { regionFacts } from '../../country/index.js';
import type { PayRecordQuery } from '../hours-input.dto.js';
import { HoursService } from '../hours.service.js';
import { DAYS_A_WEEK, mondayOf } from '../hours-week.js';
import { RecordedDaysRepository } from '../recorded-days.repository.js';
import { messages } from '../texts.js';
import { writePayRecord } from './pay-record-document.js';
import { payRecordWeeks, type PayRecordWeek } from './pay-record.js';

const { record: words } = messages;
const MOST_DAYS = 53 * DAYS_A_WEEK;

interface PayRecord {
  placement: PlacementTerms;
  weeks: PayRecordWeek[];
  from: string;
  to: string;
}

/** Confirmed hours by week, next to the agreed pay. */
@Injectable()
export class PayRecordService {
  constructor(
    private readonly hours: HoursService,
    private readonly days: RecordedDaysRepository,
    private readonly people: PeopleService,
    private readonly settings: Settings,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found` to everyone except the two, and `validation_failed`. */
  async csv(agreementId: string, personId: string, query: PayRecordQuery): Promise<PrivateFile> {
    const { placement, weeks, from, to } = await this.recordOf(agreementId, personId, query);
    return { bytes: payRecordCsv(placement, weeks), fileName: words.fileName(from, to, 'csv') };
  }

  /** Throws like `csv`. */
  async pdf(agreementId: string, personId: string, query: PayRecordQuery): Promise<PrivateFile> {
    const record = await this.recordOf(agreementId, personId, query);
    const { familyId, auPairId } = record.placement;
    const cards = await this.people.cardsOf([familyId, auPairId]);
    const bytes = await writePayRecord({
      ...record,
      productName: this.settings.productName,
      family: nameOf(cards.get(familyId)),
      auPair: nameOf(cards.get(auPairId)),
      madeAt: this.clock.now(),
    });
    return { bytes, fileName: words.fileName(record.from, record.to, 'pdf') };
  }

  private async recordOf(agreementId: string, personId: string, query: PayRecordQuery): Promise<PayRecord> {
    for (const field of ['from', 'to'] as const)
      if (query[field] !== undefined) assertDay(field, query[field], messages.day);
    const placement = await this.hours.placementOf(agreementId, personId);
    const span = await this.hours.spanOf(placement);
    const { startsOn, lastDay } = span;
    const today = this.hours.today(placement);
    const to = earlierDay(query.to ?? today, lastDay);
    const from = laterDay(query.from ?? laterDay(startsOn, addDays(to, 1 - MOST_DAYS + DAYS_A_WEEK)), startsOn);
    if (query.from !== undefined && query.to !== undefined && query.from > query.to)
      throw invalidField('to', messages.range.order);
    if (addDays(from, MOST_DAYS) <= to) throw invalidField('from', messages.range.tooLong);
    const rows = await this.days.between(agreementId, mondayOf(from), addDays(mondayOf(to), DAYS_A_WEEK - 1));
    const weeks = payRecordWeeks(placement, rows, { from, to }, span);
    return { placement, weeks, from: weeks[0]?.from ?? from, to: weeks.at(-1)?.to ?? to };
  }
}

const nameOf = (card: PersonCard | undefined): string => (card ? spokenName(card) : words.someone);

/** The pay record as CSV (RFC 4180): only numbers and dates, so nothing needs quotes. */
function payRecordCsv({ pay, region }: PlacementTerms, weeks: readonly PayRecordWeek[]): Buffer {
  const agreed = pay ? (pay.weeklyCents / 100).toFixed(2) : '';
  const lines = weeks.map((week) => [
    ...[week.from, week.to, week.days],
    ...[week.plannedMinutes, week.recordedMinutes, week.confirmedMinutes].map(hoursInWords),
    ...[week.toConfirm, week.disputed, agreed, regionFacts(region).currency],
  ]);
  return Buffer.from([Object.values(messages.record.csv), ...lines].map((line) => `${line.join(',')}\r\n`).join(''));
}
