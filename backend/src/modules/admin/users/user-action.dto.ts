import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsUUID } from 'class-validator';
import { Text } from '../../profiles/index.js';
import { messages } from './texts.js';

/** Why an admin does something to an account; kept in the audit log, and shown to no one else. */
export class UserActionInput {
  /** @example 'She wrote that she has found her phone again.' */
  @Text({ min: 5, max: 500, words: messages.reason })
  reason: string;
}

export class SuspendUserInput extends UserActionInput {
  /**
   * Ahead, and within a year.
   * @example '2026-12-20T08:30:00.000Z'
   */
  @IsISO8601({ strict: true, strictSeparator: true }, { message: messages.until })
  @ApiProperty({ format: 'date-time' })
  until: string;

  /**
   * What the person is told, in the email and when they try to sign in.
   * @example 'You asked three families for money. No one pays in advance here.'
   */
  @Text({ min: 10, max: 2000, words: messages.words, paragraphs: true })
  words: string;
}

export class SignOutUserInput extends UserActionInput {
  /**
   * One session; without it, all of them.
   * @example '5f3c8a52-5d5e-4f0e-9a55-0f1c2d3e4f51'
   */
  @IsOptional()
  @IsUUID()
  sessionId?: string;
}
