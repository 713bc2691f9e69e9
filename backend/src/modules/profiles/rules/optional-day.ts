import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { addDays, isDay } from '../../../platform/calendar-days/index.js';
import { isoOfDay, today } from '../facts/day.js';

interface DayRule {
  /** Before today, at most. */
  mostYearsBack: number;
  words: { notADay: string; ahead: string; longAgo: string };
}

/** It may already be tomorrow in the person's time zone. */
const ELSEWHERE_DAYS = 1;

function problemOf(value: unknown, { mostYearsBack, words }: DayRule): string | null {
  if (typeof value !== 'string' || !isDay(value)) return words.notADay;
  const now = isoOfDay(today());
  if (value > addDays(now, ELSEWHERE_DAYS)) return words.ahead;
  return value < `${Number(now.slice(0, 4)) - mostYearsBack}${now.slice(4)}` ? words.longAgo : null;
}

/** An optional ISO date in the past or today; an empty one arrives as null. */
export function OptionalPastDay(rule: DayRule): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsOptional(),
    ValidateBy({
      name: 'pastDay',
      validator: {
        validate: (value) => problemOf(value, rule) === null,
        defaultMessage: (args) => problemOf(args?.value, rule) ?? '',
      },
    }),
    ApiProperty({ format: 'date' }),
  );
}
