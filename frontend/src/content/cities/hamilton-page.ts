import type { CityPage } from './city-content';

export const hamiltonPage: CityPage = {
  name: 'Hamilton',
  region: 'newzealand',
  kind: 'City',
  title: 'Au pairs and host families in Hamilton',
  description:
    'Hamilton, Kirikiriroa, for au pairs and host families: the river path, NZ$2.40 buses, suburbs and small towns around, the Gardens, police vetting, and families with a room.',
  firstName: {
    name: 'Kirikiriroa',
    people: 'Waikato-Tainui',
    words:
      'A long stretch of gravel, after the river’s edge where gardens were grown. Ngāti Wairere and other hapū of Waikato-Tainui belong here. For them the river is an ancestor, and they speak of it that way.',
  },
  headline: ['A river, a garden, ', 'home by five', '.'],
  lead: 'New Zealand’s inland city: young, green, relaxed, and an hour from surf, caves and the Hobbiton film set. Nothing in town is far away.',
  order: ['living', 'families', 'weekend', 'around', 'outside', 'voice', 'suburbs', 'year', 'auPairs', 'check'],
  grounds: { weekend: 'accent', around: 'wash', voice: 'deep' },
  card: 'Bee Card',
};
