import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { MayBeOmitted, Moment } from '../../../platform/http/index.js';
import { Text } from '../../../platform/validation/index.js';
import { messages } from './texts.js';

/** An admin's reason for an action on an account; kept in the audit log and shown to no one else. */
export class UserActionInput {
  /** @example 'She wrote that she has found her phone again.' */
  @Text({ min: 5, max: 500, words: messages.reason })
  reason: string;
}

export class SuspendUserInput extends UserActionInput {
  /**
   * In the future, and within a year.
   * @example '2026-12-20T08:30:00.000Z'
   */
  @Moment({ message: messages.until })
  @ApiProperty({ format: 'date-time' })
  until: string;

  /**
   * The message to the person, sent by email and shown at login.
   * @example 'You asked three families for money. No one pays in advance here.'
   */
  @Text({ min: 10, max: 2000, words: messages.words, paragraphs: true })
  words: string;
}

export class SignOutUserInput extends UserActionInput {
  /**
   * One session; all sessions if omitted.
   * @example '5f3c8a52-5d5e-4f0e-9a55-0f1c2d3e4f51'
   */
  @MayBeOmitted()
  @IsUUID()
  sessionId?: string;
}
