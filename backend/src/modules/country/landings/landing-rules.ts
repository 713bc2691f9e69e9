import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsString,
  Matches,
  MaxLength,
  type ValidationOptions,
} from 'class-validator';
import { Nested } from '../../../platform/http/index.js';
import { messages } from '../texts.js';

const words = messages.landing;

/** At least one non-blank character. */
const SOMETHING = /\S/;

/** A non-empty text of limited length. */
export const Words = (most = 400): PropertyDecorator =>
  applyDecorators(...textOf({ message: words.words(most) }, most), ApiProperty({ minLength: 1, maxLength: most }));

/** Several short texts. */
export const WordList = (least: number, most: number, longest = 160): PropertyDecorator =>
  applyDecorators(
    ...listOf(least, most),
    ...textOf({ each: true, message: words.entries(longest) }, longest),
    ApiProperty({ items: { type: 'string', minLength: 1, maxLength: longest } }),
  );

/** A required part with its own rules. */
export const Part = (part: () => Class): PropertyDecorator => Nested(part, { message: words.missing });

/** A list of parts with their own rules. */
export const Parts = (part: () => Class, least: number, most: number): PropertyDecorator =>
  applyDecorators(...listOf(least, most), Nested(part, { each: true }));

/** Values of a list must be unique. */
export const EachOnce = (of: (part: never) => unknown, message: string): PropertyDecorator =>
  ArrayUnique(of as (part: unknown) => unknown, { message });

const textOf = (options: ValidationOptions, most: number): PropertyDecorator[] => [
  IsString(options),
  Matches(SOMETHING, options),
  MaxLength(most, options),
];

const listOf = (least: number, most: number): PropertyDecorator[] => {
  const message = words.list(least, most);
  return [
    IsArray({ message }),
    ArrayMinSize(least, { message }),
    ArrayMaxSize(most, { message }),
    ApiProperty({ minItems: least, maxItems: most }),
  ];
};
