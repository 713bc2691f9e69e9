/** Texts of the finder, wherever it stands. */
export const finderTexts = {
  whoAreYou: 'Who are you?',
  iAmFamily: "I'm a Family",
  iAmAuPair: "I'm an Au Pair",
  family: {
    place: 'Where you live',
    date: 'Start date',
    submit: 'Find Au Pairs',
    fine: 'Visitors see only first names and cities. Members see more.',
    count: (count: string) => `${count} au pairs are here. Visitors see only first names and cities; members see more.`,
  },
  aupair: {
    title: 'Find a Host Family',
    place: 'Where you want to live',
    date: 'Free from',
    submit: 'Find Families',
    fine: 'Free for au pairs.',
    count: (count: string) => `${count} families are here. Joining is free for au pairs.`,
  },
} as const;
