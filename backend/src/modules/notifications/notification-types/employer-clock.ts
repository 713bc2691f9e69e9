import { dayInWords } from '../../../platform/calendar-days/index.js';
import { otherOf } from '../../profiles/index.js';
import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

export const employerClockTypes = {
  'employer-clock.running-out': typeFor('employer-clock.running-out', {
    group: 'arrangements',
    recipients: ({ familyId, auPairId }) => [familyId, auPairId],
    about: otherOf,
    path: ({ agreementId }) => paths.employerClock(agreementId),
    words: ({ other, payload: { weeks, lastDay } }) => ({
      title: `${weeks} weeks or less to the last day with one employer`,
      line: `As we understand the visa rules, it is ${dayInWords(lastDay)}.`,
      email: {
        paragraphs: [
          `Working holiday visas can limit how long someone works for one employer. As we understand the rules, ${dayInWords(lastDay)} is the last day for you and ${other}.`,
          'The page shows the rule, its source and how to get more time. If you want to continue, ask the authority before that day. If you already have an answer, record it and we will stop reminding you.',
        ],
        action: 'See the days left',
      },
    }),
  }),
} as const;
