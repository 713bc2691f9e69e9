import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Moment } from '../../../platform/http/index.js';
import { messages } from '../texts.js';

/** Twice what a message can have: people cut it down before they send it. */
const MOST_CHARACTERS = 8000;
const MOST_VERSIONS = 2_000_000_000;

export class MessageDraftInput {
  /**
   * Empty deletes the draft.
   * @example 'Kia ora Lena! Would you'
   */
  @ApiProperty({ maxLength: MOST_CHARACTERS })
  @MaxLength(MOST_CHARACTERS, { message: messages.draft.long })
  @IsString({ message: messages.draft.text })
  text: string;

  /**
   * The `clientMessageId` under which it will be sent. Once a message was sent with it, the draft is empty. Another
   * device that continues the draft creates an id of its own.
   * @example '7d0f7c9e-3f0a-4b6e-9a53-2b7f1f0c9d11'
   */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose', { message: messages.clientMessageId })
  clientMessageId: string;

  /**
   * The version that it replaces; 0 if there was none.
   * @example 3
   */
  @ApiProperty({ type: 'integer', minimum: 0 })
  @Max(MOST_VERSIONS, { message: messages.draft.basedOn })
  @Min(0, { message: messages.draft.basedOn })
  @IsInt({ message: messages.draft.basedOn })
  basedOn: number;

  /**
   * When it was typed. A moment in the future counts as now.
   * @example '2026-11-20T08:30:00.000Z'
   */
  @ApiProperty({ format: 'date-time' })
  @Moment({ message: messages.draft.typedAt })
  typedAt: string;
}

/** What the caller has begun to write in a conversation. */
@ApiSchema({ name: 'MessageDraft' })
export class MessageDraftDto {
  /** @example 'Kia ora Lena! Would you' */
  text: string;
  /** @example 4 */
  @ApiProperty({ type: 'integer' })
  version: number;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  typedAt: string;
}

export interface MessageDraftRow {
  text: string;
  version: number;
  typedAt: Date;
}

export const toMessageDraft = ({ text, version, typedAt }: MessageDraftRow): MessageDraftDto => ({
  text,
  version,
  typedAt: typedAt.toISOString(),
});
