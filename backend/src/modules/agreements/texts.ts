import type { AgreementState } from './agreement-states.js';

/** Texts of agreements, in addition to those of the error catalogue. */
export const messages = {
  opening: {
    tooShort: 'Please give a reason of at least 5 characters',
    tooLong: 'A reason can have 300 characters at most',
  },
  withdrawal: {
    tooShort: 'Please give a reason of at least 10 characters',
    tooLong: 'A reason can have 1,000 characters at most',
  },
  category: 'Please choose why it ends',
  states: {
    draft: 'a draft that has not been proposed',
    proposed: 'proposed',
    countered: 'answered with other terms',
    accepted: 'signed by one of you',
    confirmed: 'confirmed',
    active: 'in progress',
    completed: 'completed',
    ended_early: 'ended early',
    cancelled: 'cancelled',
  } satisfies Record<AgreementState, string>,
  refused: (state: string) => `You cannot do this now: the agreement is ${state}.`,
  byAdmin: {
    calledOff: (reason: string) =>
      `Our team has cancelled it. ${reason} If you would like to know more, please ask us.`,
    ended: (reason: string) => `Our team has ended it. ${reason} If you would like to know more, please ask us.`,
  },
  accountErased: 'The account of one of you was deleted.',
  notYourTurn: (state: string) => `The agreement is ${state}, and it is the other person’s turn.`,
  fullName: {
    tooShort: 'Please type your full name: first name and surname',
    tooLong: 'Please use at most 120 characters',
  },
  password: 'Please type your password again',
  proposed: { before: 'Nothing has been proposed yet.' },
  familyMoved: ({ name, currency }: { name: string; currency: 'AUD' | 'NZD' }, isFamily: boolean) =>
    `${isFamily ? 'You have' : 'The family has'} moved to ${name} since you began. Amounts are now in ${currency === 'AUD' ? 'A$' : 'NZ$'}: please check the pay and the leave, then propose again.`,
  partnerGone: 'They have not completed their profile, so you cannot make an agreement yet.',
  profileHidden: 'The profile of one of you is hidden at the moment, so the agreement cannot be confirmed now.',
  hours: {
    warning: (hours: string, fullWeek: number) =>
      `${hours} hours is more than a full-time week of ${fullWeek}. An au pair rarely gets enough rest then, and the pay must rise too.`,
  },
  pay: {
    comparison: (hours: string, atLeast: string, said: string) =>
      `${hours} hours at the minimum wage come to ${atLeast} a week before deductions. These terms say ${said}.`,
  },
  /** The message to other conversation partners after a match. */
  found: {
    aupair: (span: string) =>
      `I have found a family for ${span}. Thank you for chatting with me, and good luck with your search.`,
    family: (span: string) =>
      `We have found an au pair for ${span}. Thank you for chatting with us, and good luck with your search.`,
  },
  document: {
    title: 'Au pair agreement',
    between: (family: string, auPair: string) => `Between ${family} and ${auPair}`,
    family: 'The family',
    auPair: 'The au pair',
    signatures: 'Signed by both',
    signature: (name: string, role: string, at: string) => `${name} (${role}) signed on ${at}.`,
    signedHow: 'Each signed this exact version of the terms by typing their full name and password.',
    fingerprint: 'Fingerprint (SHA-256)',
    fingerprintMeans:
      'It is calculated from these terms, the two people and the country. If a single word changes, the fingerprint changes too.',
    notAdvice:
      'This document records what two people agreed. It is not legal advice, and it cannot take away rights that the law gives.',
    fileName: (start: string) => `au-pair-agreement-${start}.pdf`,
    dataFileName: (start: string) => `au-pair-agreement-${start}.json`,
  },
  reason: {
    tooShort: 'Please give a reason of at least 10 characters',
    tooLong: 'Please use at most 1,000 characters',
  },
  lastDay: {
    notADay: 'Please enter the last day',
    outside: (first: string, last: string) => `The last day must be from ${first} to ${last}`,
  },
} as const;
