import type { LegalFacts } from '../../../content/facts';
import type { Region } from '../../../config/regions';

/** What the price page says below the list. */
export const pricingMatterMessages = {
  free: {
    title: 'Never behind payment',
    text: 'Some things would be wrong to sell. These stay open to everyone, whatever else changes on this page.',
    items: [
      'Reading a message that someone wrote to you',
      'Answering it',
      'Seeing who wrote, and from where',
      'Your profile, your photos, and taking both away again',
      'The blog, the templates and every fact with its source',
      'A person who answers when something is wrong',
    ],
  },
  premium: {
    title: 'What happens in Premium',
    stages: [
      {
        when: 'You begin',
        text: 'With the intake paid, a thread of your own opens. A person of our team writes to you there, and asks what you are looking for.',
      },
      {
        when: 'You look',
        text: 'You search, write and meet as in Standard. What you ask in your thread is answered before other requests.',
      },
      {
        when: 'You agree',
        text: 'Both confirm the agreement, then the second sum is due. Without one there is none; if it is cancelled before the first day and you have not paid, it falls away.',
      },
      {
        when: 'We stay',
        text: 'The conversation stays open while your plan is active. After that you can write to us like everyone else.',
      },
    ],
  },
  others: {
    title: 'What you pay to others',
    intro: 'None of it passes through us, and we earn nothing on it.',
    facts: {
      australia: [
        { term: 'The wage', text: 'The greatest part by far. We have worked a week through for both sides.' },
        { term: 'The visa', text: 'Paid by the au pair to Home Affairs, who change the fee every July.' },
        {
          term: 'Children check',
          text: (facts: LegalFacts<'australia'>) =>
            `${facts.money('check_nt')} to ${facts.money('check_act')} by state, for those who are paid (Minimode, 2026).`,
        },
        { term: 'Insurance', text: 'Health for the au pair, and the car if they drive it.' },
      ],
      newzealand: [
        { term: 'The wage', text: 'The greatest part by far. We have worked a week through for both sides.' },
        { term: 'The visa', text: 'Paid by the au pair to Immigration New Zealand; it depends on the passport.' },
        { term: 'ACC levy', text: 'Billed to you as the employer, once a year, on the wages.' },
        { term: 'Insurance', text: 'Health for the au pair, and the car if they drive it.' },
      ],
    } satisfies Record<
      Region,
      readonly { term: string; text: string | ((facts: LegalFacts<'australia'>) => string) }[]
    >,
    added: 'Add up a whole placement',
    families: 'A week’s costs for a family',
    auPairs: 'A week’s pay for an au pair',
  },
  gives: {
    title: 'What each plan gives',
    text: 'The same list decides what the product lets you do. There is no other.',
    feature: 'What it gives',
    yes: 'Yes',
    no: 'No',
    names: { 'au-pair': 'Au pairs', free: 'No plan', standard: 'Standard', premium: 'Premium' },
  },
  questions: {
    title: 'Small print, in large print',
    offer: {
      question: (percentOff: number) => `When does “${percentOff}% off” end?`,
      open: 'We have not set a day. It will say so here first. You have given us no card, so nothing can begin to charge automatically.',
      until: (day: string) =>
        `With ${day}. Should we extend it, it says so here first. Nothing begins to charge automatically: the person who wants Standard after that buys it.`,
    },
    items: [
      [
        'Does anything renew automatically?',
        'No. Standard runs for six months and stops. If you want another six, you buy them.',
      ],
      [
        'Why do au pairs pay nothing?',
        'Because they carry the larger risk: a flight, a visa, a year. Someone who charges them twice is not on their side.',
      ],
      [
        'Do prices differ between Australia and New Zealand?',
        'The figures are the same, each in its own dollars: Australian on one side of the Tasman, New Zealand on the other.',
      ],
    ],
  },
} as const;
