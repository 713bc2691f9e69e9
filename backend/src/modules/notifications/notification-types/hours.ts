import type { DomainEvents } from '../../../platform/events/index.js';
import { kindOf } from './notification-type.js';
import { paths } from './paths.js';

const path = ({ arrangementId, week }: DomainEvents['hours.week-recorded']) => paths.hours(arrangementId, week);

export const hoursKinds = {
  'hours.week-recorded': kindOf('hours.week-recorded', {
    group: 'arrangements',
    recipients: ({ familyId }) => [familyId],
    about: ({ auPairId }) => auPairId,
    path,
    words: ({ other }) => ({
      title: `${other} has recorded a week of hours`,
      line: 'Confirm it, or say which day was different.',
      email: {
        paragraphs: [
          `${other} has recorded the hours of a week. They count as confirmed once you agree to them.`,
          'You can confirm the whole week at once. If a day was different for you, say so at that day: a note is enough.',
        ],
        action: 'Look at the week',
      },
    }),
  }),

  'hours.day-disputed': kindOf('hours.day-disputed', {
    group: 'arrangements',
    recipients: ({ auPairId }) => [auPairId],
    about: ({ familyId }) => familyId,
    path,
    words: ({ other }) => ({
      title: `A day was different for ${other}`,
      line: 'Read the note, and correct the day if they are right.',
      email: {
        paragraphs: [
          `One of the days that you recorded was different for ${other}. Their note is at that day.`,
          'Correct the day if they are right. If not, talk about it, and send it again: both of you see the same week.',
        ],
        action: 'Look at the day',
      },
    }),
  }),
} as const;
