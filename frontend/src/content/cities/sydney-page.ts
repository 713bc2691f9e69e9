import type { CityPage } from './city-content';

export const sydneyPage: CityPage = {
  name: 'Sydney',
  region: 'australia',
  kind: 'City',
  title: 'Au pairs and host families in Sydney',
  description:
    'Living in Sydney as an au pair or a host family: suburbs, ferries and fares, the year’s weather, what a weekend costs, the NSW check, and families who look for an au pair.',
  firstName: {
    name: 'Warrane',
    people: 'Gadigal Country',
    words:
      'Warrane is the cove that the ferries leave from, and the Gadigal lived there long before it was called Sydney. The suburbs are on the Country of many clans; children learn at school which one, and can tell you.',
  },
  headline: ['The school run goes ', 'past the water.', ''],
  lead: 'Five million people around a harbour, and a habit of being in the sea before breakfast. Sydney is expensive and spread out, and on a January evening you won’t mind either.',
  order: ['living', 'families', 'around', 'suburbs', 'voice', 'year', 'weekend', 'outside', 'auPairs', 'check'],
  grounds: { around: 'wash', voice: 'deep', check: 'accent' },
  card: 'Opal, or any contactless card',
};
