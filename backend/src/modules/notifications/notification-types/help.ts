import { kindOf } from './notification-type.js';
import { paths } from './paths.js';

/** Confidential notifications: a locked screen shows nothing of them. */
export const DISCREET = { title: 'Something for you', line: 'Open it when you are by yourself.' };

export const helpKinds = {
  'exit.requested': kindOf('exit.requested', {
    group: 'safety',
    urgent: true,
    recipients: ({ personId }) => [personId],
    path: () => paths.needOut,
    words: ({ productName }) => ({
      // A subject that other people may see.
      title: 'What you wrote has reached us',
      line: 'One page has what to do now.',
      email: {
        paragraphs: [
          'You told us that you want out. No one but us knows, and no one you live or write with is told.',
          'The page has what to do now, helplines that answer at any hour, the words of a notice, and the way to another family or au pair.',
          `If you are in danger, call the emergency number first: 000 in Australia, 111 in New Zealand. ${productName} comes after that.`,
        ],
        action: 'Open the page',
      },
      push: DISCREET,
    }),
  }),

  'support.answered': kindOf('support.answered', {
    group: 'safety',
    recipients: ({ personId }) => [personId],
    path: ({ requestId }) => paths.supportRequest(requestId),
    words: ({ productName }) => ({
      title: 'We have answered you',
      line: 'Our answer to your request is there.',
      email: {
        paragraphs: [
          `Someone at ${productName} has read what you wrote and answered it.`,
          'You can write on in the same place, as often as you need.',
        ],
        action: 'Read the answer',
      },
      push: DISCREET,
    }),
  }),
} as const;
