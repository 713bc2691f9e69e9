import { capitalised } from '../../lib/format/capitalised';
import type { AgreementState } from '../../api/agreements';

/** Texts of agreements on the dashboard and above a conversation. */
export const agreementCardTexts = {
  states: {
    draft: 'Draft',
    proposed: 'Proposed',
    countered: 'Changes proposed',
    accepted: 'Signed by one of you',
    confirmed: 'Confirmed',
    active: 'In progress',
    completed: 'Completed',
    ended_early: 'Ended early',
    cancelled: 'Cancelled',
  } satisfies Record<AgreementState, string>,
  turn: {
    draft: () => 'Only you can see this. Propose it when it is ready.',
    proposed: (name: string, yours: boolean) =>
      yours
        ? `${capitalised(name)} proposes these terms. Your turn: sign, or propose changes.`
        : `${capitalised(name)} has your terms. It is their turn to answer.`,
    countered: (name: string, yours: boolean) =>
      yours
        ? `${capitalised(name)} proposed changes. Your turn: sign, or propose changes.`
        : `${capitalised(name)} has your terms. It is their turn to answer.`,
    accepted: (name: string, yours: boolean) =>
      yours
        ? `${capitalised(name)} has signed. Your signature confirms it.`
        : `You have signed. The agreement is confirmed when ${name} signs too.`,
    confirmed: () => 'Both of you have signed. These terms can no longer be changed.',
    active: () => 'The placement is in progress.',
    completed: () => 'The placement is complete.',
    ended_early: () => 'The placement ended early.',
    cancelled: () => 'Cancelled. This agreement no longer binds either of you.',
  } satisfies Record<AgreementState, (name: string, yours: boolean) => string>,
  endsEarly: {
    state: 'Ends early',
    text: (day: string) => `The placement goes on until ${day}.`,
  },
  cards: {
    begin: 'Write an agreement',
    heading: 'Agreement',
    dashboard: 'Your agreements',
    open: 'Open',
    hours: 'Hours',
    yourTurn: 'Your turn',
    waiting: {
      draft: {
        title: (name: string) => `Your agreement with ${name} is a draft`,
        action: (name: string) => `Finish the agreement with ${name}`,
      },
      answer: {
        title: (name: string) => `${capitalised(name)} is waiting for your answer`,
        action: (name: string) => `Answer the terms of ${name}`,
      },
      signature: {
        title: (name: string) => `${capitalised(name)} has signed the agreement`,
        action: (name: string) => `Sign the agreement with ${name}`,
      },
    },
    placement: {
      ahead: (name: string, day: string) => `Your placement with ${name} begins on ${day}`,
      aheadText: 'Nothing to do right now. It is a good time to talk about the arrival.',
      active: (name: string, day: string) => `Your placement with ${name} continues until ${day}`,
      activeText: 'Nothing to do right now.',
      write: (name: string) => `Write to ${name}`,
      begins: (days: number) =>
        days === 0 ? 'Begins today' : days === 1 ? 'Begins tomorrow' : `Begins in ${days} days`,
      progress: 'Progress of the placement',
      day: (day: number, all: number) => `Day ${day} of ${all}`,
    },
    pdf: 'Agreement (PDF)',
    failed: 'The agreement could not be started',
  },
  span: (from: string, to: string) => `${from} to ${to}`,
  download: {
    pdf: 'Download the agreement (PDF)',
    json: 'Download the terms as data (JSON)',
    failed: 'The file did not load',
  },
} as const;
