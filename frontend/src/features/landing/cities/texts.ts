/** One line for each city, by the name of its address. */
export const citiesTexts = {
  title: { australia: 'Six cities to choose from', newzealand: 'Six cities to choose from' },
  text: 'What a weekend costs, how to get around, and which families are looking.',
  lines: {
    sydney: 'The ferry is the commute.',
    melbourne: 'Bring a coat. And a hat. Today.',
    brisbane: 'Winter needs one jumper.',
    perth: 'A sea breeze every afternoon.',
    adelaide: 'Twenty minutes to anywhere.',
    canberra: 'A capital with kangaroos in it.',
    auckland: 'Two harbours, fifty volcanoes.',
    wellington: 'Hold on to your hat.',
    christchurch: 'Flat enough for a first bicycle.',
    queenstown: 'A lake with mountains all around.',
    hamilton: 'A river, a garden, home by five.',
    tauranga: 'School, then the beach.',
  } as Readonly<Record<string, string>>,
};
