import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { REACTIONS, type Reaction, type Reactions } from '../reactions/reaction-names.js';
import { ConversationHeadsDto } from '../conversations/conversation.dto.js';
import { ReadInput, ReadStateDto } from '../reading/reading.dto.js';
import { ConversationSettingsDto } from '../settings/conversation-settings.dto.js';
import { MessageDto, SendMessageInput } from '../sending/message.dto.js';

/** Which conversation an event of a client is about. */
class ConversationEvent {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  conversationId: string;
}

/** `message.send`: the body of the HTTP request, and the conversation of its path. */
export class MessageSendEvent extends IntersectionType(ConversationEvent, SendMessageInput) {}

/** `conversation.read`. */
export class ConversationReadEvent extends IntersectionType(ConversationEvent, ReadInput) {}

/** `typing`: is not stored and not acknowledged. */
export class TypingEvent extends ConversationEvent {}

/** `reaction.set`. */
export class ReactionSetEvent {
  /** @example 'c3a8b5c2-7a4e-4a57-8f43-9d4f0b1f2a10' */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  messageId: string;

  /** @example 'heart' */
  @ApiProperty({ enum: REACTIONS, enumName: 'Reaction' })
  @IsIn(REACTIONS)
  reaction: Reaction;

  /**
   * Whether it should be set.
   * @example true
   */
  @IsBoolean()
  on: boolean;
}

/** `reaction.changed`, to both people. */
@ApiSchema({ name: 'ReactionChanged' })
export class ReactionChangedDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
  /** @example 'c3a8b5c2-7a4e-4a57-8f43-9d4f0b1f2a10' */
  @ApiProperty({ format: 'uuid' })
  messageId: string;
  /** @example 13 */
  @ApiProperty({ type: 'integer' })
  seq: number;
  /** Ids of those who reacted, by reaction. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string', format: 'uuid' } },
    example: { heart: ['9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21'] },
  })
  reactions: Reactions;
}

/** `message.changed`, to both people: its sender edited or deleted it. */
@ApiSchema({ name: 'MessageChanged' })
export class MessageChangedDto {
  /**
   * The number of the change.
   * @example 14
   */
  @ApiProperty({ type: 'integer' })
  seq: number;
  message: MessageDto;
}

/** `conversation.read`, for both members: how far one of them has read. */
@ApiSchema({ name: 'ConversationReadChanged' })
export class ConversationReadChangedDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  userId: string;
  /** @example 13 */
  @ApiProperty({ type: 'integer' })
  lastReadSeq: number;
}

/** `typing`, for the other member. */
@ApiSchema({ name: 'TypingNotice' })
export class TypingNoticeDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  userId: string;
}

/** `conversation.availability`, to both: it is no longer there for them, or it is there again. */
@ApiSchema({ name: 'ConversationAvailability' })
export class ConversationAvailabilityDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
  /** @example false */
  available: boolean;
}

/** `conversation.changed`, to both: something that was said there is shown differently now, so ask for it again. */
@ApiSchema({ name: 'ConversationChanged' })
export class ConversationChangedDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
}

/** `presence`, to people with whom something has been written. */
@ApiSchema({ name: 'PresenceChanged' })
export class PresenceChangedDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  userId: string;
  /** @example true */
  online: boolean;
  /** To five minutes. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T08:25:00.000Z' })
  lastSeenAt: string | null;
}

/** `unread`: the person's whole count, after each change. */
@ApiSchema({ name: 'UnreadChanged' })
export class UnreadChangedDto {
  /** @example 3 */
  @ApiProperty({ type: 'integer' })
  count: number;
}

/** `account.updated`: ask for the account again. */
@ApiSchema({ name: 'AccountUpdated' })
export class AccountUpdatedDto {}

/** `session.ended`: the last event that a socket receives. */
@ApiSchema({ name: 'SessionEnded' })
export class SessionEndedDto {
  /** @example '1f0e2d3c-4b5a-4978-8695-a4b3c2d1e0f9' */
  @ApiProperty({ format: 'uuid' })
  sessionId: string;
  /** @example 'signed-out' */
  reason: string;
}

/** What a client may ask for, by the event's name. */
@ApiSchema({ name: 'LiveRequests' })
export class LiveRequestsDto {
  @ApiProperty()
  'message.send': MessageSendEvent;
  @ApiProperty()
  'conversation.read': ConversationReadEvent;
  @ApiProperty()
  'reaction.set': ReactionSetEvent;
  @ApiProperty()
  typing: TypingEvent;
}

/** What a client is acknowledged with when it succeeded: `{ ok: true, data }`. */
@ApiSchema({ name: 'LiveAnswers' })
export class LiveAnswersDto {
  @ApiProperty()
  'message.send': MessageDto;
  @ApiProperty()
  'conversation.read': ReadStateDto;
  @ApiProperty()
  'reaction.set': MessageDto;
}

/** The events that a client receives, by name. */
@ApiSchema({ name: 'LiveEvents' })
export class LiveEventsDto {
  @ApiProperty()
  'message.created': MessageDto;
  @ApiProperty()
  'message.changed': MessageChangedDto;
  @ApiProperty()
  'reaction.changed': ReactionChangedDto;
  @ApiProperty()
  'conversation.read': ConversationReadChangedDto;
  @ApiProperty()
  'conversation.settings': ConversationSettingsDto;
  @ApiProperty()
  'conversation.availability': ConversationAvailabilityDto;
  @ApiProperty()
  'conversation.changed': ConversationChangedDto;
  @ApiProperty()
  typing: TypingNoticeDto;
  @ApiProperty()
  presence: PresenceChangedDto;
  @ApiProperty()
  unread: UnreadChangedDto;
  @ApiProperty()
  heads: ConversationHeadsDto;
  @ApiProperty()
  'session.ended': SessionEndedDto;
  @ApiProperty()
  'account.updated': AccountUpdatedDto;
}

/** Everything that travels over a live connection. */
@ApiSchema({ name: 'LiveConnection' })
export class LiveConnectionDto {
  requests: LiveRequestsDto;
  answers: LiveAnswersDto;
  events: LiveEventsDto;
}
