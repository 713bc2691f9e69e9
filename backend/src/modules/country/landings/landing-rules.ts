import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDefined, IsString, Length, ValidateNested } from 'class-validator';
import { messages } from '../messages.js';

const words = messages.landing;

/** A text that stands on a page: never empty, never endless. */
export const Words = (most = 400): PropertyDecorator =>
  applyDecorators(IsString({ message: words.words(most) }), Length(1, most, { message: words.words(most) }));

/** Several short texts. */
export const WordList = (least: number, most: number, longest = 160): PropertyDecorator =>
  applyDecorators(
    ...listOf(least, most),
    IsString({ each: true, message: words.entries(longest) }),
    Length(1, longest, { each: true, message: words.entries(longest) }),
  );

/** A part that must be there and is checked by its own rules. */
export const Part = (part: () => Class): PropertyDecorator =>
  applyDecorators(IsDefined({ message: words.missing }), ValidateNested(), Type(part));

/** A list of parts, each checked by its own rules. */
export const Parts = (part: () => Class, least: number, most: number): PropertyDecorator =>
  applyDecorators(...listOf(least, most), ValidateNested({ each: true }), Type(part));

const listOf = (least: number, most: number): PropertyDecorator[] => {
  const message = words.list(least, most);
  return [IsArray({ message }), ArrayMinSize(least, { message }), ArrayMaxSize(most, { message })];
};
