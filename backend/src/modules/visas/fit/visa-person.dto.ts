import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { addDays, isDay } from '../../../platform/calendar-days/index.js';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { assertNoProblems, type FieldMessages } from '../../../platform/errors/index.js';
import { QueryNumber } from '../../../platform/validation/index.js';
import { countryByCode } from '../../country/index.js';
import { messages } from '../texts.js';
import { firstDayOf, lastDayOf } from './days.js';
import type { VisaQuestion } from './visa-fit.js';

@ValidatorConstraint({ name: 'passport' })
class IsPassport implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && countryByCode(value)?.code === value;
  }
}

@ValidatorConstraint({ name: 'day' })
class IsCalendarDay implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isDay(value);
  }
}

const Day = (): PropertyDecorator => (target, key) => Validate(IsCalendarDay, { message: messages.day })(target, key);

/** The person of a visa question. */
export class VisaPersonInput {
  /** The passport, by its ISO code. @example 'DE' */
  @Validate(IsPassport, { message: messages.nationality })
  nationality: string;

  /**
   * If omitted, age is ignored.
   * @example '2001-05-14'
   */
  @ApiPropertyOptional({ format: 'date' })
  @MayBeOmitted()
  @Day()
  bornOn?: string;

  /** The first day with the family. @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  @Day()
  startsOn: string;

  /**
   * Working holiday visas of this country before the current one, or so far.
   * @example 0
   */
  @QueryNumber(0, 5)
  earlierVisas?: number;

  /**
   * When the current working holiday visa began, if there is one.
   * @example '2026-11-01'
   */
  @ApiPropertyOptional({ format: 'date' })
  @MayBeOmitted()
  @Day()
  arrivedOn?: string;

  /**
   * The first day of work for this family, if earlier.
   * @example '2026-11-05'
   */
  @ApiPropertyOptional({ format: 'date' })
  @MayBeOmitted()
  @Day()
  withFamilySince?: string;
}

const AGES = { least: 14, most: 80 };
const YEARS_AHEAD = 5;
const MONTHS_BACK = 60;

/** The question about a person on a day. Throws `validation_failed` for contradictory days. */
export function questionOf(person: VisaPersonInput, today: string): VisaQuestion {
  const { nationality, bornOn = null, startsOn, earlierVisas = 0, arrivedOn = null, withFamilySince = null } = person;
  const past = (day: string) => day <= today && lastDayOf(day, MONTHS_BACK) >= today;
  const wrong: [field: keyof VisaPersonInput, isRight: boolean, message: string][] = [
    ['bornOn', bornOn === null || isPlausible(bornOn, today), messages.bornOn],
    ['startsOn', startsOn >= addDays(today, -366) && startsOn <= firstDayOf(today, YEARS_AHEAD), messages.startsOn],
    ['arrivedOn', arrivedOn === null || past(arrivedOn), messages.arrivedOn],
    [
      'withFamilySince',
      withFamilySince === null || (past(withFamilySince) && withFamilySince <= startsOn),
      messages.withFamilySince,
    ],
  ];
  const fields: FieldMessages = Object.fromEntries(
    wrong.flatMap(([field, isRight, message]) => (isRight ? [] : [[field, [message]]])),
  );
  assertNoProblems(fields);
  return { nationality, bornOn, startsOn, earlierVisas, arrivedOn, withFamilySince };
}

const isPlausible = (bornOn: string, today: string): boolean =>
  firstDayOf(bornOn, AGES.least) <= today && firstDayOf(bornOn, AGES.most) > today;
