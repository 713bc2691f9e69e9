import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Matches, MaxLength } from 'class-validator';
import { messages } from '../texts.js';

/** Only named segments: browsers read `//host`, `/\\host` and tabs between the slashes as another site. */
const OWN_PATH = /^(?=\/)(?:\/[\w.~%!$&'()*+,;=:@-]+)*\/?(?:[?#][^\s\\]*)?$/;

/** A path within this site; it cannot lead to another site. */
export function OwnPath(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: 500, pattern: OWN_PATH.source }),
    MaxLength(500, { message: messages.ownPath }),
    Matches(OWN_PATH, { message: messages.ownPath }),
  );
}
