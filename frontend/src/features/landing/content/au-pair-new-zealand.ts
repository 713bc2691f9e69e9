import type { LandingHeadWords } from './section-types';

/** The landing for au pairs who think of New Zealand. */
export const auPairNewZealand = {
  title: 'Become an au pair in New Zealand',
  description:
    'Live with a host family in Aotearoa New Zealand, as an employee with a written agreement: visa by passport, wage, leave, board and the first weeks, each with its source.',
  headline: ['Half the world away, ', 'and expected', ' for dinner.'],
  text: 'Live with a family in Aotearoa, look after their children for 30 hours or so, and be paid by the hour like anyone else. You write to families directly, and you never pay us.',
  featured: {
    title: 'Families looking for an au pair',
    text: 'The newest families, in their own words, from Tāmaki Makaurau to the deep south.',
  },
} as const satisfies LandingHeadWords;
