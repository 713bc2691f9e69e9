import type { DomainEvents } from '../../../platform/events/index.js';
import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

const path = ({ arrangementId, week }: DomainEvents['hours.week-recorded']) => paths.hours(arrangementId, week);

export const hoursTypes = {
  'hours.week-recorded': typeFor('hours.week-recorded', {
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
          'You can confirm the whole week at once. If you disagree with a day, add a note to that day.',
        ],
        action: 'Open the week',
      },
    }),
  }),

  'hours.day-disputed': typeFor('hours.day-disputed', {
    group: 'arrangements',
    recipients: ({ auPairId }) => [auPairId],
    about: ({ familyId }) => familyId,
    path,
    words: ({ other }) => ({
      title: `${other} disagrees with a day you recorded`,
      line: 'Read the note, and correct the day if they are right.',
      email: {
        paragraphs: [
          `${other} disagrees with one of the days you recorded and has added a note to it.`,
          'Correct the day if they are right. If not, talk about it and send it again.',
        ],
        action: 'Open the day',
      },
    }),
  }),
} as const;
