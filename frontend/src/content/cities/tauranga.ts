import type { CityText } from './city-content';
import {
  CHECKED_ON,
  climateOfNewZealand,
  drivingHere,
  overseasLicence,
  policeVetting,
  vettingSource,
} from './new-zealand';

export const tauranga: CityText = {
  living: {
    look: 'facing',
    title: 'Sand in the car, always',
    auPair: [
      'Half the town is up before you, walking round Mauao. School is barefoot in summer, sport is surf lifesaving, and the shopping list says sunscreen every week.',
      'Other au pairs are at the Mount, in Pāpāmoa, at music mornings in the library. The nightlife ends early. The stars do not.',
    ],
    family: [
      'Roads fill at eight and at three. If your au pair drives the school run, the real question is where you all have to be at half past eight.',
      'An au pair is your employee: agreement, minimum wage, holidays, PAYE. Kiwifruit families, your busy weeks are known a year ahead. Write them in.',
    ],
  },
  voice: 'You will say “just a quick swim” and be an hour. So is everyone.',
  suburbs: {
    title: 'Harbour side, ocean side',
    words: 'A bridge between them, and a queue on it.',
    places: [
      { name: 'Mount Maunganui', words: 'Between two beaches, under the mountain. Flat, busy, loved.' },
      { name: 'Pāpāmoa', words: 'Sand for kilometres, new streets, young families.' },
      { name: 'Ōtūmoetai', words: 'Old trees above the harbour, schools on foot.' },
      { name: 'Bethlehem', words: 'Orchards turning into cul-de-sacs, shops in the middle.' },
      { name: 'Welcome Bay', words: 'Hills, views, the bus.' },
      { name: 'Katikati', words: 'Half an hour north: kiwifruit, avocados, murals.' },
    ],
  },
  around: {
    title: 'On foot along the sand',
    words: [
      'Buses run every day of the year but Christmas. Children between 6 and 18 ride free to and from school on term days with a registered Bee Card, so the school bus is a real answer here.',
      'From the Mount to Pāpāmoa you can also walk: it is one beach.',
    ],
    driving: drivingHere,
    line: {
      kind: 'ferry',
      name: 'One long beach, from the harbour mouth east',
      stops: [
        { name: 'Pilot Bay', words: 'The quiet side' },
        { name: 'Mauao', words: 'Round the base: 3.4 km' },
        { name: 'Main Beach', words: 'Flags, ice cream' },
        { name: 'Moturiki', words: 'A small island one can walk to' },
        { name: 'Ōmanu', words: 'Surf club' },
        { name: 'Pāpāmoa', words: 'And on, and on' },
      ],
    },
  },
  year: {
    words: 'One of the sunniest corners of the country, and rain when it is needed, more or less.',
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
        words: 'Windy, green, the first brave swim.',
      },
    ],
  },
  weekend: {
    title: 'Mostly free, mostly wet',
    words: 'Bus fares change, so we leave them to the bus. These cost nothing.',
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
        title: 'To climb',
        places: [
          { name: 'Memorial Park', words: 'By the harbour, with a playground and a miniature railway.' },
          { name: 'The Strand', words: 'A waterfront playground in the middle of town.' },
        ],
      },
      {
        title: 'To swim',
        places: [
          { name: 'Pilot Bay', words: 'No waves. The first beach for small ones.' },
          { name: 'Main Beach', words: 'Waves: between the flags.' },
          { name: 'Baywave', words: 'Indoor, with a wave machine. Entry is paid.' },
        ],
      },
      {
        title: 'For rain',
        places: [
          { name: 'Four libraries', words: 'Tauranga, the Mount, Pāpāmoa, Greerton: rhymes and stories, free.' },
          { name: 'Mount Hot Pools', words: 'Warm salt water at the foot of Mauao. Entry is paid.' },
        ],
      },
    ],
  },
  languages:
    'English Language Partners and Toi Ohomai teach here; ask which classes your visa opens. Libraries know where people meet for conversation, some with toddlers.',
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
};
