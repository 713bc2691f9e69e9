import type { UnreadMessage } from '../../messaging/index.js';
import type { Mark } from './message-digests.repository.js';

/** Unread messages that a person was not notified of by one channel, oldest first. */
export class UnreadBatch {
  private constructor(readonly messages: readonly UnreadMessage[]) {}

  /** Messages after the marks of the channel. */
  static behind(unread: readonly UnreadMessage[], markOf: (conversationId: string) => number): UnreadBatch {
    return new UnreadBatch(unread.filter(({ conversationId, seq }) => seq > markOf(conversationId)));
  }

  get count(): number {
    return this.messages.length;
  }

  /** Sender ids, in order of writing. */
  get writers(): string[] {
    return [...new Set(this.messages.map(({ senderId }) => senderId))];
  }

  get conversations(): string[] {
    return [...new Set(this.messages.map(({ conversationId }) => conversationId))];
  }

  /** The new marks once this batch is sent. */
  marks(way: 'mailedSeq' | 'pushedSeq'): Mark[] {
    return this.conversations.map((conversationId) => ({
      conversationId,
      mailedSeq: 0,
      pushedSeq: 0,
      [way]: Math.max(...this.messages.filter((one) => one.conversationId === conversationId).map(({ seq }) => seq)),
    }));
  }
}
