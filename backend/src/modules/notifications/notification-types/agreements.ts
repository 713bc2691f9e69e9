import type { DomainEvents } from '../../../platform/events/index.js';
import { otherOf } from '../../profiles/index.js';
import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

type News = DomainEvents['arrangement.proposed'];
type Day = DomainEvents['arrangement.started'];

const GROUP = 'arrangements';
const path = ({ agreementId }: { agreementId: string }) => paths.agreement(agreementId);

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
  about: (day: Day, personId: string) => otherOf(day, personId),
  path,
} as const;

/** The sentence about the family's placement fee, as the `billing` module decides it. */
const UNPAID_FEE = {
  dropped:
    'If an invoice for the placement fee is unpaid, you do not have to pay it, unless it now counts for an extension.',
  due: 'The placement had begun. If an invoice for the placement fee is unpaid, it is still due.',
} as const;

const FEE_COMES =
  'If a placement fee is due, its invoice comes in another email. New dates with the same au pair, or an extension that begins within 31 days, cost no second fee.';

/** What helps on the same day, calmly: the page of the agreement says more. */
const SUDDENLY_CANCELLED = {
  family: [
    'Arrange care for the first weeks, so that you do not have to choose in a hurry. If the au pair is already on the way, make sure that they have somewhere to sleep.',
    UNPAID_FEE.dropped,
    'The agreement page says what to do next. If you need help, write to our team on the support page.',
  ],
  aupair: [
    'If you have not left yet, ask the airline and your insurance today whether the flight can be changed. If you are on the way or already here, arrange a bed for the first nights, and tell someone at home where you are.',
    'You owe us nothing. The agreement page says what to do next. If you have nowhere to stay, write to our team on the support page.',
  ],
} as const;

const ENDED = {
  family: [
    'Someone who lives with you needs somewhere to sleep. If you cannot live together until the last day, pay for a room. Pay what is owed, with unused leave.',
    UNPAID_FEE.due,
    'This happens to good families and good au pairs. The agreement page says what to do next, and our support page lists people to talk to.',
  ],
  aupair: [
    'If you need a bed tonight, ask a friend, a neighbour or a hostel. Your passport, your phone and your pay are yours.',
    'This happens to good families and good au pairs. The agreement page says what to do next, and our support page lists people to talk to.',
  ],
} as const;

const REVIEW =
  'You can each write a review within fourteen days of the last day. Neither of you sees the other’s until both are written, or those days have passed.';

