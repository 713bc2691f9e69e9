import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxDispatcherService } from '../../../platform/events/index.js';
import { requestContext } from '../../../platform/http/index.js';
import { toReadState, type ReadStateDto } from './reading.dto.js';
import { ReadsRepository } from './reads.repository.js';

/** How far members have read, and their unread counts. */
@Injectable()
export class ReadReceiptsService {
  constructor(
    private readonly reads: ReadsRepository,
    private readonly dispatcher: OutboxDispatcherService,
  ) {}

  /** Throws `not_found` for someone who is not a member. */
  async readUpTo(userId: string, conversationId: string, seq: number): Promise<ReadStateDto> {
    const state = await this.reads.moveTo(conversationId, userId, seq, requestContext.get()?.requestId ?? null);
    if (!state) throw new DomainError('not_found');
    if (state.moved) this.dispatcher.wake();
    return toReadState(state);
  }

  /** The number of unread messages. Only for the person: throws `not_found` for anyone else's id. */
  async unreadCount(userId: string, profileId: string): Promise<number> {
    if (profileId.toLowerCase() !== userId) throw new DomainError('not_found');
    const [unread] = await this.reads.unreadCounts([userId]);
    return unread?.count ?? 0;
  }
}
