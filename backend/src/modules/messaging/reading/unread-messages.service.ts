import { Injectable } from '@nestjs/common';
import { UnreadMessagesRepository, type UnreadMessage } from './unread-messages.repository.js';

/** What waits to be read, for the module that tells people about it elsewhere. */
@Injectable()
export class UnreadMessagesService {
  constructor(private readonly unread: UnreadMessagesRepository) {}

  /** A person's newest `most`, oldest first; nothing by people who are hidden from them, and nothing that moderators removed. */
  async of(personId: string, most: number): Promise<UnreadMessage[]> {
    return this.unread.of(personId, most);
  }
}