export const agreementTypes = {
  'arrangement.proposed': typeFor('arrangement.proposed', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} proposes an agreement`,
      line: 'Read it clause by clause. Nothing is agreed until you both sign.',
      email: {
        paragraphs: [
          `${other} has proposed terms for your placement: dates, hours, duties, pay, room, leave and notice.`,
          'Take your time to read it, clause by clause. You can sign it, or change it and send it back. Nothing is agreed until you both sign the same version.',
        ],
        action: 'Read the proposal',
      },
    }),
  }),

  'arrangement.countered': typeFor('arrangement.countered', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} changed the agreement`,
      line: 'The changes are marked. It is your turn.',
      email: {
        paragraphs: [
          `${other} has changed some terms. Each change is marked, with the text before and after.`,
          'You can sign this version, or change it again.',
        ],
        action: 'See what changed',
      },
    }),
  }),

  'arrangement.accepted': typeFor('arrangement.accepted', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `${other} signed your agreement`,
      line: 'Only your signature is missing.',
      email: {
        paragraphs: [
          `${other} has signed. The agreement is confirmed as soon as you sign the same version.`,
          'Read it once more before you sign. After that it cannot be changed.',
        ],
        action: 'Read and sign',
      },
    }),
  }),

  'arrangement.confirmed': typeFor('arrangement.confirmed', {
    group: GROUP,
    recipients: ({ byId, toId }) => [toId, byId],
    about: ({ byId, toId }, personId) => (personId === byId ? toId : byId),
    path,
    words: ({ other, userType }) => ({
      title: `Your agreement with ${other} is confirmed`,
      line: 'You have both signed. You can download the PDF.',
      email: {
        paragraphs: [
          `You and ${other} have signed the same version. It is locked now. Its fingerprint shows if anyone changes it.`,
          'Keep the PDF with your documents. It says what you agreed on.',
          ...(userType === 'family' ? [FEE_COMES] : []),
        ],
        action: 'Open the agreement',
      },
    }),
  }),

  'arrangement.cancelled': typeFor('arrangement.cancelled', {
    ...toTheOther,
    words: ({ other, userType, payload: { isSudden } }) => ({
      title: `${other} cancelled the agreement`,
      line: isSudden ? 'See what to do today, and who can help.' : 'It no longer binds either of you.',
      email: isSudden
        ? {
            paragraphs: [
              `${other} has cancelled the agreement, close to its first day. It no longer binds either of you.`,
              ...SUDDENLY_CANCELLED[userType === 'family' ? 'family' : 'aupair'],
            ],
            action: 'See what to do today',
          }
        : {
            paragraphs: [
              `${other} has cancelled the agreement. It no longer binds either of you, and the dates are free again.`,
              'If this is a surprise, ask them why. When you are ready, you can search again.',
            ],
            action: 'See the agreement',
          },
    }),
  }),

  'arrangement.withdrawn': typeFor('arrangement.withdrawn', {
    ...toBoth,
    words: ({ other, userType, payload: { reason, hadBegun } }) => ({
      title: `We have ended your agreement with ${other}`,
      line: `${reason ? `${reason} ` : ''}It no longer binds either of you.`,
      email: {
        paragraphs: [
          `Our team has ended the agreement between you and ${other}. ${reason ? `${reason} ` : ''}It no longer binds either of you.`,
          ...(userType === 'family' ? [UNPAID_FEE[hadBegun ? 'due' : 'dropped']] : []),
          'We rarely do this. If you would like to know more, or need help now, for example with a place to stay, reply to this email or write to us on the support page.',
        ],
        action: 'See the agreement',
      },
    }),
  }),

  'arrangement.started': typeFor('arrangement.started', {
    ...toBoth,
    when: ({ continues }) => !continues,
    words: ({ other, userType }) => ({
      title: `Your placement with ${other} has begun`,
      line: 'You can find the agreement on your dashboard.',
      email: {
        paragraphs: [
          userType === 'family'
            ? 'The first days are tiring for everyone: a quiet room, a meal together and an early night help most.'
            : 'The first days are tiring for everyone: ask questions, and say when you need rest.',
          'Your agreement is on your dashboard. If something is not right, “I need out” there says what to do, at any hour.',
        ],
        action: 'Open the agreement',
      },
    }),
  }),

  'arrangement.completed': typeFor('arrangement.completed', {
    ...toBoth,
    when: ({ continues }) => !continues,
    path: ({ agreementId }) => paths.arrival(agreementId),
    words: ({ other, userType, payload: { apart } }) => ({
      title: `Your placement with ${other} has ended`,
      line: 'See what is still to do: the last pay, keys, a reference.',
      email: {
        paragraphs: [
          `The last day of your agreement with ${other} has passed.`,
          userType === 'family'
            ? 'Your checklist says what is still to do: the last pay with unused leave, the final pay slip, keys, a reference. Tick what is done. It stays on your dashboard for four weeks.'
            : 'Your checklist says what is still to do: the last pay with unused leave, keys, your flight, your visa, your address. Tick what is done. It stays on your dashboard for four weeks.',
          ...(apart ? [] : [REVIEW]),
        ],
        action: 'Open the checklist',
      },
    }),
  }),

  'arrangement.ended': typeFor('arrangement.ended', {
    ...toTheOther,
    words: ({ other, userType }) => ({
      title: `${other} has ended your agreement early`,
      line: 'See what to do today, and who can help.',
      email: {
        paragraphs: [
          `${other} has ended your agreement before its last day. The agreement page shows from when, and what you agreed for this case.`,
          ...ENDED[userType === 'family' ? 'family' : 'aupair'],
        ],
        action: 'See what to do today',
      },
    }),
  }),
} as const;
