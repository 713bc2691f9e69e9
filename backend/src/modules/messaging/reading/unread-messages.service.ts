import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { UnreadMessagesRepository, type UnreadMessage } from './unread-messages.repository.js';

/** Unread messages, for the module that sends digests. */
@Injectable()
export class UnreadMessagesService {
  constructor(
    private readonly unread: UnreadMessagesRepository,
    private readonly clock: ClockService,
  ) {}

  /**
   * A person's newest `most` unread messages, oldest first. Without messages of people who are hidden from them, removed
   * messages, and muted and archived conversations.
   */
  async of(personId: string, most: number): Promise<UnreadMessage[]> {
    return this.unread.of(personId, most, this.clock.now());
  }
}
