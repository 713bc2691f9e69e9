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

export const hamilton = (facts: LegalFacts<'newzealand'>): CityText => ({
  living: {
    variant: 'turned',
    title: 'Everyday life in Hamilton',
    auPair: [
      'Nothing is far. Kindergarten, swimming, the grandparents’ farm: ten minutes, twelve, twenty. You’ll spend less time travelling than au pairs in Auckland, but there’s less to do. Start with the river path.',
      'It’s a student town with farms all around. On days off there is black sand and a left-hand surf break at Raglan, Whāingaroa, less than an hour west.',
    ],
    family: [
      'Many families here live ten or thirty kilometres out, with calves. That can be a good reason to come, if there is a car: say so.',
      'An au pair is your employee: agreement, minimum wage, holidays, PAYE. State in writing that farm work isn’t part of the job.',
    ],
  },
  voice: 'Fog until ten, then the sun comes out.',
  suburbs: {
    title: 'Suburbs and nearby towns',
    words: 'Six places where families live, and what they’re like.',
    places: [
      { name: 'Hamilton East', words: 'Old trees, villas, the Gardens at the end of the street.' },
      { name: 'Rototuna', words: 'New houses, new schools, lots of young families.' },
      { name: 'Chartwell', words: 'Shops, gullies with birds, a library.' },
      { name: 'Hillcrest', words: 'The university’s side: students, lakes, ducks.' },
      { name: 'Cambridge', words: 'Horses, cyclists, a main street with plane trees.' },
      { name: 'Matamata', words: 'Dairy country, and the Hobbiton film set.' },
    ],
  },
  around: {
    title: 'Getting around Hamilton',
    words: [
      'One zone by bus is NZ$2.40 with a Bee Card, and you pay at most NZ$21.60 a week in one zone. The cap only works if you register the card.',
      'Te Awa, the Great New Zealand River Ride, is a path for bicycles and prams that follows the Waikato for more than sixty kilometres. Nearly all of it is flat.',
    ],
    driving: `${drivingHere(facts)} Outside town you’ll nearly always need a licence.`,
    line: {
      kind: 'ferry',
      name: 'Te Awa, heading upstream',
      stops: [
        { name: 'Ngāruawāhia', words: 'Where two rivers meet' },
        { name: 'Horotiu', words: 'A bridge for bicycles' },
        { name: 'Kirikiriroa Hamilton', words: 'Coffee' },
        { name: 'Hamilton Gardens', words: 'Themed gardens' },
        { name: 'Cambridge', words: 'The velodrome' },
        { name: 'Karāpiro', words: 'Rowers on the lake' },
      ],
    },
  },
  year: {
    words: 'Warm days, cold nights, no sea breeze. Everything is very green.',
    seasons: [
      {
        name: 'Summer, Raumati',
        months: 'December to February',
        low: 13,
        high: 24,
        words: 'Warm, sometimes sticky. Swimming holes and hay.',
      },
      {
        name: 'Autumn, Ngahuru',
        months: 'March to May',
        low: 9,
        high: 20,
        words: 'Balloons over the lake in March, then mist.',
      },
      { name: 'Winter, Takurua', months: 'June to August', low: 4, high: 14, words: 'Fog, frost, then sun by eleven.' },
      { name: 'Spring, Kōanga', months: 'September to November', low: 8, high: 18, words: 'Calves, mud, magnolias.' },
    ],
  },
  weekend: {
    title: 'What a weekend costs',
    words: 'One adult, in New Zealand dollars.',
    lines: [
      { what: 'Four trips by bus, one zone', cost: 'NZ$9.60', small: 'NZ$2.40 each with a Bee Card, since July 2024' },
      {
        what: 'Hamilton Gardens, the enclosed ones',
        cost: null,
        small: 'for residents with proof of address; others over 15 pay NZ$20, since 18 September 2024',
      },
      { what: 'The rest of the Gardens', cost: null },
      { what: 'Waikato Museum, general entry', cost: null },
      { what: 'Once round Lake Rotoroa', cost: null },
    ],
    sum: 'NZ$9.60, and a pie',
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'Parks and playgrounds',
        places: [
          { name: 'Lake Domain', words: 'The big playground at Rotoroa, with a small train some Sundays.' },
          { name: 'Claudelands', words: 'An accessible playground for every child.' },
        ],
      },
      {
        title: 'Swimming',
        places: [
          { name: 'Waterworld', words: 'Pools and slides in the north of town. Entry is paid.' },
          { name: 'Raglan, Whāingaroa', words: 'Ngarunui Beach has black sand and lifeguards in summer.' },
        ],
      },
      {
        title: 'When it’s wet',
        places: [
          { name: 'City libraries', words: 'Story times and rhymes, free.' },
          { name: 'Hamilton Zoo', words: 'Next to a young forest. Entry is paid.' },
        ],
      },
    ],
  },
  languages:
    'English Language Partners have an office here, and Wintec and the university run courses each term; ask which classes your visa allows. Ask a library about conversation groups.',
  check: policeVetting,
  sources: [
    { title: 'Fares (BUSIT, Waikato Regional Council)', url: 'https://busit.co.nz/fares', checkedOn: CHECKED_ON },
    {
      title: 'Hamilton Gardens to charge visitors from out of town (Kiwi Kids News)',
      url: 'https://www.kiwikidsnews.co.nz/hamilton-gardens-to-charge-for-out-of-town-visitors/',
      checkedOn: CHECKED_ON,
    },
    vettingSource,
    overseasLicence,
    climateOfNewZealand,
  ],
});
