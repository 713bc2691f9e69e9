import { expect, it } from '@jest/globals';
import type { Conversation } from '../../../api/messages';
import type { Message } from './thread';
import { withMessage } from './use-conversations';

const conversation = (): Conversation =>
  ({ lastSeq: 3, lastMessage: null, unreadCount: 0, draft: { text: 'Thanks' } }) as unknown as Conversation;
const message = (writtenBy?: Message['writtenBy']): Message =>
  ({ seq: 4, content: 'Thanks a lot', senderId: 'family', ...(writtenBy && { writtenBy }) }) as Message;

it.each([
  ['of the same person', undefined, ''],
  ['of the co-parent', { name: 'Sam' }, 'Thanks'],
])('A message %s empties only the draft that its writer went on with', (_, writtenBy, draft) => {
  const changed = conversation();
  withMessage(changed, message(writtenBy), { ownId: 'family', coParent: undefined });
  expect(changed.draft?.text).toBe(draft);
});
