import type { LegalFacts } from '../../../content/facts';
import type { Region } from '../../../config/regions';
import { pricesOfChecks } from '../content/state-checks';

/** Texts of the price page below the list. */
export const pricingMatterTexts = {
  free: {
    title: 'Always free',
    text: 'These stay free for everyone, whatever else changes on this page.',
    items: [
      'Reading a message that someone wrote to you',
      'Answering it',
      'Seeing who wrote, and from where',
      'Your profile and photos, and deleting them',
      'The blog, the templates and every fact with its source',
      'A person who answers when something is wrong',
    ],
  },
  premium: {
    title: 'What happens in Premium',
    stages: [
      {
        when: 'You begin',
        text: 'Once you’ve paid the intake fee, your own conversation with our team opens. We ask what you’re looking for.',
      },
      {
        when: 'You look',
        text: 'You search, write and meet as in Standard. We answer your questions before other requests.',
      },
      {
        when: 'You agree',
        text: 'When you both confirm the agreement, the second fee is due. No agreement, no fee. If the agreement is cancelled before the first day and you haven’t paid yet, you owe nothing.',
      },
      {
        when: 'We stay',
        text: 'The conversation stays open while your plan is active. After that you can write to us like everyone else.',
      },
    ],
  },
  others: {
    title: 'What you pay to others',
    intro: 'You don’t pay these through us, and we earn nothing on them.',
    facts: {
      australia: [
        {
          term: 'The wage',
          text: 'By far the largest cost. Our examples show a week in full, for the family and the au pair.',
        },
        { term: 'The visa', text: 'Paid by the au pair to Home Affairs, who change the fee every July.' },
        {
          term: 'Children check',
          text: (facts: LegalFacts<'australia'>) =>
            `${pricesOfChecks(facts)} by state, for those who are paid (Minimode).`,
        },
        { term: 'Insurance', text: 'Health for the au pair, and the car if they drive it.' },
      ],
      newzealand: [
        {
          term: 'The wage',
          text: 'By far the largest cost. Our examples show a week in full, for the family and the au pair.',
        },
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
    text: 'This is the full list.',
    feature: 'What it gives',
    yes: 'Yes',
    no: 'No',
    names: { 'au-pair': 'Au pairs', free: 'No plan', standard: 'Standard', premium: 'Premium' },
  },
  questions: {
    title: 'Questions about pricing',
    offer: {
      question: (percentOff: number) => `When does “${percentOff}% off” end?`,
      open: 'We haven’t set a date. We’ll announce it here first. You haven’t given us a card, so nothing can be charged automatically.',
      until: (day: string) =>
        `At the end of ${day}. If we extend it, we’ll say so here first. Nothing is charged automatically: if you want Standard after that, you buy it.`,
    },
    items: [
      [
        'Does anything renew automatically?',
        'No. Standard runs for six months and stops. If you want another six, you buy them.',
      ],
      ['Why do au pairs pay nothing?', 'Because they take the bigger risk: a flight, a visa, a year of their life.'],
      [
        'Do prices differ between Australia and New Zealand?',
        'The numbers are the same, in Australian dollars for Australia and New Zealand dollars for New Zealand.',
      ],
    ],
  },
} as const;
