import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail } from 'class-validator';
import { messages } from '../texts.js';

/** The inside of a regular expression's brackets: what a local part may hold only in quotes. */
const NEVER_BARE = String.raw`"<>()\[\],;:\\`;
const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value;

/**
 * An address that email can go to: no quoted or exotic local parts, which mail servers treat each in their own way.
 * Spaces around it are forgiven.
 */
export function EmailField(): PropertyDecorator {
  return applyDecorators(
    Transform(trimmed),
    IsEmail({ allow_utf8_local_part: false, blacklisted_chars: NEVER_BARE }, { message: messages.email.invalid }),
  );
}
