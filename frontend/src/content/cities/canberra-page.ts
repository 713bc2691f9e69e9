import type { CityPage } from './city-content';

export const canberraPage: CityPage = {
  name: 'Canberra',
  region: 'australia',
  kind: 'City',
  title: 'Au pairs and host families in Canberra',
  description:
    'Canberra for au pairs and host families: light rail, suburbs in the bush, four true seasons, free national museums, the ACT registration, and families with a room.',
  firstName: {
    name: 'Ngambri',
    people: 'Ngunnawal Country',
    words:
      'The word Canberra is usually traced to Ngambri, or Kamberri. The Ngunnawal people are the traditional custodians, and Ngambri and other families speak of their own connection to this land. Ask, and listen to more than one answer.',
  },
  headline: ['A capital with ', 'kangaroos', ' in it.'],
  lead: 'A planned city with more trees than houses. Canberra has Australia’s national museums, and children can ride to school.',
  order: ['families', 'around', 'living', 'year', 'voice', 'outside', 'weekend', 'suburbs', 'auPairs', 'check'],
  grounds: { around: 'wash', voice: 'deep', check: 'accent' },
  card: 'MyWay+, or a contactless card',
};
