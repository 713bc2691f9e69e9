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

/** The receiver's warning for each pattern, with advice. */
export const RULE_WORDS: Record<ScamRuleId, string> = {
  'money-ahead':
    'This message asks for money before you have met. Families and au pairs here never pay each other in advance.',
  'go-between':
    'This message mentions an agent, a lawyer or an embassy fee. You need none of them: you apply for a visa on the government’s own site.',
  cheque:
    'This message mentions a cheque, or sending back part of a payment. Such cheques bounce weeks later, and the money is gone.',
  'untraceable-money':
    'This message mentions gift cards, cryptocurrency or cash transfers. You cannot get back money sent like this.',
  'bank-secrets': 'This message asks for bank details or a code. No one needs them before you work and live there.',
  'papers-by-mail':
    'This message asks for a copy of your passport or documents. Show them on a video call if you like; do not send copies.',
  'pay-too-good': 'The pay in this message is far above what families pay here. Ask yourself why.',
  'off-site':
    'This message moves the conversation elsewhere. We can help if something goes wrong here, but not elsewhere.',
  'too-much-feeling': 'This message is very affectionate for people who hardly know each other. Take your time.',
  pressed: 'This message pressures you to hurry. An honest offer can wait a day.',
  'keep-secret': 'This message asks you to keep something to yourself. Talk it over with someone you trust.',
};
