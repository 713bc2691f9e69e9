import type { LandingHeadWords } from './section-types';

/** The landing for families in Australia. */
export const familyAustralia = {
  title: 'Become a host family in Australia',
  description:
    'Host an au pair in Australia without an agency: what the room needs, what the law asks of you, the six-month rule, children checks by state, each with its source.',
  headline: ['One more at the table, ', 'and two more hands', ' at a quarter to eight.'],
  text: 'Meet au pairs for your Australian home. You read, you write, you talk on video. No public post about your children, no agency fee of thousands, no one in between.',
  featured: {
    title: 'The newest au pairs',
    text: 'Au pairs who want to come to Australia, in their own words.',
  },
} as const satisfies LandingHeadWords;
