import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { SCAM_RULE_IDS, type ScamRuleId } from '../scam/scam-rule.js';

/** The conversation. */
export class InConversationQuery {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  conversationId: string;
}

/** A matched pattern. */
@ApiSchema({ name: 'ScamFinding' })
export class ScamFindingDto {
  /** @example 'money-ahead' */
  @ApiProperty({ enum: SCAM_RULE_IDS, enumName: 'ScamRuleId' })
  rule: ScamRuleId;
  /**
   * The reason and advice.
   * @example 'This message asks for money before you have met.'
   */
  words: string;
}

@ApiSchema({ name: 'MessageWarning' })
export class MessageWarningDto {
  /** @example 'c3a8b5c2-7a4e-4a57-8f43-9d4f0b1f2a10' */
  @ApiProperty({ format: 'uuid' })
  messageId: string;
  findings: ScamFindingDto[];
}

@ApiSchema({ name: 'MessageWarnings' })
export class MessageWarningsDto {
  /** Of the latest 200 messages with one; the latest first. */
  items: MessageWarningDto[];
}

@ApiSchema({ name: 'HeldMessage' })
export class HeldMessageDto {
  /** @example '7d0f7c9e-3f0a-4b6e-9a53-2b7f1f0c9d11' */
  @ApiProperty({ format: 'uuid' })
  clientMessageId: string;
  /** @example 'Please send it by Western Union.' */
  content: string;
  /** In review, or not delivered. */
  @ApiProperty({ enum: ['held', 'dropped'], example: 'held' })
  state: 'held' | 'dropped';
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

@ApiSchema({ name: 'HeldMessages' })
export class HeldMessagesDto {
  /** The oldest first. */
  items: HeldMessageDto[];
}
