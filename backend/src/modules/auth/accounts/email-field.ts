import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail } from 'class-validator';
import { messages } from '../texts.js';

/** Characters that a local part may contain only in quotes. */
const NEVER_BARE = String.raw`"<>()\[\],;:\\`;
const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value;

/** As `IsEmail` limits it. */
const LONGEST = 254;

/**
 * A deliverable email address: no quoted or exotic local parts, which mail servers treat differently. Surrounding
 * spaces are removed.
 */
export function EmailField(): PropertyDecorator {
  return applyDecorators(
    Transform(trimmed),
    IsEmail({ allow_utf8_local_part: false, blacklisted_chars: NEVER_BARE }, { message: messages.email.invalid }),
    ApiProperty({ format: 'email', maxLength: LONGEST }),
  );
}
