import type { ScamRuleId } from './scam/scam-rule.js';

/** Texts of this module, in addition to those of the error catalogue. */
export const messages = {
  reason: 'Please choose what it is about',
  subject: 'Please say what you want to report',
  words: {
    long: 'Please keep it under 2,000 characters',
    short: 'Please write at least 10 characters',
  },
  action: 'Please choose an action',
  until: {
    missing: 'Please choose an end date',
    past: 'Please choose a day within the next year',
    none: 'Only a suspension ends automatically',
  },
  actionNotHere: 'This action is not available here',
  token: 'This link is not complete. Please open it again from the email.',
  someone: 'Someone',
} as const;

/** Where something is written, as a warning names it. */
export type WarnedText = 'message' | 'listing' | 'note' | 'agreement' | 'profile' | 'review';

/** The reader's warning for each pattern, with advice. */
export const RULE_WORDS: Record<ScamRuleId, (what: WarnedText) => string> = {
  'money-ahead': (what) =>
    `This ${what} asks for money before you have met. Families and au pairs here never pay each other in advance.`,
  'go-between': (what) =>
    `This ${what} mentions an agent, a lawyer or an embassy fee. You need none of them: you apply for a visa on the government’s own site.`,
  cheque: (what) =>
    `This ${what} mentions a cheque, or sending back part of a payment. Such cheques bounce weeks later, and the money is gone.`,
  'untraceable-money': (what) =>
    `This ${what} mentions gift cards, cryptocurrency or cash transfers. You cannot get back money sent like this.`,
  'bank-secrets': (what) =>
    `This ${what} asks for bank details or a code. No one needs them before you work and live there.`,
  'papers-by-mail': (what) =>
    `This ${what} asks for a copy of your passport or documents. Show them on a video call if you like; do not send copies.`,
  'pay-too-good': (what) => `The pay in this ${what} is far above what families pay here. Ask yourself why.`,
  'off-site': (what) =>
    `This ${what} moves the conversation elsewhere. We can help if something goes wrong here, but not elsewhere.`,
  'too-much-feeling': (what) =>
    `This ${what} is very affectionate for people who hardly know each other. Take your time.`,
  pressed: (what) => `This ${what} pressures you to hurry. An honest offer can wait a day.`,
  'keep-secret': (what) => `This ${what} asks you to keep something to yourself. Talk it over with someone you trust.`,
};
