export const visaNoteTexts = {
  label: 'Dates and visa',
  until: {
    family: (until: string, end: string) =>
      `The au pair’s visa allows them to stay with you until ${until}. These dates end on ${end}.`,
    aupair: (until: string, end: string) =>
      `Your visa allows you to stay with this family until ${until}. These dates end on ${end}.`,
  },
  ends: {
    family: 'The au pair’s current visa ends before the first of these dates.',
    aupair: 'Your current visa ends before the first of these dates.',
  },
  because: {
    employer: 'It allows that long with one family.',
    stay: 'The visa ends then.',
  },
  otherwise: (day: string) =>
    `Sources disagree about how long someone may work for one family. Without that limit the last day is ${day}.`,
  free: 'You can both still sign. Ask the authority first whether another visa or permission covers these dates.',
};
