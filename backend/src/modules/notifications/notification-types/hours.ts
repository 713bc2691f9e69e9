import { weekdayInWords } from '../../../platform/calendar-days/index.js';
import type { DomainEvents } from '../../../platform/events/index.js';
import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

const path = ({ agreementId, week }: DomainEvents['hours.week-recorded']) => paths.hours(agreementId, week);

const LIST = new Intl.ListFormat('en-AU');
/** "Thursday 26 November and Friday 27 November". */
const named = (days: readonly string[]): string => LIST.format(days.map(weekdayInWords));
const counted = (days: readonly string[]): string => (days.length === 1 ? 'a day' : `${days.length} days`);

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

  'hours.days-missing': typeFor('hours.days-missing', {
    group: 'arrangements',
    recipients: ({ auPairId }) => [auPairId],
    about: ({ familyId }) => familyId,
    path,
    words: ({ other, payload: { days } }) => ({
      title: `You have not recorded ${counted(days)} of last week`,
      line: `${named(days)}.`,
      email: {
        paragraphs: [
          `Work was planned on ${named(days)}, and nothing is recorded yet.`,
          `Record what you worked, or 0 hours, so that ${other} can confirm the week.`,
        ],
        action: 'Open the week',
      },
    }),
  }),

  'hours.days-waiting': typeFor('hours.days-waiting', {
    group: 'arrangements',
    recipients: ({ familyId }) => [familyId],
    about: ({ auPairId }) => auPairId,
    path,
    words: ({ other, payload: { days } }) => ({
      title: `Hours of ${other} wait for you`,
      line: `${named(days)}. Confirm them, or say which day was different.`,
      email: {
        paragraphs: [
          `${other} has recorded hours for ${named(days)}. They count as confirmed once you agree to them.`,
          'You can confirm them at once. If you disagree with a day, add a note to that day.',
        ],
        action: 'Open the week',
      },
    }),
  }),
} as const;
