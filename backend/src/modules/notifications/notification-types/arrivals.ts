import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

const path = ({ agreementId }: { agreementId: string }) => paths.arrival(agreementId);

export const arrivalTypes = {
  'arrival.flight-changed': typeFor('arrival.flight-changed', {
    group: 'arrangements',
    recipients: ({ toId }) => [toId],
    about: ({ byId }) => byId,
    path,
    words: ({ other }) => ({
      title: `${other}’s flight has changed`,
      line: 'See the times in the arrival plan.',
      email: {
        paragraphs: [
          `${other} has entered, changed or removed their flight.`,
          'The arrival plan shows the times in your time zone and theirs, and who does what before the first day.',
        ],
        action: 'Open the arrival plan',
      },
    }),
  }),

  'arrival.pick-up-changed': typeFor('arrival.pick-up-changed', {
    group: 'arrangements',
    recipients: ({ toId }) => [toId],
    about: ({ byId }) => byId,
    path,
    words: ({ other }) => ({
      title: 'Who will pick you up, and where',
      line: `${other} has added it to the arrival plan.`,
      email: {
        paragraphs: [
          `${other} has added who will pick you up, and where you will meet, to the arrival plan.`,
          'Read it before you leave, and write to them if anything is unclear.',
        ],
        action: 'Open the arrival plan',
      },
    }),
  }),

  'arrival.check-in-due': typeFor('arrival.check-in-due', {
    group: 'arrangements',
    accountHolderOnly: true,
    recipients: ({ personId }) => [personId],
    path,
    words: ({ payload: { day, reminder } }) => ({
      title: 'How is it going?',
      line: reminder ? 'A short answer is enough. It takes one tap.' : 'One tap is enough to answer.',
      email: {
        paragraphs: [
          reminder
            ? `We asked you on day ${day} of your placement how it is going, and have not heard from you yet. One tap is enough.`
            : `It is day ${day} of your placement. How is it going? One tap is enough.`,
          'We never share your answer with the other person. If you add a note, only our team reads it.',
        ],
        action: 'Answer',
      },
    }),
  }),

  'arrival.check-in-missed': typeFor('arrival.check-in-missed', {
    group: 'arrangements',
    recipients: ({ toId }) => [toId],
    about: ({ byId }) => byId,
    path,
    words: ({ other }) => ({
      title: 'Please ask how things are',
      line: `We have not heard from ${other} for a few days.`,
      email: {
        paragraphs: [
          `We asked ${other} how the placement is going, and have not had an answer for a few days. There may be a harmless reason.`,
          'Ask how they are, and remind them of the check-in. If you are worried, write to our team.',
        ],
        action: 'Open the arrival plan',
      },
    }),
  }),
} as const;
