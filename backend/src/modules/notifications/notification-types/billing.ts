import { dayInWords } from '../../../platform/calendar-days/index.js';
import type { DomainEvents } from '../../../platform/events/index.js';
import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

const PLANS = { standard: 'Standard Family', premium: 'Premium Family' } as const;

const toThePayer = {
  group: 'payments',
  recipients: ({ userId }: { userId: string }) => [userId],
  path: () => paths.plan,
} as const;

/** 25000, 'AUD' → 'A$250'; 25050 → 'A$250.50' */
const money = ({ amountCents, currency }: { amountCents: number; currency: string }) =>
  `${currency === 'NZD' ? 'NZ$' : 'A$'}${(amountCents / 100).toLocaleString('en-AU', { minimumFractionDigits: amountCents % 100 === 0 ? 0 : 2 })}`;
const days = (count: number) => (count === 1 ? 'a day' : `${count} days`);
/** A plan may end at midnight: its last day is the day before. */
const lastMoment = (end: string) => new Date(Date.parse(end) - 1).toISOString();
/** The `billing` module sends its own email with the PDF. */
const sendsOwnEmail = () => true;

const STANDARD_BY_OFFER = `While our offer lasts, every family has ${PLANS.standard} at no cost, so you can keep writing to new people.`;

export const billingTypes = {
  'plan.started': typeFor('plan.started', {
    ...toThePayer,
    words: ({ payload: { plan, until, from }, on }) => ({
      title: from ? `${PLANS[plan]} is extended until ${on(lastMoment(until))}` : `${PLANS[plan]} has started`,
      line: from
        ? 'You do not lose any days of your current plan.'
        : `It ends automatically on ${on(lastMoment(until))}.`,
      email: {
        paragraphs: [
          from
            ? `Your ${PLANS[plan]} plan is extended from ${on(from)} until ${on(lastMoment(until))}. It does not renew, and we charge nothing more for it.`
            : `Your ${PLANS[plan]} plan has started. It ends on ${on(lastMoment(until))}. It does not renew, and we charge nothing more for it.`,
          'We will email you before it ends.',
        ],
        action: 'See your plan',
      },
    }),
  }),
  'plan.ending': typeFor('plan.ending', {
    ...toThePayer,
    words: ({ payload: { plan, until, daysLeft, byOffer }, on }) => ({
      title: `${PLANS[plan]} ends in ${days(daysLeft)}`,
      line: 'Nothing renews automatically.',
      email: {
        paragraphs: [
          `Your ${PLANS[plan]} plan ends on ${on(lastMoment(until))}. It does not renew, and we charge nothing.`,
          byOffer
            ? `Your open conversations continue. ${STANDARD_BY_OFFER}`
            : 'Your open conversations continue, and reading and answering stay free. To keep writing to new people, buy the plan again.',
        ],
        action: 'See your plan',
      },
    }),
  }),
  'plan.ended': typeFor('plan.ended', {
    ...toThePayer,
    words: ({ payload: { plan, byOffer } }) => ({
      title: `${PLANS[plan]} has ended`,
      line: 'Your conversations continue.',
      email: {
        paragraphs: [
          `Your ${PLANS[plan]} plan has ended. You owe nothing for it.`,
          byOffer
            ? `Your open conversations continue. ${STANDARD_BY_OFFER}`
            : 'Your open conversations continue, and reading and answering stay free.',
        ],
        action: 'See the plans',
      },
    }),
  }),
  'plan.withdrawn': typeFor('plan.withdrawn', {
    ...toThePayer,
    words: ({ payload: { plan } }) => ({
      title: `${PLANS[plan]} has ended early`,
      line: 'We have withdrawn it.',
      email: {
        paragraphs: [
          `We have withdrawn your ${PLANS[plan]} plan before its end. You owe nothing for it.`,
          'Your open conversations continue, and reading and answering stay free. If you think this is a mistake, please write to us.',
        ],
        action: 'See the plans',
      },
    }),
  }),
  'invoice.issued': typeFor('invoice.issued', {
    ...toThePayer,
    sendsOwnEmail,
    words: ({ payload }) => open(payload, 'is open'),
  }),
  'invoice.reminded': typeFor('invoice.reminded', {
    ...toThePayer,
    sendsOwnEmail,
    words: ({ payload }) => open(payload, 'is still open'),
  }),
  'invoice.cancelled': typeFor('invoice.cancelled', {
    ...toThePayer,
    words: ({ payload }) => ({
      title: `Invoice ${payload.number} is cancelled`,
      line: 'You do not need to pay it.',
      email: {
        paragraphs: [`Invoice ${payload.number} for ${money(payload)} is cancelled. Please do not pay it.`],
        action: 'See your plan',
      },
    }),
  }),
  'payment.received': typeFor('payment.received', {
    ...toThePayer,
    // A receipt is sent only for what is paid in full.
    sendsOwnEmail: ({ dueCents = 0, goesBack = false }) => dueCents === 0 && !goesBack,
    words: ({ payload }) => {
      const { number, currency, dueCents = 0, goesBack = false } = payload;
      const rest = money({ amountCents: dueCents, currency });
      const [line, more] = goesBack
        ? ['Nothing was due. We will send it back.', `Nothing was due for invoice ${number}. We will send it back.`]
        : dueCents > 0
          ? [
              `${rest} is still to pay.`,
              `${rest} of invoice ${number} is still to pay. The receipt comes with the rest.`,
            ]
          : [`Thank you. The receipt is ${number}.`, 'Thank you.'];
      return {
        title: `We have received ${money(payload)}`,
        line,
        email: { paragraphs: [`We have received ${money(payload)}. ${more}`], action: 'See your plan' },
      };
    },
  }),
  'payment.refunded': typeFor('payment.refunded', {
    ...toThePayer,
    words: ({ payload }) => (payload.byBank ? chargedBack(payload) : refunded(payload)),
  }),
  'payment.reversed': typeFor('payment.reversed', {
    ...toThePayer,
    words: ({ payload }) => {
      const { number, dueOn, plan } = payload;
      const due = dueOn && `Invoice ${number} is still due by ${dayInWords(dueOn)}.`;
      const begins =
        plan &&
        `Your ${PLANS[plan]} plan starts when your payment arrives. Your open conversations continue, and reading and answering stay free.`;
      return {
        title: `We have not received ${money(payload)} after all`,
        line: due ?? 'Nothing changes for you.',
        email: {
          paragraphs: [
            `We told you that we had received ${money(payload)} for invoice ${number}. That was our mistake, and we are sorry: the transfer was not for this invoice, and we have corrected it.`,
            [due, begins].filter(Boolean).join(' ') ||
              'Nothing changes for you, and you do not need to pay anything more.',
            'If you have paid, please reply to this email with the date and amount of your transfer.',
          ],
          action: 'See your plan',
        },
      };
    },
  }),
  'payment.failed': typeFor('payment.failed', {
    ...toThePayer,
    words: ({ payload }) => ({
      title: `Your payment of ${money(payload)} did not go through`,
      line: 'Nothing was charged. You can pay again.',
      email: {
        paragraphs: [
          `Your bank did not send us ${money(payload)}. Nothing was charged, and that payment has been cancelled.`,
          'You can pay again on the page of your plan, for example by card. If something is wrong, reply to this email.',
        ],
        action: 'See your plan',
      },
    }),
  }),
  'refund.failed': typeFor('refund.failed', {
    ...toThePayer,
    path: (_payload, reader) => paths.support(reader),
    words: ({ payload }) => ({
      title: `Your bank did not accept the refund of ${money(payload)}`,
      line: 'The money is yours. Log in to tell us where to send it.',
      email: {
        paragraphs: [
          `We tried to refund ${money(payload)} to your card, but the bank did not accept it. The card may be closed. The money is yours.`,
          'Please log in, open the support page and tell us where to send it. Never send bank details by email. We never ask for them there.',
        ],
        action: 'Open support',
      },
    }),
  }),
} as const;

