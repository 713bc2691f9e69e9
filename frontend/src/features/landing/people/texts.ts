/** Texts around the cards of people. */
export const newestPeopleTexts = {
  auPairs: {
    title: 'The newest au pairs',
    text: 'Au pairs who joined recently, in their own words.',
    all: 'See all au pairs',
    stays: (duration: string) => `Available for ${duration.replace('-', '–')}`,
    homeTown: (town: string) => `from ${town}`,
    policeCheck: 'Police check, self-reported',
    childrenCheck: 'Children check, self-reported',
    infants: 'Has looked after babies',
    drives: 'Has a driving licence',
    noReviews: 'No reviews yet',
  },
  families: {
    title: 'The newest families',
    text: 'Families write about the school run, the dog and the house rules, so you know what to expect.',
    all: 'See all families',
    active: 'Active',
    hours: (hours: number, month: string | null) =>
      month ? `${hours} hours a week, from ${month}` : `${hours} hours a week, from now`,
    stays: (duration: string) => `For ${duration.replace('-', '–')}`,
  },
  sample: 'Sample',
  samplesOnly: 'These are samples: they show what a profile says. No one has published one here yet.',
  loginRequired: {
    title: 'Login Required',
    auPair: 'You need to login or register to view au pair profiles.',
    family: 'You need to login or register to view family profiles.',
  },
} as const;
