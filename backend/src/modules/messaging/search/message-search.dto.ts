import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { Digits } from '../../../platform/http/index.js';
import { OtherPersonDto } from '../../profiles/index.js';
import { MessageDto } from '../sending/message.dto.js';
import { messages } from '../texts.js';
import { LARGEST_SEQ } from '../thread/thread.dto.js';

/** What is looked for in messages. */
class WordsQuery {
  /**
   * Every word has to occur, also as a part of another one. Case and accents do not matter.
   * @example 'joao school'
   */
  @ApiProperty({ minLength: 2, maxLength: 100 })
  @Matches(/\S\s*\S/, { message: messages.search.short })
  @MaxLength(100, { message: messages.search.long })
  @IsString()
  q: string;
}

export class SearchConversationsQuery extends WordsQuery {
  /**
   * The `nextCursor` of the previous page.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsString()
  @MaxLength(300)
  cursor?: string;
}

export class SearchConversationQuery extends WordsQuery {
  /**
   * Only messages before this number: the `nextBefore` of the previous page.
   * @example 4200
   */
  @ApiProperty({ type: 'integer', required: false })
  @IsOptional()
  @Digits()
  @IsInt()
  @Min(1)
  @Max(LARGEST_SEQ)
  before?: number;
}

@ApiSchema({ name: 'FoundMessage' })
export class FoundMessageDto extends PickType(MessageDto, ['seq', 'senderId', 'createdAt'] as const) {
  /**
   * The part of its text that begins shortly before the first of the words.
   * @example '… would Monday after school suit you?'
   */
  excerpt: string;
}

/** A conversation in which all the words occur in at least one message. */
@ApiSchema({ name: 'FoundConversation' })
export class FoundConversationDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
  with: OtherPersonDto;
  /**
   * How many of its latest 5,000 messages were found.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  count: number;
  /** The three latest of them, the latest first. */
  messages: FoundMessageDto[];
}

@ApiSchema({ name: 'FoundConversations' })
export class FoundConversationsDto {
  /** The conversation in which someone wrote last comes first. May be empty although there is a next page. */
  items: FoundConversationDto[];
  /** Ask for the next page with it; `null` once all conversations were searched. */
  @ApiProperty({ type: String, nullable: true, example: null })
  nextCursor: string | null;
}

@ApiSchema({ name: 'FoundInConversation' })
export class FoundInConversationDto {
  /**
   * Numbers of the messages that were found, the latest first.
   * @example [412, 96]
   */
  @ApiProperty({ type: 'integer', isArray: true })
  seqs: number[];
  /**
   * Ask for earlier messages with it as `before`; `null` once the conversation was searched to its beginning.
   */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  nextBefore: number | null;
}
