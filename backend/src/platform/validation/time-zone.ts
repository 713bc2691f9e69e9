import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { messages } from './texts.js';

const LONGEST_NAME = 64;

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_NAME || !/^[A-Za-z]/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** An IANA name that this platform knows, aliases included. */
export function TimeZone(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({ name: 'timeZone', validator: { validate: isTimeZone, defaultMessage: () => messages.timeZone } }),
    ApiProperty({ minLength: 1, maxLength: LONGEST_NAME }),
  );
}
