import type { UnreadMessage } from '../../messaging/index.js';
import type { Mark } from './message-digests.repository.js';

/** Unread messages that a person has not been told of by one way, oldest first. */
export class UnreadBatch {
  private constructor(readonly messages: readonly UnreadMessage[]) {}

  /** What lies behind the marks of that way. */
  static behind(unread: readonly UnreadMessage[], markOf: (conversationId: string) => number): UnreadBatch {
    return new UnreadBatch(unread.filter(({ conversationId, seq }) => seq > markOf(conversationId)));
  }

  get count(): number {
    return this.messages.length;
  }

  /** Ids, in the order in which they wrote. */
  get writers(): string[] {
    return [...new Set(this.messages.map(({ senderId }) => senderId))];
  }

  get conversations(): string[] {
    return [...new Set(this.messages.map(({ conversationId }) => conversationId))];
  }

  /** How far the person has been told once this batch is. */
  marks(way: 'mailedSeq' | 'pushedSeq'): Mark[] {
    return this.conversations.map((conversationId) => ({
      conversationId,
      mailedSeq: 0,
      pushedSeq: 0,
      [way]: Math.max(...this.messages.filter((one) => one.conversationId === conversationId).map(({ seq }) => seq)),
    }));
  }
}
