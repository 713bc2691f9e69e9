import type { DomainEvents } from '../../../platform/events/index.js';
import { typeFor, type Facts, type Words } from './notification-type.js';
import { paths } from './paths.js';

type News = DomainEvents['arrival.pick-up-changed'];
type FlightNews = DomainEvents['arrival.flight-changed'];

const path = ({ agreementId }: { agreementId: string }) => paths.arrival(agreementId);

const toTheOther = {
  group: 'arrangements',
  recipients: ({ toId }: News) => [toId],
  about: ({ byId }: News) => byId,
  path,
} as const;

/** A change shortly before the landing ignores quiet hours, and each is sent. */
const soon = {
  urgent: true,
  when: ({ isSoon }: News) => isSoon === true,
  coalescedBy: () => null,
} as const;

/** Events of earlier releases do not say when the flight lands. */
function flightTitle({ other, payload: { landsAt }, at }: Facts<FlightNews>): string {
  if (landsAt === undefined) return `${other}’s flight has changed`;
  return landsAt === null ? `${other} has removed their flight` : `${other} lands on ${at(landsAt)}`;
}

function flightChanged(facts: Facts<FlightNews>): Words {
  const { other, payload, at, city } = facts;
  return {
    title: flightTitle(facts),
    line: payload.landsAt ? `In ${city} time. See the arrival plan.` : 'See the arrival plan.',
    email: {
      paragraphs: [
        payload.landsAt
          ? `${other} has entered or changed their flight. It lands ${at(payload.landsAt)} ${city} time.`
          : `${other} has changed or removed their flight.`,
        'The arrival plan shows the times in your time zone and theirs, and who does what before the first day.',
      ],
      action: 'Open the arrival plan',
    },
  };
}

const pickUpChanged = ({ other }: Facts): Words => ({
  title: 'Who will pick you up, and where',
  line: `${other} has added it to the arrival plan.`,
  email: {
    paragraphs: [
      `${other} has added who will pick you up, and where you will meet, to the arrival plan.`,
      'Read it before you leave, and write to them if anything is unclear.',
    ],
    action: 'Open the arrival plan',
  },
});

export const arrivalTypes = {
  'arrival.flight-changed': typeFor('arrival.flight-changed', {
    ...toTheOther,
    when: ({ isSoon }) => !isSoon,
    words: flightChanged,
  }),

  'arrival.flight-changed-soon': typeFor('arrival.flight-changed', {
    ...toTheOther,
    ...soon,
    words: flightChanged,
  }),

  'arrival.pick-up-changed': typeFor('arrival.pick-up-changed', {
    ...toTheOther,
    when: ({ isSoon }) => !isSoon,
    words: pickUpChanged,
  }),

  'arrival.pick-up-changed-soon': typeFor('arrival.pick-up-changed', {
    ...toTheOther,
    ...soon,
    words: pickUpChanged,
  }),

  'arrival.unconfirmed': typeFor('arrival.unconfirmed', {
    ...toTheOther,
    words: ({ other }) => ({
      title: `Has ${other} arrived?`,
      line: 'If so, one tap is enough to say it.',
      email: {
        paragraphs: [
          `${other} was expected by now, and neither of you has said yet that they have arrived. If they are with you, one tap is enough to say it.`,
          'If not, write to them first: flights are often late. The arrival plan shows their flight, and the emergency card lists the numbers for a real emergency.',
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
            : `This is the check-in of day ${day} of your placement. How is it going? One tap is enough.`,
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
