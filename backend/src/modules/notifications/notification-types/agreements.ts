import type { DomainEvents } from '../../../platform/events/index.js';
import { kindOf } from './notification-type.js';
import { paths } from './paths.js';

type News = DomainEvents['arrangement.proposed'];
type Day = DomainEvents['arrangement.started'];

const GROUP = 'arrangements';
const path = ({ arrangementId }: { arrangementId: string }) => paths.arrangement(arrangementId);

/** A change by one of the two notifies the other. */
const toTheOther = {
  group: GROUP,
  recipients: ({ toId }: News) => [toId],
  about: ({ byId }: News) => byId,
  path,
} as const;

/** A change by the calendar or an admin notifies both. */
const toBoth = {
  group: GROUP,
  recipients: ({ familyId, auPairId }: Day) => [familyId, auPairId],
  about: ({ familyId, auPairId }: Day, personId: string) => (personId === familyId ? auPairId : familyId),
  path,
} as const;

export const agreementKinds = {
  'arrangement.proposed': kindOf('arrangement.proposed', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} proposes an agreement`,
      line: 'Read it clause by clause. Nothing is agreed until you both sign.',
      email: {
        paragraphs: [
          `${other} has written down how your time together could look: dates, hours, duties, pay, room, leave and notice.`,
          'Read it in peace, clause by clause. You can sign it, or change what does not fit and send it back. Nothing is agreed until you both sign the same version.',
        ],
        action: 'Read the proposal',
      },
    }),
  }),

  'arrangement.countered': kindOf('arrangement.countered', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} changed the agreement`,
      line: 'What is different is marked. It is your turn.',
      email: {
        paragraphs: [
          `${other} would like some things differently. What changed is marked, with the words before and after.`,
          'You can sign this version, or change it again.',
        ],
        action: 'See what changed',
      },
    }),
  }),

  'arrangement.accepted': kindOf('arrangement.accepted', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} signed your agreement`,
      line: 'Your signature is the one that is missing.',
      email: {
        paragraphs: [
          `${other} has signed. The agreement is confirmed as soon as you sign the very same version.`,
          'Read it once more before you sign: after that it cannot be changed.',
        ],
        action: 'Read and sign',
      },
    }),
  }),

  'arrangement.confirmed': kindOf('arrangement.confirmed', {
    group: GROUP,
    recipients: ({ byId, toId }) => [toId, byId],
    about: ({ byId, toId }, personId) => (personId === byId ? toId : byId),
    path,
    words: ({ other }) => ({
      title: `Your agreement with ${other} is confirmed`,
      line: 'You have both signed. The PDF is there for you to keep.',
      email: {
        paragraphs: [
          `You and ${other} have signed the same version. It is locked now, and carries a fingerprint that shows if anyone changed a letter.`,
          'Keep the PDF with your documents: it says what you agreed, for the two of you and for anyone who asks one day.',
        ],
        action: 'Open the agreement',
      },
    }),
  }),

  'arrangement.cancelled': kindOf('arrangement.cancelled', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} cancelled the agreement`,
      line: 'It no longer binds either of you.',
      email: {
        paragraphs: [
          `${other} has cancelled the agreement. It no longer binds either of you, and the dates are free again.`,
          'If it comes as a surprise, ask for the reason. And when you are ready, the search is where it was.',
        ],
        action: 'See the agreement',
      },
    }),
  }),

  'arrangement.withdrawn': kindOf('arrangement.withdrawn', {
    ...toBoth,
    words: ({ other, payload: { reason } }) => ({
      title: `We have ended your agreement with ${other}`,
      line: `${reason ? `${reason} ` : ''}It no longer binds either of you.`,
      email: {
        paragraphs: [
          `Our team has ended the agreement between you and ${other}. ${reason ? `${reason} ` : ''}It no longer binds either of you, and an invoice for it that is not paid falls away.`,
          'We do that rarely, and never lightly. If you would like to know more, or need help now, also with a place to stay, answer this email or write to us on the support page: a person reads it.',
        ],
        action: 'See the agreement',
      },
    }),
  }),

  'arrangement.started': kindOf('arrangement.started', {
    ...toBoth,
    words: ({ other, userType }) => ({
      title: `Today your time with ${other} begins`,
      line: 'The agreement is in your dashboard whenever you need it.',
      email: {
        paragraphs: [
          userType === 'family'
            ? `Today is the first day of your agreement with ${other}. The first days are long for everyone: a quiet room, a meal together and an early night do more than a programme.`
            : `Today is the first day of your agreement with ${other}. The first days are long for everyone: ask what you want to know, and say when you are tired.`,
          'What you agreed on is in your dashboard. If something is not right, “I need out” there says what to do, at any hour.',
        ],
        action: 'Open the agreement',
      },
    }),
  }),

  'arrangement.completed': kindOf('arrangement.completed', {
    ...toBoth,
    words: ({ other }) => ({
      title: `Your time with ${other} is complete`,
      line: 'Thank you, both of you. A review helps those who come after you.',
      email: {
        paragraphs: [
          `The last day of your agreement with ${other} is over. Thank you for taking care of each other.`,
          'A review helps those who come after you. Neither of you sees the other’s before both are written.',
        ],
        action: 'Open the agreement',
      },
    }),
  }),

  'arrangement.ended': kindOf('arrangement.ended', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} has ended your agreement early`,
      line: 'Here is what that means, and whom you can ask.',
      email: {
        paragraphs: [
          `${other} has ended your agreement before its last day. The page says from when, and what you agreed for this case.`,
          'It happens to good families and good au pairs. Our support page has people to talk to and the next steps, also if you need a place to stay.',
        ],
        action: 'See what comes next',
      },
    }),
  }),
} as const;
