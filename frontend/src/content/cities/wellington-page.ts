import type { CityPage } from './city-content';

export const wellingtonPage: CityPage = {
  name: 'Wellington',
  region: 'newzealand',
  kind: 'City',
  title: 'Au pairs and host families in Wellington',
  description:
    'Wellington, Te Whanganui-a-Tara, for au pairs and host families: the cable car and the buses, suburbs on the hills, wind, what is free, police vetting, and families with a room.',
  firstName: {
    name: 'Te Whanganui-a-Tara',
    people: 'Taranaki Whānui and Ngāti Toa Rangatira',
    words:
      'The great harbour of Tara, after the son of the explorer Whātonga. Taranaki Whānui and Ngāti Toa Rangatira hold mana whenua around it. You will also hear Pōneke, most often from people who love the place.',
  },
  headline: ['You will learn ', 'to lean', '.'],
  lead: 'A capital you can cross on foot, if you don’t mind hills. Wellington has wind, stairs, great coffee, and a harbour at the bottom of every street.',
  order: ['around', 'living', 'families', 'voice', 'year', 'suburbs', 'outside', 'weekend', 'auPairs', 'check'],
  grounds: { around: 'wash', voice: 'accent', outside: 'wash' },
  card: 'Snapper',
};
