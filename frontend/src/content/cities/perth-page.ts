import type { CityPage } from './city-content';

export const perthPage: CityPage = {
  name: 'Perth',
  region: 'australia',
  kind: 'City',
  title: 'Au pairs and host families in Perth',
  description:
    'Perth for au pairs and host families: one flat fare, suburbs between river and ocean, the six Noongar seasons, what a weekend costs, the WA check, and families with a room.',
  firstName: {
    name: 'Boorloo',
    people: 'Whadjuk Noongar Country',
    words:
      'Boorloo is the city in Noongar, on Whadjuk country along the Derbarl Yerrigan, the river that maps call Swan. The Noongar year has six seasons, and local gardeners say they fit better than four.',
  },
  headline: ['The breeze arrives ', 'after lunch.', ''],
  lead: 'Perth is far from everything except the beach. But it has sun, wide beaches and sunsets over the ocean.',
  order: ['living', 'year', 'families', 'around', 'outside', 'suburbs', 'voice', 'weekend', 'check', 'auPairs'],
  grounds: { year: 'accent', around: 'wash', voice: 'deep' },
  card: 'SmartRider, or a contactless card',
};
