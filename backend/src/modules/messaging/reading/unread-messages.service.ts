import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { UnreadMessagesRepository, type UnreadMessage } from './unread-messages.repository.js';

/** What waits to be read, for the module that tells people about it elsewhere. */
@Injectable()
export class UnreadMessagesService {
  constructor(
    private readonly unread: UnreadMessagesRepository,
    private readonly clock: ClockService,
  ) {}

  /**
   * A person's newest `most`, oldest first; nothing by people who are hidden from them, nothing that moderators removed,
   * and nothing of muted and archived conversations.
   */
  async of(personId: string, most: number): Promise<UnreadMessage[]> {
    return this.unread.of(personId, most, this.clock.now());
  }
}
