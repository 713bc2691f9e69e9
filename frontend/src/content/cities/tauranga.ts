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

export const tauranga = (facts: LegalFacts<'newzealand'>): CityText => ({
  living: {
    variant: 'facing',
    title: 'Everyday life in Tauranga',
    auPair: [
      'Many people start the day with a walk around Mauao. Children go to school barefoot in summer, the sport is surf lifesaving, and you always need sunscreen.',
      'You’ll meet other au pairs at the Mount, in Pāpāmoa and at music mornings in the library. Nightlife ends early.',
    ],
    family: [
      'Roads fill at eight and at three. If your au pair drives the school run, the real question is where you all have to be at half past eight.',
      'An au pair is your employee: agreement, minimum wage, holidays, PAYE. If you grow kiwifruit, you know your busy weeks a year ahead. Write them into the agreement.',
    ],
  },
  voice: 'You’ll say “just a quick swim” and stay an hour.',
  suburbs: {
    title: 'Suburbs on the harbour and the ocean',
    words: 'A bridge connects the two sides. Expect traffic.',
    places: [
      { name: 'Mount Maunganui', words: 'Between two beaches, under the mountain. Flat, busy and popular.' },
      { name: 'Pāpāmoa', words: 'Sand for kilometres, new streets, young families.' },
      { name: 'Ōtūmoetai', words: 'Old trees above the harbour, schools within walking distance.' },
      { name: 'Bethlehem', words: 'Orchards turning into cul-de-sacs, shops in the middle.' },
      { name: 'Welcome Bay', words: 'Hills, views and a bus.' },
      { name: 'Katikati', words: 'Half an hour north: kiwifruit, avocados, murals.' },
    ],
  },
  around: {
    title: 'Getting around Tauranga',
    words: [
      'Buses run every day of the year except Christmas. Children between 6 and 18 ride free to and from school on term days with a registered Bee Card, so the school bus is a good option here.',
      'From the Mount to Pāpāmoa you can also walk: it is one beach.',
    ],
    driving: drivingHere(facts),
    line: {
      kind: 'ferry',
      name: 'One long beach, from the harbour mouth east',
      stops: [
        { name: 'Pilot Bay', words: 'The quiet side' },
        { name: 'Mauao', words: 'Round the base: 3.4 km' },
        { name: 'Main Beach', words: 'Flags, ice cream' },
        { name: 'Moturiki', words: 'A small island you can walk to' },
        { name: 'Ōmanu', words: 'Surf club' },
        { name: 'Pāpāmoa', words: 'More beach' },
      ],
    },
  },
  year: {
    words: 'One of the sunniest parts of the country, with some rain.',
    seasons: [
      {
        name: 'Summer, Raumati',
        months: 'December to February',
        low: 15,
        high: 24,
        words: 'Warm, full of visitors, pōhutukawa in flower.',
      },
      {
        name: 'Autumn, Ngahuru',
        months: 'March to May',
        low: 11,
        high: 20,
        words: 'Warm sea, kiwifruit harvest, calm evenings.',
      },
      {
        name: 'Winter, Takurua',
        months: 'June to August',
        low: 6,
        high: 14,
        words: 'Crisp, mostly bright. Hot pools.',
      },
      {
        name: 'Spring, Kōanga',
        months: 'September to November',
        low: 10,
        high: 18,
        words: 'Windy, green, and a cold first swim.',
      },
    ],
  },
  weekend: {
    title: 'What costs nothing',
    words: 'Bus fares change, so check them before you go. These are free.',
    lines: [
      { what: 'Mauao, to the top or round the base', cost: null },
      { what: 'Main Beach and Pilot Bay', cost: null },
      { what: 'McLaren Falls Park', cost: null },
      { what: 'Moturiki and its blowhole', cost: null },
      { what: 'Sunrise', cost: null },
    ],
    sum: 'An ice cream, probably two',
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'Parks and playgrounds',
        places: [
          { name: 'Memorial Park', words: 'By the harbour, with a playground and a miniature railway.' },
          { name: 'The Strand', words: 'A waterfront playground in the middle of town.' },
        ],
      },
      {
        title: 'Swimming',
        places: [
          { name: 'Pilot Bay', words: 'No waves. Best for small children.' },
          { name: 'Main Beach', words: 'Waves: between the flags.' },
          { name: 'Baywave', words: 'Indoor, with a wave machine. Entry is paid.' },
        ],
      },
      {
        title: 'When it rains',
        places: [
          { name: 'Four libraries', words: 'Tauranga, the Mount, Pāpāmoa, Greerton: rhymes and stories, free.' },
          { name: 'Mount Hot Pools', words: 'Warm salt water at the foot of Mauao. Entry is paid.' },
        ],
      },
    ],
  },
  languages:
    'English Language Partners and Toi Ohomai teach here; ask which classes your visa allows. Ask a library about conversation groups, some with toddlers.',
  check: policeVetting,
  sources: [
    {
      title: 'Buses (Tauranga City Council)',
      url: 'https://www.tauranga.govt.nz/exploring/travel/buses',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'Bus fares for young people from 29 July 2024 (Bay of Plenty Regional Council, on Scoop)',
      url: 'https://m.scoop.co.nz/stories/AK2407/S00411/changes-to-youth-and-young-adult-bus-fares-from-29-july-2024.htm',
      checkedOn: CHECKED_ON,
    },
    vettingSource,
    overseasLicence,
    climateOfNewZealand,
  ],
});
