import type { DomainEvents } from '../../../platform/events/index.js';
import { kindOf } from './notification-type.js';
import { dayInWords } from './moments.js';
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
/** The `billing` module sends its own email with the PDF. */
const sendsOwnEmail = () => true;

export const billingKinds = {
  'plan.started': kindOf('plan.started', {
    ...toThePayer,
    words: ({ payload: { plan, until }, on }) => ({
      title: `${PLANS[plan]} has begun`,
      line: `It ends automatically on ${on(until)}.`,
      email: {
        paragraphs: [
          `Your plan ${PLANS[plan]} has begun. It ends on ${on(until)}; nothing renews automatically, and nothing more is charged for it.`,
          'We write to you before it ends.',
        ],
        action: 'See your plan',
      },
    }),
  }),
  'plan.ending': kindOf('plan.ending', {
    ...toThePayer,
    words: ({ payload: { plan, until, daysLeft }, on }) => ({
      title: `${PLANS[plan]} ends in ${days(daysLeft)}`,
      line: 'Nothing renews automatically.',
      email: {
        paragraphs: [
          `Your plan ${PLANS[plan]} ends on ${on(until)}. Nothing renews automatically, and nothing is charged.`,
          'Conversations that are open go on, and reading and answering stay free. If you want to go on writing to new people, you can take the plan again.',
        ],
        action: 'See your plan',
      },
    }),
  }),
  'plan.ended': kindOf('plan.ended', {
    ...toThePayer,
    words: ({ payload: { plan } }) => ({
      title: `${PLANS[plan]} has ended`,
      line: 'Your conversations go on.',
      email: {
        paragraphs: [
          `Your plan ${PLANS[plan]} has ended. You owe nothing for it.`,
          'Conversations that are open go on, and reading and answering stay free.',
        ],
        action: 'See the plans',
      },
    }),
  }),
  'plan.withdrawn': kindOf('plan.withdrawn', {
    ...toThePayer,
    words: ({ payload: { plan } }) => ({
      title: `${PLANS[plan]} has ended early`,
      line: 'We have withdrawn it.',
      email: {
        paragraphs: [
          `We have withdrawn your plan ${PLANS[plan]} before its end. You owe nothing for it.`,
          'Conversations that are open go on, and reading and answering stay free. If you think that this is a mistake, please write to us.',
        ],
        action: 'See the plans',
      },
    }),
  }),
  'invoice.issued': kindOf('invoice.issued', {
    ...toThePayer,
    sendsOwnEmail,
    words: ({ payload }) => open(payload, 'is open'),
  }),
  'invoice.reminded': kindOf('invoice.reminded', {
    ...toThePayer,
    sendsOwnEmail,
    words: ({ payload }) => open(payload, 'is still open'),
  }),
  'invoice.cancelled': kindOf('invoice.cancelled', {
    ...toThePayer,
    words: ({ payload }) => ({
      title: `Invoice ${payload.number} is cancelled`,
      line: 'Nothing is to be paid for it.',
      email: {
        paragraphs: [`Invoice ${payload.number} for ${money(payload)} is cancelled. Please do not pay it.`],
        action: 'See your plan',
      },
    }),
  }),
  'payment.received': kindOf('payment.received', {
    ...toThePayer,
    sendsOwnEmail,
    words: ({ payload }) => ({
      title: `We have received ${money(payload)}`,
      line: `Thank you. The receipt is ${payload.number}.`,
      email: { paragraphs: [`We have received ${money(payload)}.`], action: 'See your plan' },
    }),
  }),
  'payment.refunded': kindOf('payment.refunded', {
    ...toThePayer,
    words: ({ payload }) =>
      payload.byBank
        ? chargedBack(payload)
        : {
            title: `You get ${money(payload)} back`,
            line: 'Refunded to your original payment method.',
            email: {
              paragraphs: [
                `We have refunded ${money(payload)}. It goes back the way it came: a card shows it within ten days, a bank account within a few.`,
                'A plan that is refunded in full ends with it. Your conversations go on, and reading and answering stay free.',
              ],
              action: 'See your plan',
            },
          },
  }),
  'payment.reversed': kindOf('payment.reversed', {
    ...toThePayer,
    words: ({ payload }) => {
      const { number, dueOn, plan } = payload;
      const due = dueOn && `Invoice ${number} is still to be paid, by ${dayInWords(dueOn)}.`;
      const begins =
        plan &&
        `Your plan ${PLANS[plan]} begins when your payment has arrived. Conversations that are open go on, and reading and answering stay free.`;
      return {
        title: `We have not received ${money(payload)} after all`,
        line: due ?? 'Nothing changes for you.',
        email: {
          paragraphs: [
            `We told you that we had received ${money(payload)} for invoice ${number}. That was our mistake, and we are sorry: the transfer was not for this invoice, and we have corrected it.`,
            [due, begins].filter(Boolean).join(' ') || 'Nothing changes for you, and nothing more is to be paid.',
            'If you have paid, please answer this email with the day and the amount of your transfer.',
          ],
          action: 'See your plan',
        },
      };
    },
  }),
  'refund.failed': kindOf('refund.failed', {
    ...toThePayer,
    path: (_payload, reader) => paths.support(reader),
    words: ({ payload }) => ({
      title: `Your bank did not take ${money(payload)} back`,
      line: 'The money is yours. Log in to tell us where to send it.',
      email: {
        paragraphs: [
          `We have refunded ${money(payload)} to your card, and its bank did not accept it: perhaps the card is closed. The money is yours.`,
          'Please log in, open the support page and write to us there where to send it. Never send bank details by email: we do not ask for them that way.',
        ],
        action: 'Open support',
      },
    }),
  }),
} as const;

/** The bank returned a disputed payment, not us. */
const chargedBack = (payload: DomainEvents['payment.refunded']) => ({
  title: `Your bank has taken ${money(payload)} back`,
  line: 'What it paid for ends, unless another payment pays for it.',
  email: {
    paragraphs: [
      `A payment of yours was questioned, and your bank has decided: ${money(payload)} is back with you. What it paid for ends, unless another payment pays for it.`,
      'If no one on your side has questioned it, or you would like to go on, please answer this email.',
    ],
    action: 'See your plan',
  },
});

function open(payload: DomainEvents['invoice.issued'], how: string) {
  const day = dayInWords(payload.dueOn);
  return {
    title: `Invoice ${payload.number} ${how}`,
    line: `${money(payload)}, to be paid by ${day}.`,
    email: { paragraphs: [`${money(payload)} is to be paid by ${day}.`], action: 'See your plan' },
  };
}
