import type { CityText } from './city-content';
import {
  CHECKED_ON,
  climateOfNewZealand,
  drivingHere,
  overseasLicence,
  policeVetting,
  vettingSource,
} from './new-zealand';

export const hamilton: CityText = {
  living: {
    look: 'turned',
    title: 'Easy to be new in',
    auPair: [
      'Nothing is far. Kindergarten, swimming, the grandparents’ farm: ten minutes, twelve, twenty. You will have more of the day than au pairs in Auckland, and fewer places to spend it, until you find the river path.',
      'The university keeps the town young, the farms keep it up early. On free days there is black sand and a left-hand surf break at Raglan, Whāingaroa, less than an hour west.',
    ],
    family: [
      'Many families here live ten or thirty kilometres out, with calves. That is a reason to come rather than an obstacle, if there is a car and you say so.',
      'An au pair is your employee: agreement, minimum wage, holidays, PAYE. If work on the farm might creep in, write that it will not.',
    ],
  },
  voice: 'Fog until ten, they say. It is the river, breathing out.',
  suburbs: {
    title: 'In town, and a paddock further',
    words: 'People say which side of the river first.',
    places: [
      { name: 'Hamilton East', words: 'Old trees, villas, the Gardens at the end of the street.' },
      { name: 'Rototuna', words: 'New houses, new schools, prams in convoy.' },
      { name: 'Chartwell', words: 'Shops, gullies with birds, a library.' },
      { name: 'Hillcrest', words: 'The university’s side: students, lakes, ducks.' },
      { name: 'Cambridge', words: 'Horses, cyclists, a main street with plane trees.' },
      { name: 'Matamata', words: 'Dairy country, and hobbits by appointment.' },
    ],
  },
  around: {
    title: 'Along the river, without a motor',
    words: [
      'One zone by bus is NZ$2.40 with a Bee Card, and a week in one zone stops at NZ$21.60. Register the card, or the cap does not know you.',
      'Te Awa, the Great New Zealand River Ride, is a path for bicycles and prams that follows the Waikato for more than sixty kilometres. Nearly all of it is flat.',
    ],
    driving: `${drivingHere} Out of town a licence is close to a condition.`,
    line: {
      kind: 'ferry',
      name: 'Te Awa, downstream to up',
      stops: [
        { name: 'Ngāruawāhia', words: 'Where two rivers meet' },
        { name: 'Horotiu', words: 'A bridge for bicycles' },
        { name: 'Kirikiriroa Hamilton', words: 'Coffee' },
        { name: 'Hamilton Gardens', words: 'Get lost here' },
        { name: 'Cambridge', words: 'The velodrome' },
        { name: 'Karāpiro', words: 'Rowers on the lake' },
      ],
    },
  },
  year: {
    words: 'Warm days, cold nights, no sea to argue with. Grass grows so fast that one can hear it.',
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
    title: 'Two days on a farm hand’s budget',
    words: 'One grown person, in New Zealand dollars.',
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
    title: 'Gumboots by the door',
    groups: [
      {
        title: 'To climb',
        places: [
          { name: 'Lake Domain', words: 'The big playground at Rotoroa, with a small train some Sundays.' },
          { name: 'Claudelands', words: 'A playground made so that every child can use it.' },
        ],
      },
      {
        title: 'To swim',
        places: [
          { name: 'Waterworld', words: 'Pools and slides in the north of town. Entry is paid.' },
          { name: 'Raglan, Whāingaroa', words: 'Ngarunui Beach has black sand and lifeguards in summer.' },
        ],
      },
      {
        title: 'For fog',
        places: [
          { name: 'City libraries', words: 'Story times and rhymes, free.' },
          { name: 'Hamilton Zoo', words: 'Next to a young forest. Entry is paid.' },
        ],
      },
    ],
  },
  languages:
    'English Language Partners have an office here, and Wintec and the university teach by the term; ask which classes your visa opens. Libraries know who meets for conversation.',
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
};
