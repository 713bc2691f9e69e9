import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches, MaxLength, MinLength } from 'class-validator';
import { OptionalText, OptionalWholeNumber, Text, WholeNumber } from '../../../platform/validation/index.js';
import { Clause, Lines, ListOf, OneOf } from './clause.js';
import { BATHROOMS, BOARD, CAR_USES, PAYERS, PUBLIC_HOLIDAYS, WEEKDAYS, type Weekday } from './term-values.js';
import { termsMessages as messages } from './terms-texts.js';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const FROM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const TO = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
const MOST_RANGES = 4;
const MOST_LINES = 20;
const MOST_WEEKLY_CENTS = 500_000;

export class DatesClause {
  /** @example '2027-02-01' */
  @Matches(ISO_DAY, { message: messages.day })
  @ApiProperty({ format: 'date' })
  startsOn: string;
  /** @example '2027-08-01' */
  @Matches(ISO_DAY, { message: messages.day })
  @ApiProperty({ format: 'date' })
  endsOn: string;
}

/** A period of work within one day, in local time. */
export class WorkTime {
  /** @example '07:00' */
  @Matches(FROM, { message: messages.time })
  @ApiProperty({ pattern: FROM.source })
  from: string;
  /**
   * Up to `24:00`.
   * @example '09:00'
   */
  @Matches(TO, { message: messages.time })
  @ApiProperty({ pattern: TO.source })
  to: string;
}

const Day = () => ListOf(() => WorkTime, MOST_RANGES, messages.tooManyRanges);

/** A usual week. */
export class HoursClause {
  @Day() monday: WorkTime[];
  @Day() tuesday: WorkTime[];
  @Day() wednesday: WorkTime[];
  @Day() thursday: WorkTime[];
  @Day() friday: WorkTime[];
  @Day() saturday: WorkTime[];
  @Day() sunday: WorkTime[];
  /**
   * Evenings of babysitting a week, included in these hours.
   * @example 1
   */
  @WholeNumber({ min: 0, max: 7, words: messages.evenings })
  babysittingEvenings: number;
  /** @example 'In school holidays the mornings begin at nine.' */
  @OptionalText({ max: 500, paragraphs: true, words: messages.hoursNote })
  note?: string | null;
}

export class DutiesClause {
  /** @example ['Breakfast and the way to school', 'Bath and bedtime'] */
  @Lines({ least: 1, most: MOST_LINES, ...messages.duties })
  @MinLength(2, { each: true, message: messages.line.tooShort })
  @MaxLength(160, { each: true, message: messages.line.tooLong })
  duties: string[];
  /**
   * Tasks that are not part of the placement.
   * @example ['Cleaning for the whole family']
   */
  @Lines({ least: 0, most: MOST_LINES, tooFew: '', ...messages.exclusions })
  @MinLength(2, { each: true, message: messages.line.tooShort })
  @MaxLength(160, { each: true, message: messages.line.tooLong })
  exclusions: string[];
}

/** Money is in cents of the region's currency. */
export class PayClause {
  /** @example 42000 */
  @WholeNumber({ min: 0, max: MOST_WEEKLY_CENTS, words: messages.pay })
  weeklyCents: number;
  /** @example 'friday' */
  @OneOf(WEEKDAYS, 'Weekday', messages.paidOn)
  paidOn: Weekday;
  /** @example 'included' */
  @OneOf(BOARD, 'BoardAndLodging', messages.board)
  boardAndLodging: (typeof BOARD)[number];
  /**
   * Weekly deduction for board and lodging, if they are not included.
   * @example 8000
   */
  @OptionalWholeNumber({ min: 0, max: MOST_WEEKLY_CENTS, words: messages.deduction })
  deductionCents?: number | null;
  /** @example 'By transfer, with a payslip.' */
  @OptionalText({ max: 500, paragraphs: true, words: messages.payNote })
  note?: string | null;
}

export class RoomClause {
  /** @example 'Your own furnished room with a desk, on the garden side. The door locks.' */
  @Text({ min: 10, max: 1000, paragraphs: true, words: messages.room })
  description: string;
  /** @example 'with_children' */
  @OneOf(BATHROOMS, 'Bathroom', messages.bathroom)
  bathroom: (typeof BATHROOMS)[number];
}

