import type { LandingHeadWords } from './section-types';

/** The landing for au pairs who think of Australia. */
export const auPairAustralia = {
  title: 'Become an au pair in Australia',
  description:
    'Live with a host family in Australia: which visa, how many hours, what pay, the six-month rule and the first weeks, each with its source. Free for au pairs.',
  headline: ['Your own key, ', 'and the sea', ' at the end of the line.'],
  text: 'Live with an Australian family, look after their children for 25 to 35 hours a week, and have the rest of the week for yourself. You write to families directly, and you never pay us.',
  featured: {
    title: 'Families looking for an au pair',
    text: 'The newest families, in their own words. Each card describes the room.',
  },
} as const satisfies LandingHeadWords;
