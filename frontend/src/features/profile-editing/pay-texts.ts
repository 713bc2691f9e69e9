/** Texts of the pay below the hours of a profile, which arrive with their part of the page. */
export const profilePayTexts = {
  hours: 'hours a week',
  where: 'where to',
  inListing: 'the pay, in your job listing',
  fromListing: 'The pay comes from your job listing.',
  ofRegion: {
    australia: 'This follows Australian law. Families state the pay in their job listing.',
    newzealand: 'This follows New Zealand law. Families state the pay in their job listing.',
  },
} as const;
