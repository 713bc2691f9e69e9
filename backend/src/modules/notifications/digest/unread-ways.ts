import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { PushSending } from '../push/push-sending.js';
import { Letters } from '../telling/letters.js';
import type { UnreadBatch } from './unread-batch.js';
import { UnreadWords } from './unread-words.js';

/** Sends what is said of unread messages, by mail and to devices. */
@Injectable()
export class UnreadWays {
  constructor(
    private readonly words: UnreadWords,
    private readonly letters: Letters,
    private readonly sending: PushSending,
  ) {}

  async mail(personId: string, batch: UnreadBatch, manager: EntityManager): Promise<void> {
    await this.letters.send(personId, 'messages', await this.words.letter(personId, batch), manager);
  }

  async push(personId: string, batch: UnreadBatch, manager: EntityManager): Promise<void> {
    await this.sending.toDevicesOf(personId, await this.words.notice(personId, batch), manager);
  }
}
