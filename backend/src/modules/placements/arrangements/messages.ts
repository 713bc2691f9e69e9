import type { ArrangementState } from './arrangement-states.js';

/** Words of the arrangement that people read, beside those of the error catalogue. */
export const messages = {
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
  } satisfies Record<ArrangementState, string>,
  refused: (state: string) => `This cannot be done now: the arrangement is ${state}.`,
  notYourTurn: (state: string) => `The arrangement is ${state}, and it is the other person’s turn.`,
  reason: {
    tooShort: 'Please say why, in at least 10 characters',
    tooLong: 'Up to 1,000 characters, please',
  },
  lastDay: {
    notADay: 'Please give the last day as a date',
    outside: (first: string, last: string) => `The last day must be from ${first} to ${last}`,
  },
} as const;
