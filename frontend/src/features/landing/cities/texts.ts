/** One line for each city, by the name of its address. */
export const citiesMessages = {
  title: { australia: 'Six cities, six kinds of morning', newzealand: 'Six cities, none of them far from water' },
  text: 'What a week costs there, how one gets about, where au pairs meet, and which families are looking.',
  lines: {
    sydney: 'The ferry is the commute.',
    melbourne: 'Bring a coat. And a hat. Today.',
    brisbane: 'Winter needs one jumper.',
    perth: 'After lunch the wind comes in.',
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
