import type { LandingHeadWords } from './section-types';

/** The landing for families in New Zealand. */
export const familyNewZealand = {
  title: 'Become a host family in New Zealand',
  description:
    'Host an au pair in New Zealand without an agency: becoming an employer in five steps, wage, board, leave, what the room needs and what can be checked, each with its source.',
  headline: ['Someone to ', 'meet them', ' at the school gate.'],
  text: 'Meet au pairs for your home in Aotearoa. You read, you write, you talk on video. No public post about your tamariki, no agency fee of thousands, no one in between.',
  featured: {
    title: 'The newest au pairs',
    text: 'Au pairs who want to come to New Zealand, in their own words.',
  },
} as const satisfies LandingHeadWords;
