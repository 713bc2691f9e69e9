import type { CityText } from './city-content';
import {
  CHECKED_ON,
  climateOfNewZealand,
  drivingHere,
  overseasLicence,
  policeVetting,
  vettingSource,
} from './new-zealand';

export const christchurch: CityText = {
  living: {
    look: 'facing',
    title: 'Room to move',
    auPair: [
      'You can ride a bicycle almost anywhere, and children do: to school, to the river, to the library with five floors. On a free day the sea is half an hour one way and snow is an hour and a half the other.',
      'The centre is new and a little empty, and people are proud of it. Ask any taxi driver where they were, and give them time for the answer.',
    ],
    family: [
      'Houses are roomier than up north and the mornings frostier. A warm room and a bicycle that fits are what au pairs write home about.',
      'An au pair is your employee: agreement, minimum wage, holidays, PAYE. If you live out on the plains, add the car and the distance to the nearest friend.',
    ],
  },
  voice: 'They built the playground before the cathedral. Children noticed.',
  suburbs: {
    title: 'From the port to the plains',
    words: 'The hills have the view, the plains have the sections.',
    places: [
      { name: 'Riccarton', words: 'Shops, university, market on Saturday in the bush.' },
      { name: 'St Albans', words: 'Close to town, old trees, new townhouses.' },
      { name: 'Fendalton', words: 'Streams through gardens, several schools.' },
      { name: 'Sumner', words: 'A village between cliffs, surf lessons after school.' },
      { name: 'Lyttelton', words: 'Through the tunnel: a port, steep streets, music.' },
      { name: 'Halswell', words: 'New houses on the edge, ducks, a good library.' },
    ],
  },
  around: {
    title: 'Round and round on the Orbiter',
    words: [
      'Buses cost adults NZ$3 with a Metrocard or a contactless bank card, less between 19 and 24 with a Metrocard set up for it. Changing within two hours is free.',
      'Separated cycleways lead in from most sides. In winter add gloves and ten minutes for ice.',
    ],
    driving: `${drivingHere} Country roads are straight, fast and shared with milk tankers.`,
    line: {
      kind: 'bus',
      name: 'The Orbiter, one way round',
      stops: [
        { name: 'The Palms', words: 'North-east' },
        { name: 'Eastgate', words: 'East' },
        { name: 'Barrington', words: 'Under the hills' },
        { name: 'Riccarton', words: 'Shops' },
        { name: 'University', words: 'Lawns' },
        { name: 'Northlands', words: 'And on' },
      ],
    },
  },
  year: {
    words:
      'Four clear seasons, and one wind with a name: the nor’wester, hot and cross, after which it snows on the mountains.',
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
        words: 'The gardens turn. Still, golden, cold by six.',
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
        words: 'Cherry blossom in Hagley Park, daffodils, everything at once.',
      },
    ],
  },
  weekend: {
    title: 'Two days, small change',
    words: 'One grown person, in New Zealand dollars.',
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
    title: 'Built for children first',
    groups: [
      {
        title: 'To climb',
        places: [
          { name: 'Margaret Mahy Playground', words: 'The large one, by the river, free, full of her books’ ideas.' },
          { name: 'The Groynes', words: 'Ponds, ducks, room to run.' },
        ],
      },
      {
        title: 'To splash',
        places: [
          { name: 'Botanic Gardens', words: 'A paddling pool next to the playground.' },
          { name: 'Corsair Bay', words: 'Calm water over the hill.' },
          { name: 'Sumner', words: 'Waves: between the flags.' },
        ],
      },
      {
        title: 'To get warm',
        places: [
          { name: 'Tūranga', words: 'The central library, with picture books in many languages.' },
          { name: 'Suburban libraries', words: 'Babytimes and Storytimes, free.' },
          { name: 'The gallery', words: 'Free, with things to draw on.' },
        ],
      },
    ],
  },
  languages:
    'Tūranga keeps books in more than a dozen languages and a shelf for learners of English; conversation groups meet in libraries and churches. Schools of English are around the centre. How long you may study hangs on your visa.',
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
};
