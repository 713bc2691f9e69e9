import type { CityPage } from './city-content';

export const taurangaPage: CityPage = {
  name: 'Tauranga',
  region: 'newzealand',
  kind: 'City',
  title: 'Au pairs and host families in Tauranga',
  description:
    'Tauranga for au pairs and host families: Mauao and the long beach, school buses that cost nothing, suburbs by the harbour, mild winters, police vetting, and families with a room.',
  firstName: {
    name: 'Tauranga Moana',
    people: 'Ngāi Te Rangi, Ngāti Ranginui, Ngāti Pūkenga',
    words:
      'Tauranga is a sheltered place to land; Tauranga Moana is the harbour and its people together. The mountain at its mouth is Mauao, caught by the dawn. Walk on it as a guest.',
  },
  headline: ['The mountain ', 'before breakfast', '.'],
  lead: 'A port with a beach attached, or the other way round. Tauranga is growing fast, goes barefoot most of the year, and spends its days by the sea.',
  order: ['families', 'living', 'around', 'year', 'outside', 'voice', 'weekend', 'suburbs', 'check', 'auPairs'],
  grounds: { around: 'wash', voice: 'accent', weekend: 'wash' },
  card: 'Bee Card',
};
