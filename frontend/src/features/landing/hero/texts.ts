/** Texts of the finder, wherever it stands. */
export const finderMessages = {
  whoAreYou: 'Who are you?',
  iAmFamily: "I'm a Family",
  iAmAuPair: "I'm an Au Pair",
  family: {
    place: 'Where you live',
    date: 'From about',
    submit: 'Find Au Pairs',
    fine: 'Visitors see first names and cities. The rest stays among members.',
    count: (count: string) =>
      `${count} au pairs are here. Visitors see first names and cities, the rest stays among members.`,
  },
  aupair: {
    title: 'Find a Host Family',
    place: 'Where you would love to live',
    date: 'Free from',
    submit: 'Find Families',
    fine: 'Free for au pairs.',
    count: (count: string) => `${count} families are here. Joining is free for au pairs.`,
  },
} as const;