function refunded(payload: DomainEvents['payment.refunded']) {
  const { by, endsPlan = false } = payload;
  const ways = {
    card: ['It goes back to your card.', 'It is back on your card within ten days.'],
    bank: ['We have sent it by bank transfer.', 'It is a bank transfer, which takes a few days.'],
  } as const;
  const [line, how] = by
    ? ways[by]
    : ['It goes back to your original payment method.', 'It goes back to your original payment method.'];
  const ended = 'Your plan has ended with it. Your conversations continue, and reading and answering stay free.';
  return {
    title: `We have refunded ${money(payload)}`,
    line: endsPlan ? `${line} Your plan has ended.` : line,
    email: {
      paragraphs: [`We have refunded ${money(payload)}. ${how}`, ...(endsPlan ? [ended] : [])],
      action: 'See your plan',
    },
  };
}

/** The bank returned a disputed payment, not us. */
const chargedBack = (payload: DomainEvents['payment.refunded']) => ({
  title: `Your bank has taken ${money(payload)} back`,
  line: 'What it paid for ends, unless another payment covers it.',
  email: {
    paragraphs: [
      `A payment of yours was disputed, and your bank has returned ${money(payload)} to you. What it paid for ends, unless another payment covers it.`,
      'If you did not dispute it, or would like to continue, please reply to this email.',
    ],
    action: 'See your plan',
  },
});

function open(payload: DomainEvents['invoice.issued'], how: string) {
  const day = dayInWords(payload.dueOn);
  return {
    title: `Invoice ${payload.number} ${how}`,
    line: `${money(payload)}, due by ${day}.`,
    email: { paragraphs: [`${money(payload)} is due by ${day}.`], action: 'See your plan' },
  };
}
