import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsUUID } from 'class-validator';
import { messages } from './texts.js';

/** As many as a profile shows; the database checks it too. */
export const MOST_PHOTOS = 12;

/** A list of upload ids, the first one shown on cards; each counts once, null means none. */
export function PhotoIds(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value)),
    IsOptional(),
    IsArray({ message: messages.photos.notAList }),
    ArrayMaxSize(MOST_PHOTOS, { message: messages.photos.tooMany }),
    IsUUID(undefined, { each: true, message: messages.photos.notAList }),
    ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: MOST_PHOTOS, nullable: true }),
  );
}
