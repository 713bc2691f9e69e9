import type { Region } from '../../config/regions';

export const faqTexts = {
  title: {
    australia: 'Au pair questions and answers for Australia',
    newzealand: 'Au pair questions and answers for New Zealand',
  },
  description: {
    australia:
      'Pay, visas, hours, rooms and checks: what host families and au pairs in Australia ask first, answered with sources and the day we last checked.',
    newzealand:
      'Pay, visas, hours, rooms and checks: what host families and au pairs in New Zealand ask first, answered with sources and the day we last checked.',
  },
  crumb: { home: 'Home', faq: 'Questions and answers' },
  heading: ['Questions from families', 'and au pairs, answered'],
  lead: {
    australia:
      'These are the answers for Australia. Where an answer depends on a law, it names its source and the day we last checked. Laws change: follow the link before you rely on it.',
    newzealand:
      'These are the answers for Aotearoa New Zealand. Where an answer depends on a law, it names its source and the day we last checked. Laws change: follow the link before you rely on it.',
  },
  other: {
    australia: 'Read the answers for New Zealand',
    newzealand: 'Read the answers for Australia',
  } satisfies Record<Region, string>,
  index: 'Who is asking?',
  count: (count: number) => `${count} questions`,
  halves: {
    family: {
      id: 'faq-families',
      index: 'Host families',
      heading: 'Questions families ask',
      text: 'Mostly about money and the law.',
      other: 'See questions from au pairs',
    },
    aupair: {
      id: 'faq-au-pairs',
      index: 'Au pairs',
      heading: 'Questions au pairs ask',
      text: 'Mostly about visas, hours, and what to do if the family isn’t what you expected.',
      other: 'See questions from families',
    },
  },
  holdsIn: (country: string) => `Applies in ${country}.`,
  sources: 'Sources:',
  checked: (day: string) => `checked ${day}`,
  close: {
    heading: 'Can’t find your question?',
    text: 'Ask us. A person reads your message and answers it.',
    action: 'Send us a message',
  },
  failed: {
    title: 'The answers didn’t load',
    text: 'Something went wrong. Please try again in a moment.',
    again: 'Try again',
  },
} as const;
