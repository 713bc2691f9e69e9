import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

/** Confidential notifications: a locked screen shows nothing of them. */
export const DISCREET = { title: 'Something for you', line: 'Open it when you are alone.' };

export const helpTypes = {
  'exit.requested': typeFor('exit.requested', {
    group: 'safety',
    urgent: true,
    accountHolderOnly: true,
    recipients: ({ personId }) => [personId],
    path: () => paths.earlyExit,
    words: ({ productName }) => ({
      // A subject that other people may see.
      title: 'We have received your message',
      line: 'See what you can do now.',
      email: {
        paragraphs: [
          'You told us that you want to leave. Only we know. We do not tell anyone you live or write with.',
          'The page shows what to do now, helplines that answer at any hour, a notice you can send, and how to find another family or au pair.',
          `If you are in danger, call the emergency number first: 000 in Australia, 111 in New Zealand. Contact ${productName} after that.`,
        ],
        action: 'Open the page',
      },
      push: DISCREET,
    }),
  }),

  'support.answered': typeFor('support.answered', {
    group: 'safety',
    accountHolderOnly: true,
    recipients: ({ personId }) => [personId],
    path: ({ requestId }) => paths.supportRequest(requestId),
    words: ({ productName }) => ({
      title: 'We have answered you',
      line: 'You can read our answer now.',
      email: {
        paragraphs: [
          `Someone at ${productName} has answered your request.`,
          'You can reply there as often as you need.',
        ],
        action: 'Read the answer',
      },
      push: DISCREET,
    }),
  }),
} as const;
