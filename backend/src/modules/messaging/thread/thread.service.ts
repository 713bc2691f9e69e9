import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { messages } from '../texts.js';
import { LARGEST_SEQ, toThreadEvent, type ThreadPageDto, type ThreadQuery } from './thread.dto.js';
import { ThreadRepository } from './thread.repository.js';

/** The messages and events of a conversation, page by page. */
@Injectable()
export class ThreadService {
  constructor(private readonly threads: ThreadRepository) {}

  /** Throws `not_found` for someone who is not a member. */
  async part(userId: string, conversationId: string, { after, before, limit }: ThreadQuery): Promise<ThreadPageDto> {
    if (after !== undefined && before !== undefined) throw invalidField('before', messages.page);
    const part =
      after === undefined
        ? await this.threads.before(conversationId, userId, before ?? LARGEST_SEQ, limit)
        : await this.threads.after(conversationId, userId, after, limit);
    if (!part) throw new DomainError('not_found');
    return { items: part.rows.map(toThreadEvent), lastSeq: part.lastSeq };
  }
}
