import type { CityPage } from './city-content';

export const melbournePage: CityPage = {
  name: 'Melbourne',
  region: 'australia',
  kind: 'City',
  title: 'Au pairs and host families in Melbourne',
  description:
    'Melbourne for au pairs and host families: trams and fares, suburbs north and south of the river, four seasons, what a weekend costs, Victoria’s check, and families with a room.',
  firstName: {
    name: 'Naarm',
    people: 'Wurundjeri and Bunurong Country',
    words:
      'Naarm is the bay and the city next to it, in the languages of the Kulin Nation. Wurundjeri Woi-wurrung people speak for the north and Bunurong people for the south. You’ll hear both names at school assemblies, and see Naarm in addresses.',
  },
  headline: ['Bring a coat. ', 'And a hat.', ' Today.'],
  lead: 'Melbourne argues about coffee, football and whether it will rain, and takes a tram to all three. It is leafy, mostly flat and easy to learn. The weather is not.',
  order: ['families', 'living', 'around', 'weekend', 'voice', 'suburbs', 'year', 'outside', 'check', 'auPairs'],
  grounds: { around: 'deep', suburbs: 'wash', check: 'accent' },
  card: 'myki',
};
