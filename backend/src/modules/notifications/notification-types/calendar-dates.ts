import { dayInWords } from '../../../platform/calendar-days/index.js';
import type { DomainEvents } from '../../../platform/events/index.js';
import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

type News = DomainEvents['calendar-date.asked'];

const toTheOther = {
  group: 'arrangements',
  recipients: ({ toId }: News) => [toId],
  about: ({ byId }: News) => byId,
  path: ({ agreementId, startsOn }: News) => paths.hours(agreementId, startsOn),
} as const;

const WHAT = { days_off: 'days off', swap: 'a swapped day', school_holidays: 'hours for school holidays' } as const;
const daysOf = ({ startsOn, endsOn }: News) =>
  startsOn === endsOn ? dayInWords(startsOn) : `${dayInWords(startsOn)} to ${dayInWords(endsOn)}`;

export const calendarDateTypes = {
  'calendar-date.asked': typeFor('calendar-date.asked', {
    ...toTheOther,
    words: ({ other, payload }) => ({
      title: `${other} suggests ${WHAT[payload.kind]}`,
      line: `${daysOf(payload)}. Accept or decline.`,
      email: {
        paragraphs: [
          `${other} suggests ${WHAT[payload.kind]}: ${daysOf(payload)}.`,
          'It counts once you accept. Until then, the week stays as you both signed it.',
        ],
        action: 'Look at the dates',
      },
    }),
  }),

  'calendar-date.accepted': typeFor('calendar-date.accepted', {
    ...toTheOther,
    words: ({ other, payload }) => ({
      title: `${other} has accepted your dates`,
      line: `${daysOf(payload)}.`,
      email: {
        paragraphs: [
          `${other} has accepted ${WHAT[payload.kind]}: ${daysOf(payload)}.`,
          'You can both see it in the hours and in your calendars.',
        ],
        action: 'Look at the dates',
      },
    }),
  }),

  'calendar-date.declined': typeFor('calendar-date.declined', {
    ...toTheOther,
    words: ({ other, payload }) => ({
      title: `${other} has declined your dates`,
      line: `${daysOf(payload)}. The week stays as it was.`,
      email: {
        paragraphs: [
          `${other} has declined ${WHAT[payload.kind]}: ${daysOf(payload)}. The week stays as it was.`,
          'Talk about it, and suggest other days.',
        ],
        action: 'Look at the dates',
      },
    }),
  }),

  'calendar-date.withdrawn': typeFor('calendar-date.withdrawn', {
    ...toTheOther,
    words: ({ other, payload }) => ({
      title: `${other} has withdrawn accepted dates`,
      line: `${daysOf(payload)}. The signed week counts again.`,
      email: {
        paragraphs: [
          `${other} has withdrawn ${WHAT[payload.kind]}: ${daysOf(payload)}. The signed week counts again on these days.`,
          'If you have made plans for these days, talk to each other.',
        ],
        action: 'Look at the dates',
      },
    }),
  }),
} as const;
