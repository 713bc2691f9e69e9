import { kindOf, type Facts, type Reader } from './notification-type.js';
import { paths } from './paths.js';
import type { DomainEvents } from '../../../platform/events/index.js';

type News = DomainEvents['application.answered'];

const toTheOther = {
  group: 'job-board',
  recipients: ({ toId }: News) => [toId],
  about: ({ byId }: News) => byId,
  path: (_payload: News, { userType }: Reader) => (userType === 'aupair' ? paths.ownApplications : paths.jobBoard),
} as const;

export const jobBoardKinds = {
  'application.received': kindOf('application.received', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} applies for your place`,
      line: 'Read the note, and answer within five days.',
      email: {
        paragraphs: [
          `${other} would like to live with you and has written you a note.`,
          'Answer within five days, even if only to decline. After that the application closes automatically, with a message that it is not about them.',
        ],
        action: 'Read the note',
      },
    }),
  }),

  'application.waiting': kindOf('application.waiting', {
    ...toTheOther,
    words: ({ other, payload: { daysLeft } }) => {
      const days = daysLeft === 1 ? 'one day' : `${daysLeft} days`;
      return {
        title: `${other} still waits for your answer`,
        line: `The application closes in ${days}.`,
        email: {
          paragraphs: [
            `${other} applied for your place and waits for a word. In ${days} the application closes automatically.`,
            'A no is one tap, and kinder than silence. A yes opens a conversation.',
          ],
          action: 'Answer now',
        },
      };
    },
  }),

  'application.answered': kindOf('application.answered', { ...toTheOther, words: (facts) => answer(facts) }),

  'application.closed': kindOf('application.closed', {
    ...toTheOther,
    path: () => paths.jobBoard,
    words: ({ other }) => ({
      title: `Your application to ${other} has closed`,
      line: 'No answer came in time. It says nothing about you.',
      email: {
        paragraphs: [
          `${other} did not answer in time, or has found someone. It says nothing about you: most families read many notes in a busy week.`,
          'There are other places on the board, and new ones most days.',
        ],
        action: 'Look at the board',
      },
    }),
  }),
} as const;

/** Shortlisted, accepted, declined: to the au pair. Withdrawn: to the family. */
function answer({ other, payload: { state } }: Facts<News>) {
  switch (state) {
    case 'accepted':
      return {
        title: `${other} says yes to your application`,
        line: 'Your conversation is open. Write to each other.',
        email: {
          paragraphs: [
            `${other} would like to get to know you. A conversation is open, with your note as its first message.`,
            'A good next step is a video interview: fifteen minutes tell more than fifty messages.',
          ],
          action: 'See the application',
        },
      };
    case 'declined':
      return {
        title: `${other} has chosen differently`,
        line: 'Read what they wrote. There are other places on the board.',
        email: {
          paragraphs: [
            `${other} has declined your application. What they wrote is next to it.`,
            'It was good that you asked. There are other places on the board, and new ones most days.',
          ],
          action: 'Read the answer',
        },
      };
    case 'withdrawn':
      return {
        title: `${other} has withdrawn the application`,
        line: 'There is nothing for you to do.',
        email: {
          paragraphs: [
            `${other} no longer applies for your place. There is nothing for you to do.`,
            'Your place stays on the board.',
          ],
          action: 'See your place',
        },
      };
    default:
      return {
        title: `${other} has put you on their shortlist`,
        line: 'You hear from them within two weeks.',
        email: {
          paragraphs: [
            `${other} has read your note and keeps you in mind. You hear yes or no within two weeks.`,
            'You need not wait: apply elsewhere as well.',
          ],
          action: 'See the application',
        },
      };
  }
}
