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

export const christchurch = (facts: LegalFacts<'newzealand'>): CityText => ({
  living: {
    variant: 'facing',
    title: 'Everyday life in Christchurch',
    auPair: [
      'You can ride a bicycle almost anywhere, and children do: to school, to the river, to the library with five floors. On days off, the sea is half an hour away and snow an hour and a half.',
      'The centre is new, and people are proud of it. Most locals have a story about the earthquakes.',
    ],
    family: [
      'Houses are bigger than up north, and mornings are frosty. A warm room and a bike that fits matter most.',
      'An au pair is your employee: agreement, minimum wage, holidays, PAYE. If you live out on the plains, say who can use the car and how far the next town is.',
    ],
  },
  voice: 'After the earthquakes, they built the playground before the cathedral.',
  suburbs: {
    title: 'Suburbs from the port to the plains',
    words: 'The hills have views; the plains have big gardens.',
    places: [
      { name: 'Riccarton', words: 'Shops, the university, a Saturday market.' },
      { name: 'St Albans', words: 'Close to town, old trees, new townhouses.' },
      { name: 'Fendalton', words: 'Streams through gardens, several schools.' },
      { name: 'Sumner', words: 'A village between cliffs, surf lessons after school.' },
      { name: 'Lyttelton', words: 'Through the tunnel: a port, steep streets, music.' },
      { name: 'Halswell', words: 'New houses on the edge, ducks, a good library.' },
    ],
  },
  around: {
    title: 'Getting around Christchurch',
    words: [
      'Buses cost adults NZ$3 with a Metrocard or a contactless bank card, less between 19 and 24 with a Metrocard set up for it. Changing within two hours is free.',
      'Separated cycleways lead in from most sides. In winter wear gloves and allow ten extra minutes for ice.',
    ],
    driving: `${drivingHere(facts)} Country roads are straight and fast, with milk tankers on them.`,
    line: {
      kind: 'bus',
      name: 'The Orbiter, one way round',
      stops: [
        { name: 'The Palms', words: 'North-east' },
        { name: 'Eastgate', words: 'East' },
        { name: 'Barrington', words: 'Under the hills' },
        { name: 'Riccarton', words: 'Shops' },
        { name: 'University', words: 'Lawns' },
        { name: 'Northlands', words: 'Shopping centre' },
      ],
    },
  },
  year: {
    words: 'Four clear seasons, and one famous wind: the hot nor’wester.',
    seasons: [
      {
        name: 'Summer, Raumati',
        months: 'December to February',
        low: 12,
        high: 23,
        words: 'Dry and long. Roses, cricket, hot wind some days.',
      },
      {
        name: 'Autumn, Ngahuru',
        months: 'March to May',
        low: 7,
        high: 18,
        words: 'Golden leaves, still days, cold by six.',
      },
      {
        name: 'Winter, Takurua',
        months: 'June to August',
        low: 1,
        high: 11,
        words: 'Frost, then sun. Skiing at the weekend.',
      },
      {
        name: 'Spring, Kōanga',
        months: 'September to November',
        low: 6,
        high: 17,
        words: 'Cherry blossom in Hagley Park, daffodils.',
      },
    ],
  },
  weekend: {
    title: 'What a weekend costs',
    words: 'One adult, in New Zealand dollars.',
    lines: [
      {
        what: 'Four bus trips',
        cost: 'NZ$12.00',
        small: 'NZ$3 each by Metrocard or contactless card, since July 2025',
      },
      { what: 'Botanic Gardens and Hagley Park', cost: null },
      { what: 'Art Gallery Te Puna o Waiwhetū', cost: null },
      { what: 'A walk on the Port Hills', cost: null },
      { what: 'Tūranga, all five floors', cost: null },
    ],
    sum: 'NZ$12.00, and a scone',
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'Parks and playgrounds',
        places: [
          {
            name: 'Margaret Mahy Playground',
            words: 'A very large playground by the river, free, with ideas from her books.',
          },
          { name: 'The Groynes', words: 'Ponds, ducks, room to run.' },
        ],
      },
      {
        title: 'Swimming',
        places: [
          { name: 'Botanic Gardens', words: 'A paddling pool next to the playground.' },
          { name: 'Corsair Bay', words: 'Calm water, on the other side of the hills.' },
          { name: 'Sumner', words: 'Waves: between the flags.' },
        ],
      },
      {
        title: 'Indoors',
        places: [
          { name: 'Tūranga', words: 'The central library, with picture books in many languages.' },
          { name: 'Suburban libraries', words: 'Babytimes and Storytimes, free.' },
          { name: 'The gallery', words: 'Free, with things to draw on.' },
        ],
      },
    ],
  },
  languages:
    'Tūranga keeps books in more than a dozen languages and a shelf for learners of English; conversation groups meet in libraries and churches. Schools of English are around the centre. How long you can study depends on your visa.',
  check: policeVetting,
  sources: [
    {
      title: 'Fares from July 2025 (Chris Lynch Media)',
      url: 'https://www.chrislynchmedia.com/news-items/christchurch-bus-and-ferry-fares-to-rise-in-july',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'Contactless payment from 10 November 2025 (Healthy Christchurch)',
      url: 'https://healthychristchurch.org.nz/news/signatory-notice-board/2025/11/contactless-metro-payments-are-coming-soon-with-motu-move',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'World languages at Tūranga (Christchurch City Libraries)',
      url: 'https://cclblog.wordpress.com/category/library-news/',
      checkedOn: CHECKED_ON,
    },
    vettingSource,
    overseasLicence,
    climateOfNewZealand,
  ],
});
