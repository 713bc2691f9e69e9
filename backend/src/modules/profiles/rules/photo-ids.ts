import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsUUID } from 'class-validator';
import { messages } from './texts.js';

/** The limit of a profile; the database checks it too. */
const MOST_PHOTOS = 12;

/** A list of upload ids without duplicates; cards show the first one, null means none. */
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
