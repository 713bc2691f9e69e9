import { randomUUID } from 'node:crypto';
import type { MessageRow } from '../../../src/modules/messaging/sending/message.dto.js';
import { MessagesRepository, type NewMessage } from '../../../src/modules/messaging/sending/messages.repository.js';

const WRITTEN_LATER_MS = 200;

/**
 * The product with one mistake in it: it acknowledges a message before it has stored it. The fault tests must find
 * that out, or they prove nothing.
 */
const write = MessagesRepository.prototype.write;
MessagesRepository.prototype.write = function (this: MessagesRepository, message: NewMessage): Promise<MessageRow> {
  setTimeout(() => void write.call(this, message).catch(() => undefined), WRITTEN_LATER_MS);
  const { conversationId, senderId, clientMessageId, content } = message;
  const promised = { id: randomUUID(), conversationId, senderId, receiverId: senderId, clientMessageId, content };
  return Promise.resolve({
    ...promised,
    isRead: false,
    removed: false,
    reactions: '{}',
    createdAt: new Date(),
    seq: 0,
  });
};

await import('../../../src/main.js');
