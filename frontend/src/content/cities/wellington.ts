import type { LegalFacts } from '../facts';
import type { CityText } from './city-content';
import {
  CHECKED_ON,
  climateOfNewZealand,
  drivingHere,
  overseasLicence,
  policeVetting,
  vettingSource,
} from './new-zealand';

export const wellington = (facts: LegalFacts<'newzealand'>): CityText => ({
  living: {
    variant: 'turned',
    title: 'Everyday life in Wellington',
    auPair: [
      'Houses stand on hillsides, some with sixty steps and one with a private cable car. You will be fit by March. The city itself is flat, walkable, and full of people who know each other’s flatmates.',
      'Children walk to school in wind and rain. Days off are for the waterfront, the south coast, a film in a small cinema, or the bush that begins where the houses stop.',
    ],
    family: [
      'Say how many steps there are, what carries the pram, and whether the room faces north. In New Zealand the sun is in the north.',
      'An au pair is your employee: agreement, minimum wage, holidays, PAYE. Many parents here work for the government with regular hours; write yours down.',
    ],
  },
  voice: 'You can’t beat Wellington on a good day, they say. There are many.',
  suburbs: {
    title: 'Valleys, bays, ridges',
    words: 'Six suburbs on the hills and by the sea.',
    places: [
      { name: 'Karori', words: 'The big suburb in the western hills: schools, pool, a sanctuary with a fence.' },
      { name: 'Island Bay', words: 'Fishing boats, a beach, southerlies.' },
      { name: 'Newtown', words: 'Every cuisine, the zoo, the hospital, students.' },
      { name: 'Khandallah', words: 'Trains into the bush, a village, views.' },
      { name: 'Miramar', words: 'Film studios, flat streets, beaches on three sides.' },
      { name: 'Petone', words: 'The other end of the harbour: long beach, old street, train.' },
    ],
  },
  around: {
    title: 'Getting around Wellington',
    words: [
      'Trains come in from the valleys, buses go up the hills, and a red cable car goes from the main street to the gardens. With a Snapper card you pay off-peak fares all weekend.',
      'The harbour ferry crosses to the eastern bays, and carries bicycles.',
    ],
    driving: `${drivingHere(facts)} Streets are narrow and parking is hard: give way to buses.`,
    line: {
      kind: 'hill',
      name: 'The cable car',
      stops: [
        { name: 'Lambton Quay', words: 'Shops' },
        { name: 'Clifton', words: 'The first stop' },
        { name: 'Talavera', words: 'Students' },
        { name: 'Salamanca', words: 'The university' },
        { name: 'Kelburn', words: 'Gardens, view' },
      ],
    },
  },
  year: {
    words: 'Cool, bright and windy, with calm days that people take off work for.',
    seasons: [
      {
        name: 'Summer, Raumati',
        months: 'December to February',
        low: 13,
        high: 20,
        words: 'Rarely hot, often lovely. Wear sunscreen: the sun is strong.',
      },
      { name: 'Autumn, Ngahuru', months: 'March to May', low: 11, high: 17, words: 'The stillest weeks of the year.' },
      {
        name: 'Winter, Takurua',
        months: 'June to August',
        low: 6,
        high: 11,
        words: 'Cold southerly winds, then clear mornings. Matariki over the harbour.',
      },
      {
        name: 'Spring, Kōanga',
        months: 'September to November',
        low: 8,
        high: 15,
        words: 'The windy one. Kōwhai flower, tūī get loud.',
      },
    ],
  },
  weekend: {
    title: 'What a weekend costs',
    words: 'In New Zealand dollars, for one adult on foot.',
    lines: [
      {
        what: 'Te Papa',
        cost: null,
        small: 'for people who live here; visitors from abroad over 15 pay NZ$35, as set on 17 September 2024',
      },
      { what: 'Botanic Garden ki Paekākā', cost: null },
      { what: 'Matairangi, Mount Victoria, at sunset', cost: null },
      { what: 'Oriental Bay, for a cold swim', cost: null },
      { what: 'The south coast and its seals, from Ōwhiro Bay', cost: null },
    ],
    sum: 'Coffee, twice',
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'Parks and playgrounds',
        places: [
          { name: 'Botanic Garden', words: 'A playground on the hill, ducks at the bottom.' },
          { name: 'Avalon Park, Lower Hutt', words: 'Big enough for a whole Sunday.' },
        ],
      },
      {
        title: 'Swimming',
        places: [
          { name: 'Scorching Bay', words: 'A sandy beach, sheltered from northerly winds.' },
          { name: 'Kilbirnie', words: 'The big indoor pool.' },
        ],
      },
      {
        title: 'When it rains',
        places: [
          { name: 'City libraries', words: 'Baby Rock and Rhyme, story times, free.' },
          { name: 'Te Papa', words: 'A giant squid, an earthquake house, and rooms for small children.' },
          { name: 'Zealandia Te Māra a Tāne', words: 'Native birds in a forest valley. Entry is paid.' },
        ],
      },
    ],
  },
  languages:
    'English Language Partners and community centres hold groups; ask which of them your visa allows. The university and private schools teach by the week. Ask a library about conversation groups. How long you can study depends on your visa.',
  check: policeVetting,
  sources: [
    {
      title: 'Off-peak travel (Metlink)',
      url: 'https://www.metlink.org.nz/tickets-and-fares/off-peak-travel/',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'Entry fee for international visitors to Te Papa (1News)',
      url: 'https://www.1news.co.nz/2024/08/16/international-visitors-to-be-charged-entry-fee-to-te-papa',
      checkedOn: CHECKED_ON,
    },
    vettingSource,
    overseasLicence,
    climateOfNewZealand,
  ],
});
