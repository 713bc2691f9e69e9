import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

export const messageTypes = {
  'message.unanswered': typeFor('message.unanswered', {
    group: 'messages',
    recipients: ({ receiverId }) => [receiverId],
    about: ({ senderId }) => senderId,
    path: ({ conversationId }) => paths.declining(conversationId),
    words: ({ other }) => ({
      title: `${other} is waiting for your answer`,
      line: 'You have read the message. You can also decline with a tap.',
      email: {
        paragraphs: [
          `${other} has written to you. You have read it and not answered yet.`,
          'A short answer is enough. If it is not a match, you can decline with a tap, and they can look further.',
          'This is the only reminder about this conversation.',
        ],
        action: 'Answer or decline',
      },
    }),
  }),
} as const;
