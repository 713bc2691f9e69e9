import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Digits } from '../../../platform/http/index.js';
import { type Reactions, parseReactions } from '../reactions/reaction-names.js';
import { MessageDto, toMessage, type MessageRow } from '../sending/message.dto.js';

/** The largest number that the database's `seq` can hold. */
export const LARGEST_SEQ = 2_147_483_647;

/** Which part of a conversation: what came after a number, what stood before one, or, without either, the newest. */
export class ThreadQuery {
  /**
   * Everything after this number, oldest first, to catch up.
   * @example 12
   */
  @ApiProperty({ type: 'integer', required: false })
  @IsOptional()
  @Digits()
  @IsInt()
  @Min(0)
  @Max(LARGEST_SEQ)
  after?: number;

  /**
   * The last ones before this number: for looking back.
   * @example 40
   */
  @ApiProperty({ type: 'integer', required: false })
  @IsOptional()
  @Digits()
  @IsInt()
  @Min(1)
  @Max(LARGEST_SEQ)
  before?: number;

  /** How many at most. @example 50 */
  @ApiProperty({ type: 'integer', required: false, default: 50 })
  @IsOptional()
  @Digits()
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 50;
}

@ApiSchema({ name: 'ThreadMessage' })
export class ThreadMessageDto {
  @ApiProperty({ enum: ['message'], example: 'message' })
  kind: 'message';
  /** @example 12 */
  @ApiProperty({ type: 'integer' })
  seq: number;
  message: MessageDto;
}

/** A message's reactions changed at this place. Carries their current state, so an old event can't undo a newer one. */
@ApiSchema({ name: 'ThreadReaction' })
export class ThreadReactionDto {
  @ApiProperty({ enum: ['reaction'], example: 'reaction' })
  kind: 'reaction';
  /** @example 13 */
  @ApiProperty({ type: 'integer' })
  seq: number;
  /** @example 'c3a8b5c2-7a4e-4a57-8f43-9d4f0b1f2a10' */
  @ApiProperty({ format: 'uuid' })
  messageId: string;
  /** Ids of those who reacted, by reaction. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string', format: 'uuid' } },
    example: { heart: ['9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21'] },
  })
  reactions: Reactions;
}

/** Its sender edited or deleted a message at this place. Carries its current state, so an old event can't undo a newer one. */
@ApiSchema({ name: 'ThreadChange' })
export class ThreadChangeDto {
  @ApiProperty({ enum: ['change'], example: 'change' })
  kind: 'change';
  /** @example 14 */
  @ApiProperty({ type: 'integer' })
  seq: number;
  message: MessageDto;
}

export type ThreadEvent = ThreadMessageDto | ThreadReactionDto | ThreadChangeDto;

@ApiSchema({ name: 'ThreadPage' })
@ApiExtraModels(ThreadMessageDto, ThreadReactionDto, ThreadChangeDto)
export class ThreadPageDto {
  /** In the order of `seq`, without gaps inside the page. */
  @ApiProperty({
    type: 'array',
    items: {
      oneOf: [ThreadMessageDto, ThreadReactionDto, ThreadChangeDto].map((part) => ({ $ref: getSchemaPath(part) })),
      discriminator: {
        propertyName: 'kind',
        mapping: {
          message: getSchemaPath(ThreadMessageDto),
          reaction: getSchemaPath(ThreadReactionDto),
          change: getSchemaPath(ThreadChangeDto),
        },
      },
    },
  })
  items: ThreadEvent[];
  /**
   * The newest number of the conversation; there is more to ask for while the last item's is smaller.
   * @example 13
   */
  @ApiProperty({ type: 'integer' })
  lastSeq: number;
}

/** A message, or what happened to it (`eventSeq` is then another number than the message's own). */
export interface ThreadRow extends MessageRow {
  kind: ThreadEvent['kind'];
  eventSeq: number;
}

export function toThreadEvent({ kind, eventSeq, ...row }: ThreadRow): ThreadEvent {
  if (kind !== 'reaction') return { kind, seq: eventSeq, message: toMessage(row) };
  return { kind, seq: eventSeq, messageId: row.id, reactions: parseReactions(row.reactions) };
}
