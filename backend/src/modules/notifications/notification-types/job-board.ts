import { typeFor, type Facts, type Reader } from './notification-type.js';
import { paths } from './paths.js';
import type { DomainEvents } from '../../../platform/events/index.js';

type News = DomainEvents['application.answered'];

const toTheOther = {
  group: 'job-board',
  recipients: ({ toId }: News) => [toId],
  about: ({ byId }: News) => byId,
  path: (_payload: News, { userType }: Reader) => (userType === 'aupair' ? paths.ownApplications : paths.jobBoard),
} as const;

type ClosedWhy = DomainEvents['application.closed']['why'];

/** Why an application closed: a line, and a sentence of the email. Events of earlier releases do not say why. */
function closedBecause(why: ClosedWhy | undefined, other: string): [line: string, sentence: string] {
  switch (why) {
    case 'unanswered':
      return ['No answer came in time.', `${other} did not answer in time.`];
    case 'filled':
      return ['The family has found someone.', `${other} found someone, so the job listing is filled.`];
    case 'left':
      return ['Its job listing is gone.', 'The family has deleted its account, so its job listing is gone.'];
    default:
      return ['The job listing no longer waits for you.', `${other} did not answer in time, or has found someone.`];
  }
}

export const jobBoardTypes = {
  'application.received': typeFor('application.received', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} applied to your job listing`,
      line: 'Read the note, and answer within five days.',
      email: {
        paragraphs: [
          `${other} would like to live with you and has written you a note.`,
          'Answer within five days, even if only to decline. After that the application closes automatically, and we tell them that it says nothing about them.',
        ],
        action: 'Read the note',
      },
    }),
  }),

  'application.waiting': typeFor('application.waiting', {
    ...toTheOther,
    endedBy: { events: ['application.answered', 'application.closed'], field: 'applicationId' },
    words: ({ other, payload: { daysLeft } }) => {
      const days = daysLeft === 1 ? 'one day' : `${daysLeft} days`;
      return {
        title: `${other} is still waiting for your answer`,
        line: `The application closes in ${days}.`,
        email: {
          paragraphs: [
            `${other} applied to your job listing and is waiting for your answer. In ${days} the application closes automatically.`,
            'You can decline with one tap. If you accept, a conversation opens.',
          ],
          action: 'Answer now',
        },
      };
    },
  }),

  'application.answered': typeFor('application.answered', {
    ...toTheOther,
    // Events of earlier releases do not say which conversation was opened.
    path: (payload, reader) =>
      payload.conversationId ? paths.conversation(payload.conversationId) : toTheOther.path(payload, reader),
    words: (facts) => answer(facts),
  }),

  'application.closed': typeFor('application.closed', {
    ...toTheOther,
    when: ({ why }) => why !== 'chosen',
    path: () => paths.jobBoard,
    words: ({ other, payload: { why } }) => {
      const [line, sentence] = closedBecause(why, other);
      return {
        title: why === 'left' ? 'A family that you applied to has left' : `Your application to ${other} has closed`,
        line: `${line} It says nothing about you.`,
        email: {
          paragraphs: [`${sentence} It says nothing about you.`, 'There are other job listings on the board.'],
          action: 'See the job board',
        },
      };
    },
  }),
} as const;

/** Shortlisted, accepted, declined: to the au pair. Withdrawn: to the family. */
function answer({ other, payload: { state } }: Facts<News>) {
  switch (state) {
    case 'accepted':
      return {
        title: `${other} accepted your application`,
        line: 'Your conversation is open. Write to each other.',
        email: {
          paragraphs: [
            `${other} would like to get to know you. We have opened a conversation, with your note as its first message.`,
            'A good next step is a 15-minute video interview.',
          ],
          action: 'Write to them',
        },
      };
    case 'declined':
      return {
        title: `${other} declined your application`,
        line: 'Read their answer. There are other job listings.',
        email: {
          paragraphs: [
            `${other} has declined your application. Their answer is shown with it.`,
            'There are other job listings on the board.',
          ],
          action: 'Read the answer',
        },
      };
    case 'withdrawn':
      return {
        title: `${other} withdrew their application`,
        line: 'You do not need to do anything.',
        email: {
          paragraphs: [
            `${other} has withdrawn their application to your job listing. You do not need to do anything.`,
            'Your job listing stays on the board.',
          ],
          action: 'See your job listing',
        },
      };
    default:
      return {
        title: `${other} has put you on their shortlist`,
        line: 'You will hear from them within two weeks.',
        email: {
          paragraphs: [
            `${other} has read your note and put you on their shortlist. You will get an answer within two weeks.`,
            'You do not need to wait: apply to other families too.',
          ],
          action: 'See the application',
        },
      };
  }
}
