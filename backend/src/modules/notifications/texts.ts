import type { NotificationGroup } from './notification-types/groups.js';

/** Texts of the notifications module. Those of each kind are in `notification-types/`. */
export const messages = {
  /** Used within a sentence. */
  someone: 'someone',
  marketingWording: 'This is not the text shown next to the switch',
  timeOfDay: 'Please enter a time such as 22:00',
  badUnsubscribeLink: 'This link is not complete. Please open it again from the email, or change it in your account.',
  pushEndpoint: 'This is not the address of a push service',
  pushKeys: 'This is not a browser’s push key',
  email: {
    reason: (group: string) =>
      `You are receiving this because emails about “${group}” are switched on in your account.`,
    unsubscribe: 'Stop these emails',
  },
  groups: {
    messages: {
      label: 'Messages',
      line: 'By email only if unread for 15 minutes, and at most once an hour.',
    },
    interviews: { label: 'Video interviews', line: 'Proposed times, changes, and reminders before you meet.' },
    arrangements: { label: 'Your agreement', line: 'Proposals, answers, and its first and last day.' },
    reviews: { label: 'Reviews', line: 'When you can write one, and when you can read one about you.' },
    'job-board': { label: 'Job board', line: 'Applications to job listings, and the answers to them.' },
    'saved-searches': { label: 'Saved searches', line: 'New people who match a search you saved.' },
    profile: { label: 'Your profile', line: 'A question when you have not been here for a month.' },
    verification: { label: 'Verification', line: 'Results of your document checks, and when one expires.' },
    safety: {
      label: 'Safety and help',
      line: 'Warnings about people and messages, the outcome of your reports, and our answers to you.',
    },
    payments: { label: 'Plan and payments', line: 'What you owe and have paid, and when a plan ends.' },
  } satisfies Record<NotificationGroup, { label: string; line: string }>,
} as const;
