import { capitalised } from '../../../lib/format/capitalised';

/** What is said where someone has not answered, and the ways to decline. */
export const silenceTexts = {
  label: 'About the answer',
  offer: 'Not the right match?',
  decline: 'Decline kindly',
  declined: (name: string) => `${capitalised(name)} has declined. Either of you can write again.`,
  decliner: 'You have declined. Either of you can write again.',
  noAnswer: 'No answer yet.',
  answers: (name: string, within: string) => `${capitalised(name)} usually answers within ${within}.`,
  answersSome: (name: string, percent: number) => `${capitalised(name)} answers ${percent}% of people who write.`,
  online: 'Online now.',
  seen: (age: string) => `Last online ${age} ago.`,
  others: {
    open: 'Who else fits',
    close: 'Hide suggestions',
    loading: 'Looking for others who fit',
    failed: 'The suggestions did not load.',
    again: 'Try again',
    none: 'There is no one new who fits as well at the moment.',
    search: { family: 'Search au pairs', aupair: 'Search families' },
    write: (name: string) => `Write to ${name}`,
  },
  inList: { declined: 'Declined:', noAnswer: 'No answer yet:' },
} as const;
