import type { DomainEvents } from '../../../platform/events/index.js';
import { typeFor, type Facts } from './notification-type.js';
import { paths } from './paths.js';

type Move = DomainEvents['interview.proposed'];

/** "Tuesday 24 November, 7:30 pm Sydney time", if a time is agreed. */
const time = ({ payload: { startsAt }, at, city }: Facts<{ startsAt: string | null }>) =>
  startsAt === null ? null : `${at(startsAt)} ${city} time`;

/** A change by one of the two notifies the other. */
const toTheOther = {
  group: 'interviews',
  recipients: ({ toId }: Move) => [toId],
  about: ({ byId }: Move) => byId,
  path: () => paths.interviews,
} as const;

const otherOf = ({ personIds }: DomainEvents['interview.soon'], personId: string) =>
  personIds.find((id) => id !== personId) ?? null;

export const interviewTypes = {
  'interview.proposed': typeFor('interview.proposed', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} proposes times for a video interview`,
      line: 'Choose one that suits you, or propose others.',
      email: {
        paragraphs: [
          `${other} would like to meet you on video and proposes times. Each is shown in your time zone and theirs.`,
          'Choose one that suits you, or propose others. It takes a minute.',
        ],
        action: 'See the times',
      },
    }),
  }),

  'interview.scheduled': typeFor('interview.scheduled', {
    ...toTheOther,
    sendsOwnEmail: () => true,
    words: (facts) => ({
      title: `Your interview with ${facts.other} is booked`,
      line: `${time(facts) ?? 'The time is agreed'}.`,
      email: {
        paragraphs: [
          `${facts.other} accepted. You meet on ${time(facts) ?? 'the agreed day'}.`,
          'The room opens ten minutes early, so you can test your camera and microphone. We will remind you a day before and ten minutes before.',
        ],
        action: 'See the interview',
      },
    }),
  }),

  'interview.declined': typeFor('interview.declined', {
    ...toTheOther,
    words: (facts) => {
      if (facts.payload.cannotCome) return cannotCome(facts);
      const stands = time(facts);
      return stands ? moveRefused(facts.other, stands) : timesRefused(facts.other);
    },
  }),

  'interview.moved': typeFor('interview.moved', {
    ...toTheOther,
    sendsOwnEmail: () => true,
    words: (facts) => ({
      title: `Your interview with ${facts.other} has a new time`,
      line: `${time(facts) ?? 'The new time is agreed'}.`,
      email: {
        paragraphs: [
          `${facts.other} agreed to another time. You now meet on ${time(facts) ?? 'the agreed day'}.`,
          'The earlier time is cancelled.',
        ],
        action: 'See the interview',
      },
    }),
  }),

  'interview.cancelled': typeFor('interview.cancelled', {
    ...toTheOther,
    sendsOwnEmail: ({ startsAt }) => startsAt !== null,
    words: (facts) => {
      if (facts.payload.cannotCome) return cannotCome(facts);
      const was = time(facts);
      return {
        title: `${facts.other} cancelled your interview`,
        line: was ? `It was planned for ${was}.` : 'The proposed times are cancelled.',
        email: {
          paragraphs: [
            was
              ? `${facts.other} cancelled the video interview on ${was}.`
              : `${facts.other} cancelled the video interview before a time was agreed.`,
            'You can propose another time whenever you like.',
          ],
          action: 'Open your interviews',
        },
      };
    },
  }),

  'interview.lapsed': typeFor('interview.lapsed', {
    group: 'interviews',
    when: ({ hidden }) => !hidden,
    recipients: ({ personIds }) => personIds,
    about: ({ personIds }, personId) => personIds.find((id) => id !== personId) ?? null,
    path: () => paths.interviews,
    words: (facts) => {
      const stands = time(facts);
      return {
        title: `No time was chosen for your interview with ${facts.other}`,
        line: stands ? `It stays on ${stands}.` : 'The proposed times have passed. Either of you can propose others.',
        email: {
          paragraphs: [
            stands
              ? `The other times that were proposed have passed without an answer. You meet ${facts.other} on ${stands}, as agreed.`
              : `The times that were proposed for a video interview with ${facts.other} have passed without an answer.`,
            stands
              ? 'If that does not suit you, send a message or cancel it, so that no one waits.'
              : 'Time zones make this hard. Either of you can propose other times whenever you like.',
          ],
          action: stands ? 'See the interview' : 'Propose other times',
        },
      };
    },
  }),

  'interview.tomorrow': typeFor('interview.soon', {
    group: 'interviews',
    when: ({ lead }) => lead === 'day',
    recipients: ({ personIds }) => personIds,
    about: otherOf,
    coalescedBy: () => null,
    endedBy: { events: ['interview.moved', 'interview.cancelled', 'interview.ended'], field: 'interviewId' },
    path: () => paths.interviews,
    words: (facts) => ({
      // After quiet hours it can be the day itself.
      title: `Your video interview with ${facts.other} is coming up`,
      line: `${time(facts) ?? ''}.`,
      email: {
        paragraphs: [
          `Your interview with ${facts.other} is on ${time(facts) ?? ''}.`,
          'The room opens ten minutes early. You can check your own camera and microphone before the other person sees you.',
          'If something has come up, reschedule or cancel it now, so that no one waits.',
        ],
        action: 'See the interview',
      },
    }),
  }),

  'interview.in-minutes': typeFor('interview.soon', {
    group: 'interviews',
    urgent: true,
    when: ({ lead }) => lead === 'minutes',
    recipients: ({ personIds }) => personIds,
    about: otherOf,
    coalescedBy: () => null,
    path: ({ interviewId }) => paths.interviewRoom(interviewId),
    words: (facts) => ({
      title: `Your interview with ${facts.other} begins in ten minutes`,
      line: 'The room is open. Test your camera and microphone.',
      email: {
        paragraphs: [
          `You meet ${facts.other} on ${time(facts) ?? ''}. The room is open: go in and test your camera and microphone.`,
        ],
        action: 'Enter the room',
      },
    }),
  }),
} as const;

/** The reason is private. */
const cannotCome = (facts: Facts<Move>) => {
  const was = time(facts);
  return {
    title: `Your interview with ${facts.other} will not take place`,
    line: was ? `It was planned for ${was}.` : 'No time was agreed.',
    email: {
      paragraphs: [
        was
          ? `The video interview with ${facts.other} on ${was} will not take place.`
          : `The video interview with ${facts.other} for which times were proposed will not take place.`,
        'You need not do anything.',
      ],
      action: 'Open your interviews',
    },
  };
};

const moveRefused = (other: string, stands: string) => ({
  title: `${other} would rather keep the agreed time`,
  line: `Your interview stays on ${stands}.`,
  email: {
    paragraphs: [
      `The new times do not suit ${other}. Your interview stays on ${stands}.`,
      'If you cannot make it, send a message or cancel it, so that no one waits.',
    ],
    action: 'See the interview',
  },
});

const timesRefused = (other: string) => ({
  title: `${other} cannot make these times`,
  line: 'Propose others, or ask in a message what would suit.',
  email: {
    paragraphs: [
      `None of the times you proposed suits ${other}.`,
      'Propose others, or ask in a message what would suit.',
    ],
    action: 'Propose other times',
  },
});
