import type { AgreementState } from './agreement-states.js';

/** Texts of agreements, in addition to those of the error catalogue. */
export const messages = {
  opening: {
    tooShort: 'Please give a reason of at least 5 characters',
    tooLong: 'A reason can have 300 characters at most',
  },
  withdrawal: {
    tooShort: 'Please give a reason of at least 10 characters',
    tooLong: 'A reason can have 1000 characters at most',
  },
  category: 'Please choose why it ends',
  states: {
    draft: 'a draft that has not been proposed',
    proposed: 'proposed',
    countered: 'answered with other terms',
    accepted: 'signed by one of you',
    confirmed: 'confirmed',
    active: 'under way',
    completed: 'completed',
    ended_early: 'ended early',
    cancelled: 'cancelled',
  } satisfies Record<AgreementState, string>,
  refused: (state: string) => `This cannot be done now: the agreement is ${state}.`,
  byAdmin: {
    calledOff: (reason: string) =>
      `Our team has cancelled it. ${reason} If you would like to know more, please ask us.`,
    ended: (reason: string) => `Our team has ended it. ${reason} If you would like to know more, please ask us.`,
  },
  accountErased: 'The account of one of you was deleted.',
  notYourTurn: (state: string) => `The agreement is ${state}, and it is the other person’s turn.`,
  fullName: {
    tooShort: 'Please type your full name: first name and surname',
    tooLong: 'Up to 120 characters, please',
  },
  password: 'Please type your password again',
  proposed: { before: 'Nothing has been proposed yet.' },
  partnerGone: 'They have not completed their profile, so nothing can be agreed yet.',
  hours: {
    warning: (hours: string) =>
      `${hours} hours are more than most people agree: above 38 an au pair is rarely rested, and the pay must follow.`,
  },
  pay: {
    comparison: (hours: string, atLeast: string, said: string) =>
      `${hours} hours at the lowest hourly wage come to ${atLeast} a week before anything is taken off. These terms say ${said}.`,
  },
  /** The message to other conversation partners after a match. */
  found: {
    aupair: (span: string) =>
      `I have found a family for ${span}. Thank you for writing with me, and I wish you a good search.`,
    family: (span: string) =>
      `We have found an au pair for ${span}. Thank you for writing with us, and we wish you a good search.`,
  },
  document: {
    title: 'Au pair agreement',
    between: (family: string, auPair: string) => `Between ${family} and ${auPair}`,
    family: 'The family',
    auPair: 'The au pair',
    signatures: 'Signed by both',
    signature: (name: string, role: string, at: string) => `${name} (${role}) signed on ${at}.`,
    signedHow: 'Each typed their full name and their password again, for this very version of the terms.',
    fingerprint: 'Fingerprint (SHA-256)',
    fingerprintMeans:
      'It was made of these terms, the two people and the country. Were a single word other, it would be another one.',
    notAdvice:
      'This document holds what two people agreed. It is no legal advice, and it cannot take away rights that the law gives.',
    fileName: (start: string) => `au-pair-agreement-${start}.pdf`,
    dataFileName: (start: string) => `au-pair-agreement-${start}.json`,
  },
  cursor: 'cursor is not one of ours',
  reason: {
    tooShort: 'Please say why, in at least 10 characters',
    tooLong: 'Up to 1,000 characters, please',
  },
  lastDay: {
    notADay: 'Please give the last day as a date',
    outside: (first: string, last: string) => `The last day must be from ${first} to ${last}`,
  },
} as const;
