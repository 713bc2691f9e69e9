import type { CityPage } from './city-content';

export const aucklandPage: CityPage = {
  name: 'Auckland',
  region: 'newzealand',
  kind: 'City',
  title: 'Au pairs and host families in Auckland',
  description:
    'Auckland, Tāmaki Makaurau, for au pairs and host families: ferries and the weekly fare cap, suburbs between two harbours, what is free, police vetting, and families with a room.',
  firstName: {
    name: 'Tāmaki Makaurau',
    people: 'the rohe of many iwi',
    words:
      'The name is often explained as Tāmaki desired by many: two harbours, good soil, a place worth arguing over. Many iwi are mana whenua here. The school can tell you whose land your street is on.',
  },
  headline: ['Two harbours, fifty volcanoes, ', 'someone’s sandals', '.'],
  lead: 'A third of the country lives here, most of it near a beach and all of it near a volcano. Auckland is warm, spread out and Pacific. Most people drive; the ferry is more fun.',
  order: ['living', 'families', 'around', 'outside', 'voice', 'suburbs', 'weekend', 'year', 'check', 'auPairs'],
  grounds: { around: 'wash', voice: 'deep', check: 'accent' },
  card: 'AT HOP, or a contactless card',
};
