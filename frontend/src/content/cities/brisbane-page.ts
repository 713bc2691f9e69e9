import type { CityPage } from './city-content';

export const brisbanePage: CityPage = {
  name: 'Brisbane',
  region: 'australia',
  kind: 'City',
  title: 'Au pairs and host families in Brisbane',
  description:
    'Brisbane for au pairs and host families: 50 cent fares, river ferries, suburbs on stilts, mild winters, the Queensland Blue Card, and families who look for an au pair.',
  firstName: {
    name: 'Meanjin',
    people: 'Yuggera and Turrbal Country',
    words:
      'Meanjin, also written Meeanjin or Mianjin, is the spit of land in the river’s bend where the towers stand. Yuggera and Turrbal people both belong to this river; you will meet the name on murals, at festivals and at the school gate.',
  },
  headline: ['Winter needs ', 'one jumper', '.'],
  lead: 'A river city of wooden houses on stilts with wide verandas, ferries, and summer thunderstorms at four. People here still thank the bus driver.',
  order: ['living', 'around', 'families', 'year', 'outside', 'voice', 'suburbs', 'weekend', 'auPairs', 'check'],
  grounds: { around: 'accent', voice: 'deep', suburbs: 'wash' },
  card: 'go card, or any contactless card',
};
