import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { decodePrecisePosition, encodeCursor } from '../../../platform/http/index.js';
import { PeopleService, toOtherPerson } from '../../profiles/index.js';
import { messages } from '../texts.js';
import { LARGEST_SEQ } from '../thread/thread.dto.js';
import type {
  FoundConversationsDto,
  FoundInConversationDto,
  FoundMessageDto,
  SearchConversationQuery,
  SearchConversationsQuery,
} from './message-search.dto.js';
import { MessageSearchRepository, MOST_FOUND, type FoundRow } from './message-search.repository.js';

const PAGE = 20;

/** Finds words in a person's messages, only in those that they can read. */
@Injectable()
export class MessageSearchService {
  constructor(
    private readonly found: MessageSearchRepository,
    private readonly people: PeopleService,
  ) {}

  async everywhere(userId: string, { q, cursor }: SearchConversationsQuery): Promise<FoundConversationsDto> {
    const after = cursor ? decodePrecisePosition(cursor) : null;
    const { rows, end } = await this.found.everywhere(userId, wordsOf(q), after, PAGE + 1);
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    const cards = await this.people.cardsOf(shown.map(({ otherId }) => otherId));
    const next = last && rows.length > PAGE ? { at: last.position, id: last.id } : end;
    return {
      items: shown.map(({ id, otherId, count, messages: hits }) => ({
        conversationId: id,
        with: toOtherPerson(otherId, cards.get(otherId)),
        count,
        messages: hits.map(toFound),
      })),
      nextCursor: next && encodeCursor([next.at, next.id]),
    };
  }

  /** Throws `not_found` for someone who is not a member. */
  async within(
    userId: string,
    conversationId: string,
    { q, before = LARGEST_SEQ }: SearchConversationQuery,
  ): Promise<FoundInConversationDto> {
    const found = await this.found.within(conversationId, userId, wordsOf(q), before);
    if (!found) throw new DomainError('not_found');
    const { seqs, readFrom } = found;
    const next = seqs.length === MOST_FOUND ? (seqs.at(-1) ?? 1) : readFrom;
    return { seqs, nextBefore: next > 1 ? next : null };
  }
}

/** The words of a search, in the Unicode form of stored messages. Throws `validation_failed` if there are none. */
function wordsOf(q: string): [string, ...string[]] {
  const [first, ...more] = q.normalize('NFC').split(/\s+/).filter(Boolean);
  if (!first) throw invalidField('q', messages.search.short);
  return [first, ...more];
}

/** Shortens a text between words, and marks the cut. */
function toFound({ seq, senderId, createdAt, from, text, length }: FoundRow['messages'][number]): FoundMessageDto {
  const begun = from > 1 ? text.replace(/^\S{0,20}\s+/, '') : text;
  const whole = begun.trim();
  const cut = from - 1 + text.length < length;
  return {
    seq,
    senderId,
    createdAt: new Date(createdAt).toISOString(),
    excerpt: `${from > 1 ? '… ' : ''}${whole}${cut ? ' …' : ''}`,
  };
}
