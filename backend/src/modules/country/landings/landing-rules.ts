import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDefined, IsString, Length, ValidateNested } from 'class-validator';

/** A text that stands on a page: never empty, never endless. */
export const Words = (most = 400): PropertyDecorator => applyDecorators(IsString(), Length(1, most));

/** Several short texts. */
export const WordList = (least: number, most: number, longest = 160): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayMinSize(least),
    ArrayMaxSize(most),
    IsString({ each: true }),
    Length(1, longest, { each: true }),
  );

/** A part that must be there and is checked by its own rules. */
export const Part = (part: () => Class): PropertyDecorator =>
  applyDecorators(IsDefined(), ValidateNested(), Type(part));

/** A list of parts, each checked by its own rules. */
export const Parts = (part: () => Class, least: number, most: number): PropertyDecorator =>
  applyDecorators(IsArray(), ArrayMinSize(least), ArrayMaxSize(most), ValidateNested({ each: true }), Type(part));
