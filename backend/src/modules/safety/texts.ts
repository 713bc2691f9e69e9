import type { ScamRuleId } from './scam/scam-rule.js';

/** Texts of this module, in addition to those of the error catalogue. */
export const messages = {
  reason: 'Please choose what it is about',
  subject: 'Please say what you want to report',
  words: {
    long: 'Please keep it under 2,000 characters',
    short: 'Please say it in a few words, at least 10 characters',
  },
  action: 'Please choose an action',
  until: {
    missing: 'Please say until when',
    past: 'Please choose a day that is still to come, within a year',
    none: 'Only a suspension ends automatically',
  },
  actionNotHere: 'This cannot be done here',
  token: 'This link is not complete. Please open it again from the email.',
  someone: 'Someone',
} as const;

/** The receiver's warning for each pattern, with advice. */
export const RULE_WORDS: Record<ScamRuleId, string> = {
  'money-ahead':
    'This message asks for money before you have met. Families and au pairs here never pay each other in advance.',
  'go-between':
    'This message brings in an agent, a lawyer or an embassy fee. You need none of them: visas are applied for on the government’s own site.',
  cheque:
    'This message speaks of a cheque, or of sending back part of a payment. Such cheques bounce weeks later, and the money is gone.',
  'untraceable-money':
    'This message speaks of gift cards, cryptocurrency or cash transfers. Money sent like this cannot be brought back.',
  'bank-secrets': 'This message asks for bank details or a code. No one needs them before you work and live there.',
  'papers-by-mail':
    'This message asks for a copy of your passport or documents. Show them on a video call if you like; do not send copies.',
  'pay-too-good': 'The pay in this message is far above what families pay here. Ask yourself why.',
  'off-site':
    'This message moves the conversation elsewhere. Here we can help if something goes wrong; elsewhere we cannot.',
  'too-much-feeling': 'This message is very affectionate for people who hardly know each other. Take your time.',
  pressed: 'This message presses you to hurry. Anything that is meant well can wait a day.',
  'keep-secret': 'This message asks you to keep something to yourself. Talk it over with someone you trust.',
};
