import type { LegalFacts } from '../facts';
import { CHECKED_ON, checksByState, climateOfAustralia, stateCheck, workingHolidayStudy } from './australia';
import type { CityText } from './city-content';

export const adelaide = (facts: LegalFacts<'australia'>): CityText => ({
  living: {
    look: 'facing',
    title: 'A small city with good manners',
    auPair: [
      'Nearly everything that children do happens within a short drive: school, the beach, cricket, the cousin with the pool. In return the evenings are early, and the shops, too.',
      'February and March are one festival after another. For a month the city stays up late and everyone knows someone who juggles.',
    ],
    family: [
      'Fewer au pairs know Adelaide than know Sydney, so say what they cannot imagine: the vineyards half an hour away, a beach without a crowd, a bedroom bigger than a kitchen.',
      'If you live in the Hills, write about the car, the frost and the fire plan. People would rather know.',
    ],
  },
  voice: 'Someone will tell you there is nothing to do. They will be on the way to the beach.',
  suburbs: {
    title: 'Between the hills and the gulf',
    words: 'Six names, from the sand up to the vines.',
    places: [
      { name: 'Glenelg', words: 'Where the tram meets the sea. Ice cream is a reason to go.' },
      { name: 'Semaphore', words: 'A wide beach, a carousel, an old main street.' },
      { name: 'Prospect', words: 'Bungalows, one good road, the zoo not far.' },
      { name: 'Norwood', words: 'The Parade: bakeries, a cinema, prams two abreast.' },
      { name: 'Unley', words: 'Stone villas and schools within walking distance.' },
      { name: 'Hahndorf', words: 'Up in the Hills: strawberries, gum trees, German signs.' },
    ],
  },
  around: {
    title: 'The tram goes to the beach',
    words: [
      'Buses, trains and one famous tram. Inside the city the tram costs nothing; from South Terrace on you tap.',
      'The buses on the O-Bahn run on a track of their own with no one steering, which is the most exciting thing a bus does in Australia.',
    ],
    driving:
      'How long an overseas licence counts in South Australia hangs on your visa. Read the state’s own page before you promise the school run.',
    line: {
      kind: 'tram',
      name: 'The Glenelg tram',
      stops: [
        { name: 'Entertainment Centre', words: 'Park the car' },
        { name: 'Railway Station', words: 'Trains, river, library' },
        { name: 'Rundle Mall', words: 'Bronze pigs' },
        { name: 'Victoria Square', words: 'The market' },
        { name: 'South Terrace', words: 'Free until here' },
        { name: 'Moseley Square', words: 'Sand' },
      ],
    },
  },
  year: {
    words: 'Dry and bright. It is the driest of the capitals, and the garden tap has rules.',
    seasons: [
      {
        name: 'Summer',
        months: 'December to February',
        low: 17,
        high: 30,
        words: 'Weeks of blue sky, some days above 40°. Total fire bans close the barbecues.',
      },
      { name: 'Autumn', months: 'March to May', low: 13, high: 23, words: 'Festivals, vintage, the best light.' },
      { name: 'Winter', months: 'June to August', low: 8, high: 15, words: 'Green hills, short showers, woodsmoke.' },
      {
        name: 'Spring',
        months: 'September to November',
        low: 12,
        high: 22,
        words: 'Almond blossom, magpies, the first swim on a dare.',
      },
    ],
  },
  weekend: {
    title: 'Two days for the price of lunch',
    words: 'Fares change each July, so we leave them to the sign at the stop. These stay free.',
    lines: [
      { what: 'The tram inside the city', cost: null },
      { what: 'Art Gallery of South Australia, the collection', cost: null },
      { what: 'South Australian Museum, general entry', cost: null },
      { what: 'Botanic Garden and its palm house', cost: null },
      { what: 'A look round the Central Market on Saturday', cost: null },
    ],
    sum: 'Lunch, at the market',
  },
  outside: {
    title: 'Out before it gets hot',
    groups: [
      {
        title: 'Climb',
        places: [
          { name: 'Mukanthi, Morialta', words: 'A nature playground with a giant snake to balance on.' },
          { name: 'The Park Lands', words: 'A ring of green round the city, with playgrounds all the way.' },
        ],
      },
      {
        title: 'Swim',
        places: [
          { name: 'Henley and Semaphore', words: 'Gulf beaches: shallow, sandy, calm most days.' },
          { name: 'Glenelg', words: 'The same, with a jetty and a tram home.' },
        ],
      },
      {
        title: 'Stay cool',
        places: [
          { name: 'The local library', words: 'Story time and baby time, free.' },
          { name: 'South Australian Museum', words: 'A giant squid stands in the lift shaft.' },
        ],
      },
    ],
  },
  languages:
    'Libraries and community centres hold free or cheap conversation groups; ask at the desk. TAFE and the universities teach by the term. A working holiday visa lets you study for up to four months in all.',
  check: stateCheck({
    name: 'Working with Children Check, South Australia',
    issuer: 'DHS Screening Unit',
    fee: facts.money('check_sa'),
    years: 'Five years',
    here: 'You apply online at the Department of Human Services, and the answer is a unique number rather than a card. The person who asks for it can check that number online.',
    link: { title: 'DHS Screening Unit', url: 'https://screening.sa.gov.au' },
  }),
  sources: [
    checksByState,
    workingHolidayStudy,
    climateOfAustralia,
    { title: 'Tickets and fares (Adelaide Metro)', url: 'https://www.adelaidemetro.com.au', checkedOn: CHECKED_ON },
  ],
});
