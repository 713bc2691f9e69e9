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
      'A long stretch of gravel, after the river’s edge where gardens were grown. Ngāti Wairere and other hapū of Waikato-Tainui belong here. The river is not scenery but an ancestor: people speak to it, and of it, accordingly.',
  },
  headline: ['A river, a garden, ', 'home by five', '.'],
  lead: 'New Zealand’s inland city: young, green, unhurried, and an hour from surf, caves and a film set with round doors. Hamilton does not boast. It has a short drive home instead.',
  order: ['living', 'families', 'weekend', 'around', 'outside', 'voice', 'suburbs', 'year', 'auPairs', 'check'],
  grounds: { weekend: 'accent', around: 'wash', voice: 'deep' },
  card: 'Bee Card',
};
