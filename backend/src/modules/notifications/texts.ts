import type { KindGroup } from './notification-types/groups.js';

/** Texts of the notifications module. Those of each kind are in `notification-types/`. */
export const messages = {
  /** Used within a sentence. */
  someone: 'someone',
  marketingWording: 'These are not the words that stand next to the switch',
  timeOfDay: 'Please enter a time such as 22:00',
  badUnsubscribeLink: 'This link is not complete. Please open it again from the email, or change it in your account.',
  pushEndpoint: 'This is not the address of a push service',
  pushKeys: 'This is not a key of a browser',
  letter: {
    reason: (group: string) => `You get this because emails about “${group}” are switched on in your account.`,
    unsubscribe: 'Stop these emails',
  },
  groups: {
    messages: {
      label: 'Messages',
      line: 'By email only after a quarter of an hour unread, and at most once an hour.',
    },
    interviews: { label: 'Video interviews', line: 'Proposed times, changes, and reminders before you meet.' },
    arrangements: { label: 'Your agreement', line: 'Proposals, answers, and the days on which it begins and ends.' },
    reviews: { label: 'Reviews', line: 'When it is your turn to write one, and when one about you opens.' },
    'job-board': { label: 'Job board', line: 'Applications for a place, and the answers to them.' },
    'saved-searches': { label: 'Saved searches', line: 'New people who fit a search that you keep.' },
    verification: { label: 'Verification', line: 'What became of your documents, and when one runs out.' },
    safety: {
      label: 'Safety and help',
      line: 'Warnings about people and messages, what became of your reports, and our answers to you.',
    },
    payments: { label: 'Plan and payments', line: 'What you owe and have paid, and when a plan ends.' },
  } satisfies Record<KindGroup, { label: string; line: string }>,
} as const;
