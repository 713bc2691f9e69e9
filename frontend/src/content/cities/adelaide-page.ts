import type { CityPage } from './city-content';

export const adelaidePage: CityPage = {
  name: 'Adelaide',
  region: 'australia',
  kind: 'City',
  title: 'Au pairs and host families in Adelaide',
  description:
    'Adelaide for au pairs and host families: the tram to the beach, suburbs between parklands and hills, dry summers, the South Australian check, and families with a room.',
  firstName: {
    name: 'Tarntanya',
    people: 'Kaurna Country',
    words:
      'Tarntanya is the place of the red kangaroo, on the plain of the Kaurna people, whose language is taught and spoken here again. Squares, parks and the river, Karrawirra Pari, carry both names on one sign.',
  },
  headline: ['Twenty minutes ', 'to anywhere', '.'],
  lead: 'A square city inside a ring of parks, with hills on one side and a long flat beach on the other. Adelaide is an easy place to live.',
  order: ['living', 'around', 'families', 'suburbs', 'voice', 'weekend', 'outside', 'year', 'check', 'auPairs'],
  grounds: { around: 'wash', voice: 'accent', year: 'deep' },
  card: 'metroCARD, or a contactless card',
};
