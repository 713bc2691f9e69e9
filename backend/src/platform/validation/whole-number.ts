import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

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
