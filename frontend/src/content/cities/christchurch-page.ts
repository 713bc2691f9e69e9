import type { CityPage } from './city-content';

export const christchurchPage: CityPage = {
  name: 'Christchurch',
  region: 'newzealand',
  kind: 'City',
  title: 'Au pairs and host families in Christchurch',
  description:
    'Christchurch, Ōtautahi, for au pairs and host families: flat cycleways, NZ$3 buses, suburbs from plains to port, frosty mornings, police vetting, and families with a room.',
  firstName: {
    name: 'Ōtautahi',
    people: 'Ngāi Tūāhuriri, Ngāi Tahu',
    words:
      'The place of Tautahi, a chief whose people gathered food along the Ōtākaro, the river that still winds through the middle. Ngāi Tūāhuriri of Ngāi Tahu hold mana whenua; their patterns are in the paving of the new city.',
  },
  headline: ['Flat enough for ', 'a first bicycle', '.'],
  lead: 'A garden city that was badly damaged by earthquakes in 2010 and 2011 and has been rebuilt with imagination. Plains on one side, hills on the other, mountains behind.',
  order: ['living', 'outside', 'families', 'around', 'voice', 'year', 'weekend', 'suburbs', 'check', 'auPairs'],
  grounds: { outside: 'wash', voice: 'deep', check: 'accent' },
  card: 'Metrocard, or a contactless card',
};