export class MealsClause {
  /** @example 'Three meals on every day, days off included.' */
  @Text({ min: 5, max: 500, paragraphs: true, words: messages.meals })
  description: string;
}

export class CarClause {
  /** @example 'for_work_and_private' */
  @OneOf(CAR_USES, 'CarUse', messages.carUse)
  use: (typeof CAR_USES)[number];
  /** @example 'Comprehensive, the au pair is named in the policy.' */
  @OptionalText({ max: 300, words: messages.insurance })
  insurance?: string | null;
  /** @example 80000 */
  @OptionalWholeNumber({ min: 0, max: 1_000_000, words: messages.excess })
  excessCents?: number | null;
  /** @example 'family' */
  @IsOptional()
  @IsIn(PAYERS, { message: messages.excessPaidBy })
  @ApiProperty({ type: String, enum: PAYERS, nullable: true, required: false })
  excessPaidBy?: (typeof PAYERS)[number] | null;
}

export class LeaveClause {
  /**
   * Paid days off during the whole placement, in addition to the weekly free days.
   * @example 10
   */
  @WholeNumber({ min: 0, max: 60, words: messages.paidDays })
  paidDays: number;
  /** @example 'free' */
  @OneOf(PUBLIC_HOLIDAYS, 'PublicHolidays', messages.publicHolidays)
  publicHolidays: (typeof PUBLIC_HOLIDAYS)[number];
  /** @example 'Three paid days, then we talk.' */
  @Text({ min: 5, max: 500, paragraphs: true, words: messages.sick })
  sick: string;
}

export class NoticeClause {
  /** @example 2 */
  @WholeNumber({ min: 2, max: 4, words: messages.notice })
  weeks: number;
}

export class TrialClause {
  /** @example 7 */
  @WholeNumber({ min: 0, max: 28, words: messages.trialDays })
  days: number;
  /** @example 'Paid like every other week.' */
  @OptionalText({ max: 500, paragraphs: true, words: messages.trialNote })
  note?: string | null;
}

export class HouseClause {
  /** @example 'Your own phone; we pay for a local number.' */
  @Text({ min: 2, max: 300, words: messages.phone })
  phone: string;
  /** @example 'Wi-Fi everywhere, no limit.' */
  @Text({ min: 2, max: 300, words: messages.internet })
  internet: string;
  /** @example 'One at the front door, none indoors.' */
  @Text({ min: 2, max: 300, words: messages.cameras })
  cameras: string;
  /** @example 'Friends for dinner after a word with us.' */
  @Text({ min: 2, max: 300, words: messages.guests })
  guests: string;
}

export class ExitClause {
  /** @example 'We talk first, then notice runs. The room stays theirs until the notice is over.' */
  @Text({ min: 20, max: 1500, paragraphs: true, words: messages.exit })
  plan: string;
}

export class OtherClause {
  /** @example 'The au pair pays the flight and a travel insurance.' */
  @OptionalText({ max: 500, paragraphs: true, words: messages.travel })
  travel?: string | null;
  /** @example 'A tax file number is asked for in the first week.' */
  @OptionalText({ max: 1500, paragraphs: true, words: messages.other })
  more?: string | null;
}

/** The terms of an agreement, clause by clause. */
export class AgreementTerms {
  @Clause(() => DatesClause) dates: DatesClause;
  @Clause(() => HoursClause) hours: HoursClause;
  @Clause(() => DutiesClause) duties: DutiesClause;
  @Clause(() => PayClause) pay: PayClause;
  @Clause(() => RoomClause) room: RoomClause;
  @Clause(() => MealsClause) meals: MealsClause;
  @Clause(() => CarClause) car: CarClause;
  @Clause(() => LeaveClause) leave: LeaveClause;
  @Clause(() => NoticeClause) notice: NoticeClause;
  @Clause(() => TrialClause) trial: TrialClause;
  @Clause(() => HouseClause) house: HouseClause;
  @Clause(() => ExitClause) exit: ExitClause;
  @Clause(() => OtherClause) other: OtherClause;
}
