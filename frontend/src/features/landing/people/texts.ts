/** Texts around the cards of people. */
export const peopleMessages = {
  auPairs: {
    title: 'Soon at your breakfast table',
    text: 'The newest faces, in their own words.',
    all: 'See all au pairs',
    availableNow: 'Available Now',
    from: (month: string) => `From ${month}`,
    stays: (duration: string) => `Available for ${duration.replace('-', '–')}`,
    homeTown: (town: string) => `from ${town}`,
    policeCheck: 'Police check, by own account',
    childrenCheck: 'Children check, by own account',
    infants: 'Has looked after babies',
    drives: 'Has a driving licence',
    noReviews: 'No reviews yet',
  },
  families: {
    title: 'Houses with a room to spare',
    text: 'Families write about the school run, the dog and the rules. You will know the house before you knock.',
    all: 'See all families',
    titleOf: (place: string) => `A family in ${place}`,
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
