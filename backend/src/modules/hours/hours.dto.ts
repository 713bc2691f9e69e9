import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { REGIONS, regionFacts, type Region } from '../country/index.js';
import { CALENDAR_DATE_KINDS, WorkTime, type CalendarDateKind, type PlacementTerms } from '../agreements/index.js';
import { HoursPartnerDto } from './hours-placement.dto.js';
import type { DayOfWeek, Overrun } from './hours-week.js';
import type { RecordedDay } from './recorded-day.entity.js';

const SHOWN_STATES = ['recorded', 'confirmed', 'disputed'] as const satisfies readonly RecordedDay['state'][];
const SIDES = ['family', 'aupair'] as const;
const LIMITS = ['agreement', 'law'] as const;

/** The recorded hours of a day. */
@ApiSchema({ name: 'RecordedHours' })
export class RecordedHoursDto {
  /** @example 'recorded' */
  @ApiProperty({ enum: SHOWN_STATES, enumName: 'RecordedDayState' })
  state: (typeof SHOWN_STATES)[number];
  /** @example 360 */
  @ApiProperty({ type: 'integer' })
  minutes: number;
  /**
   * If a start and an end were given.
   * @example '07:30'
   */
  @ApiProperty({ type: String, nullable: true })
  startsAt: string | null;
  /** @example '12:00' */
  @ApiProperty({ type: String, nullable: true })
  endsAt: string | null;
  /** Recorded with one tap. @example false */
  asPlanned: boolean;
  /**
   * The au pair's note; null also for a family if one of the two has blocked the other.
   * @example 'The afternoon was free.'
   */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
  /**
   * The family's note on a disputed day; null also for an au pair if one of the two has blocked the other.
   * @example 'We came home at five.'
   */
  @ApiProperty({ type: String, nullable: true })
  familyNote: string | null;
  /** @example '2027-02-01T08:30:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  confirmedAt: string | null;
}

/** Why a day differs from the week. */
export class HoursDate {
  /** @example 'days_off' */
  @ApiProperty({ enum: CALENDAR_DATE_KINDS, enumName: 'CalendarDateKind' })
  kind: CalendarDateKind;
  /** Not accepted yet: the day is still planned as usual. @example false */
  isAsked: boolean;
  /** With a swap: this day is worked instead of the free one. @example false */
  isWorkedInstead: boolean;
}

/** One day of a week. */
export class HoursDay {
  /** @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  day: string;
  /** False before the first day and after the last one. @example true */
  inPlacement: boolean;
  /**
   * Also false for a future day.
   * @example true
   */
  canRecord: boolean;
  /** Planned times. */
  planned: WorkTime[];
  /** @example 360 */
  @ApiProperty({ type: 'integer' })
  plannedMinutes: number;
  /** The date that sets this day apart from the week; null on usual days. */
  @ApiProperty({ type: () => HoursDate, nullable: true })
  date: HoursDate | null;
  /** Null if nothing is recorded. */
  @ApiProperty({ type: () => RecordedHoursDto, nullable: true })
  recorded: RecordedHoursDto | null;
  /**
   * Sent back with a change of this day.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  version: number;
}

export class HoursTotals {
  /** @example 1800 */
  @ApiProperty({ type: 'integer' })
  plannedMinutes: number;
  /** @example 1740 */
  @ApiProperty({ type: 'integer' })
  recordedMinutes: number;
  /** @example 720 */
  @ApiProperty({ type: 'integer' })
  confirmedMinutes: number;
  /** Days that the family has to check. @example 3 */
  @ApiProperty({ type: 'integer' })
  toConfirm: number;
  /** Days that the au pair has to check. @example 0 */
  @ApiProperty({ type: 'integer' })
  disputed: number;
}

/** The legal limit, with its start of validity and its source. */
@ApiSchema({ name: 'HoursFact' })
export class HoursFactDto {
  /** @example '2026-07-01' */
  @ApiProperty({ format: 'date' })
  validFrom: string;
  /** @example '2026-11-01' */
  @ApiProperty({ format: 'date' })
  checkedOn: string;
  /** @example 'Fair Work Ombudsman, hours of work' */
  sourceTitle: string;
  /** @example 'https://www.fairwork.gov.au/employment-conditions/hours-of-work-breaks-and-rosters' */
  @ApiProperty({ format: 'uri' })
  sourceUrl: string;
}

/** A limit that the recorded hours of the week exceed. */
export class HoursOverrun {
  /**
   * The signed week, or the legal full-time week.
   * @example 'agreement'
   */
  @ApiProperty({ enum: LIMITS, enumName: 'HoursLimit' })
  of: (typeof LIMITS)[number];
  /** @example 1800 */
  @ApiProperty({ type: 'integer' })
  limitMinutes: number;
  /** @example 90 */
  @ApiProperty({ type: 'integer' })
  overMinutes: number;
  /** Null for the agreement. */
  @ApiProperty({ type: () => HoursFactDto, nullable: true })
  fact: HoursFactDto | null;
}

export class AgreedWeeklyPay {
  /** @example 42000 */
  @ApiProperty({ type: 'integer' })
  weeklyCents: number;
  /** @example 'AUD' */
  @ApiProperty({ enum: ['AUD', 'NZD'] })
  currency: string;
}

/** A week of a placement. */
export class HoursWeek {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  agreementId: string;
  /**
   * The caller's side.
   * @example 'aupair'
   */
  @ApiProperty({ enum: SIDES })
  you: (typeof SIDES)[number];
  with: HoursPartnerDto;
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /**
   * The family's time zone.
   * @example 'Australia/Sydney'
   */
  timeZone: string;
  /** @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  startsOn: string;
  /** @example '2027-08-01' */
  @ApiProperty({ format: 'date' })
  lastDay: string;
  /**
   * In the family's time zone.
   * @example '2027-02-03'
   */
  @ApiProperty({ format: 'date' })
  today: string;
  /** A Monday. @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  from: string;
  /** @example '2027-02-07' */
  @ApiProperty({ format: 'date' })
  to: string;
  /**
   * The Monday of the previous week; null in the first week.
   * @example '2027-01-25'
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  previous: string | null;
  /**
   * The Monday of the next week; null in the last week.
   * @example '2027-02-08'
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  next: string | null;
  /** Seven, from Monday. */
  days: HoursDay[];
  totals: HoursTotals;
  /** The agreement first. */
  overruns: HoursOverrun[];
  /** Null for an imported agreement. */
  @ApiProperty({ type: () => AgreedWeeklyPay, nullable: true })
  pay: AgreedWeeklyPay | null;
}

/** Hours of a week have changed. */
@ApiSchema({ name: 'HoursChanged' })
export class HoursChangedDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  agreementId: string;
  /** Its Monday. @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  week: string;
}

/** The person who reads a day, and whether one of the two has blocked the other. */
interface NoteReader {
  you: (typeof SIDES)[number];
  areHidden: boolean;
}

export function toHoursDay(
  { day, inPlacement, planned, plannedMinutes, date, recorded, version }: DayOfWeek,
  today: string,
  reader: NoteReader,
): HoursDay {
  return {
    ...{
      day,
      inPlacement,
      canRecord: (inPlacement || recorded !== null) && day <= today,
      planned,
      plannedMinutes,
      version,
    },
    date: date && { kind: date.kind, isAsked: date.state === 'asked', isWorkedInstead: date.insteadOn === day },
    recorded: recorded && toRecordedHours(recorded, reader),
  };
}

/** Leaves out the other person's notes after a block between the two, because they may be newer than the block. */
function toRecordedHours(row: RecordedDay, { you, areHidden }: NoteReader): RecordedHoursDto | null {
  const { state, minutes, startsAt, endsAt, asPlanned, note, familyNote, confirmedAt } = row;
  if (state === 'removed') return null;
  return {
    ...{ state, minutes, startsAt, endsAt, asPlanned },
    note: areHidden && you === 'family' ? null : note,
    familyNote: areHidden && you === 'aupair' ? null : familyNote,
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
}

export const toOverrun = ({ of, limitMinutes, overMinutes, fact }: Overrun): HoursOverrun => ({
  ...{ of, limitMinutes, overMinutes },
  fact: fact && {
    validFrom: fact.validFrom,
    checkedOn: fact.checkedOn,
    sourceTitle: fact.source.title,
    sourceUrl: fact.source.url,
  },
});

export const toAgreedPay = ({ pay, region }: PlacementTerms): AgreedWeeklyPay | null =>
  pay && { weeklyCents: pay.weeklyCents, currency: regionFacts(region).currency };
