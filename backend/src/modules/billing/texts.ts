import type { EmailContent } from '../../platform/email/index.js';
import type { Feature, PaidPlan, PlanKey, PlanPartKey } from './plans/plans.js';

const reason = {
  tooShort: 'Please give a reason of at least 10 characters',
  tooLong: 'A reason can have 1,000 characters at most',
};

/** The facts of an email about an invoice. */
export interface InvoiceMailFacts {
  number: string;
  /** The product, as the invoice names it. */
  item: string;
  amount: string;
  /** The due date. */
  day: string;
  productName: string;
  site: string;
  /** It can be paid by bank transfer; the invoice contains the bank details. */
  bank: boolean;
}

/** How to pay an invoice; the button leads to the card payment. */
const toPay = (number: string, bank: boolean): string =>
  bank
    ? `Payment details are on the invoice. Please write ${number} as the reference, so that we recognise it.`
    : 'You can pay by card: use the button below.';

const toPlan = (site: string) => ({ label: 'See your plan', url: `${site}/payment` });

/** Texts of billing; those of notifications are in `notifications/notification-types/billing.ts`. */
export const messages = {
  plans: {
    'au-pair': 'Au pair',
    free: 'Free',
    standard: 'Standard Family',
    premium: 'Premium Family',
  } satisfies Record<PlanKey, string>,
  /** A description of each plan; the only place for it. */
  texts: {
    'au-pair': 'Your profile, your messages, your interviews and the agreement, free of charge.',
    free: 'Search, answer everyone who writes to you, meet on video and sign.',
    standard: 'Search, write first, meet on video and sign.',
    premium:
      'Everything in Standard, for 12 months. A team member supports your placement by message and answers you first.',
  } satisfies Record<PlanKey, string>,
  parts: {
    term: 'for 6 months',
    intake: 'intake fee',
    placement: 'placement fee',
  } satisfies Record<PlanPartKey, string>,
  features: {
    search: 'Search with every filter, a shortlist and saved searches',
    reply: 'Read and answer every message, for as long as you like',
    interviews: 'Video interviews here, at times that suit both time zones',
    agreements: 'Write, sign and end an agreement together',
    verification: 'Documents that our reviewers check, and a badge that says what was checked',
    safety: 'Warnings, blocking, reports, and help to leave if something goes wrong',
    'start-conversations': 'Write to someone first',
    'priority-support': 'Your requests for help are answered before others',
    accompanied: 'A team member supports your placement in its own message thread',
  } satisfies Record<Feature, string>,
  offer: {
    on: 'Please say whether the offer is on',
    percentOff: 'Please enter a whole number from 1 to 100',
    until: 'Please enter a date such as 2027-06-30, or none',
    over: 'This day has passed. Choose today or later, or turn the offer off',
  },
  plan: 'Please choose standard or premium',
  price: 'Please enter the price in whole cents',
  region: 'Please choose australia or newzealand',
  reason,
  reference: {
    tooShort: 'Please enter what the bank statement says',
    tooLong: 'A reference can have 140 characters at most',
  },
  paidOn: 'Please enter a date such as 2026-11-22 that is not in the future',
  paidBefore: (day: string) => `The invoice is dated ${day}, so it cannot have been paid earlier`,
  reminded: 'A reminder was sent within the last hour.',
  transferNoted: 'This transfer is already recorded.',
  payerGone: 'The account has since been deleted, so no one could pay the reopened invoice.',
  otherInvoiceOpen: 'Another invoice for the same plan is open. Cancel it first, then reverse this transfer.',
  refund: {
    amount: 'Please enter a whole number of cents, at least 1',
    tooMuch: (most: string) => `At most ${most} can be refunded`,
    nothing: 'There is nothing left to refund',
    surplus: 'We received more than the amount due.',
  },
  accountErased: 'The account was erased before anything was paid.',
  orderReplaced: 'Replaced by a newer order before anything was paid.',
  cancelledByOwner: 'The family cancelled it.',
  feeDropped: 'The agreement was cancelled before it began.',
  grant: {
    until: 'Please enter a day in the future, at most five years ahead',
    already: 'This plan is granted until that day or a later one already.',
  },
  paper: {
    title: { invoice: 'Invoice', taxInvoice: 'Tax invoice' },
    number: (number: string) => `No. ${number}`,
    issued: 'Date',
    due: 'Please pay by',
    to: 'For',
    from: 'From',
    gstNumber: (number: string) => `GST registration ${number}`,
    noTax: 'No GST is charged.',
    tax: (ratePercent: number) => `GST included (${ratePercent}%)`,
    discount: 'Limited offer',
    total: 'Total',
    moved: {
      payment: (day: string, how: string) => `Paid on ${day}, ${how}`,
      refund: (day: string, how: string) => `Refunded on ${day}, ${how}`,
      reversal: (day: string) => `Correction: the payment on ${day} was recorded by mistake`,
      refund_failed: (day: string) => `The bank did not accept the refund on ${day}`,
    },
    cancelled: 'Cancelled: nothing to pay.',
    givenUp: 'No longer owed',
    open: 'Still to pay',
    by: { card: 'by card', bank: 'by bank transfer' },
    bank: 'Pay by bank transfer to',
    card: (page: string) => `Pay by card: log in at ${page} and open this invoice.`,
    bankReference: (number: string) => `with ${number} as the reference`,
    questions: (email: string) => `Questions? Write to ${email}.`,
  },
  mail: {
    invoice: ({ number, item, amount, day, productName, site, bank }: InvoiceMailFacts): EmailContent => ({
      subject: `Your invoice ${number} from ${productName}`,
      preview: `${amount}, due by ${day}`,
      heading: `Invoice ${number}`,
      paragraphs: [`Thank you. This is the invoice for ${item}: ${amount}, due by ${day}.`, toPay(number, bank)],
      action: toPlan(site),
    }),
    reminder: ({ number, item, amount, day, site, bank }: InvoiceMailFacts): EmailContent => ({
      subject: `Your invoice ${number} is not paid yet`,
      preview: `${amount} still to pay`,
      heading: 'Not paid yet',
      paragraphs: [
        `For ${item}, ${amount} was due on ${day} and is not paid yet. If you have just paid, you can ignore this email.`,
        `${toPay(number, bank)} If something is wrong with it, reply to this email.`,
      ],
      action: toPlan(site),
    }),
    receipt: ({ number, item, amount, site }: InvoiceMailFacts): EmailContent => ({
      subject: `We have received your payment: ${number}`,
      preview: `${amount}, with thanks`,
      heading: 'Thank you',
      paragraphs: [`We have received ${amount} for ${item}. The receipt is attached.`],
      action: toPlan(site),
    }),
  },
  /** One line of an invoice, a checkout page and a list. */
  item: (plan: PaidPlan, part: PlanPartKey, months: number | null): string =>
    part === 'term' ? `${messages.plans[plan]}, ${months} months` : `${messages.plans[plan]}, ${messages.parts[part]}`,
} as const;
