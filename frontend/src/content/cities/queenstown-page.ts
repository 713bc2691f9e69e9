import type { CityPage } from './city-content';

export const queenstownPage: CityPage = {
  name: 'Queenstown',
  region: 'newzealand',
  kind: 'Place',
  title: 'Au pairs and host families in Queenstown',
  description:
    'Queenstown, Tāhuna, for au pairs and host families: snow and lake, suburbs round the Wakatipu basin, the bus and the ferry, police vetting, and families with a room.',
  firstName: {
    name: 'Tāhuna',
    people: 'Kāi Tahu',
    words:
      'Tāhuna is the shallow bay that the town looks at, on the lake called Whakatipu Waimāori. Kāi Tahu travelled through here for pounamu long before anyone came for snow, and the south keeps its own way of saying the name: k for ng.',
  },
  headline: ['A small town under ', 'very large hills', '.'],
  lead: 'One lake, two ski fields in view, and more visitors than residents most weeks. Behind the postcard there are schools, and families who need a hand in winter.',
  order: ['year', 'living', 'families', 'around', 'voice', 'outside', 'suburbs', 'weekend', 'auPairs', 'check'],
  grounds: { year: 'wash', voice: 'deep', check: 'accent' },
  card: 'Bee Card',
};
