import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

/** More than anyone changes one thing. */
export const MOST_VERSIONS = 1_000_000;

interface NumberRule {
  min: number;
  max: number;
  words: { notWhole: string; tooSmall: string; tooLarge: string };
}

/** The problem of a number, as the message of its rule, or null. */
function problemOf(value: unknown, { min, max, words }: NumberRule): string | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return words.notWhole;
  if (value < min) return words.tooSmall;
  return value > max ? words.tooLarge : null;
}

/** A whole number between two bounds, inclusive. */
export function WholeNumber(rule: NumberRule): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'wholeNumber',
      validator: {
        validate: (value) => problemOf(value, rule) === null,
        defaultMessage: (args) => problemOf(args?.value, rule) ?? '',
      },
    }),
    ApiProperty({ type: 'integer', minimum: rule.min, maximum: rule.max }),
  );
}

/** The same, optional or null. */
export function OptionalWholeNumber(rule: NumberRule): PropertyDecorator {
  return applyDecorators(IsOptional(), WholeNumber(rule));
}

/** The version that someone has read; 0, where it is permitted, of something new. */
export const VersionNumber = (min: 0 | 1, words: NumberRule['words']): PropertyDecorator =>
  WholeNumber({ min, max: MOST_VERSIONS, words });
