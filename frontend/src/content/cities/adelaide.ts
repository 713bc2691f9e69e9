import type { LegalFacts } from '../facts';
import { CHECKED_ON, checksByState, climateOfAustralia, stateCheck, workingHolidayStudy } from './australia';
import type { CityText } from './city-content';

export const adelaide = (facts: LegalFacts<'australia'>): CityText => ({
  living: {
    variant: 'facing',
    title: 'Everyday life in Adelaide',
    auPair: [
      'Nearly everything that children do happens within a short drive: school, the beach, cricket, the cousin with the pool. Evenings end early, and shops close early too.',
      'February and March are one festival after another. For a month the whole city stays up late.',
    ],
    family: [
      'Fewer au pairs know Adelaide than know Sydney, so describe it: the vineyards half an hour away, a beach without a crowd, a bedroom bigger than a kitchen.',
      'If you live in the Hills, write about the car, the frost and the fire plan. Au pairs want to know before they come.',
    ],
  },
  voice: 'People say there’s nothing to do here, on their way to the beach.',
  suburbs: {
    title: 'Suburbs from the hills to the sea',
    words: 'Six suburbs, from the beach to the vineyards.',
    places: [
      { name: 'Glenelg', words: 'Where the tram meets the sea. Ice cream and a jetty.' },
      { name: 'Semaphore', words: 'A wide beach, a carousel, an old main street.' },
      { name: 'Prospect', words: 'Bungalows, one good road, the zoo not far.' },
      { name: 'Norwood', words: 'The Parade: bakeries, a cinema, lots of prams.' },
      { name: 'Unley', words: 'Stone villas and schools within walking distance.' },
      { name: 'Hahndorf', words: 'Up in the Hills: strawberries, gum trees, German signs.' },
    ],
  },
  around: {
    title: 'Getting around Adelaide',
    words: [
      'Buses, trains and one famous tram. In the city the tram is free; from South Terrace you pay.',
      'The O-Bahn is a bus on its own track: the driver doesn’t need to steer.',
    ],
    driving:
      'How long you can drive on an overseas licence in South Australia depends on your visa. Read the state’s page before you agree to do the school run.',
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
    words: 'Dry and bright: the driest of the capitals, with rules for garden watering.',
    seasons: [
      {
        name: 'Summer',
        months: 'December to February',
        low: 17,
        high: 30,
        words: 'Weeks of blue sky, some days above 40°. On total fire ban days, no barbecues.',
      },
      { name: 'Autumn', months: 'March to May', low: 13, high: 23, words: 'Festivals, vintage, the best light.' },
      { name: 'Winter', months: 'June to August', low: 8, high: 15, words: 'Green hills, short showers, woodsmoke.' },
      {
        name: 'Spring',
        months: 'September to November',
        low: 12,
        high: 22,
        words: 'Almond blossom, magpies, the first cold swim.',
      },
    ],
  },
  weekend: {
    title: 'What a weekend costs',
    words: 'Fares change each July, so check them before you go. These are free.',
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
    title: 'Out with the children',
    groups: [
      {
        title: 'Climb',
        places: [
          { name: 'Mukanthi, Morialta', words: 'A nature playground with a giant snake to balance on.' },
          { name: 'The Park Lands', words: 'A ring of parks around the city, with playgrounds all the way.' },
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
    'Libraries and community centres hold free or cheap conversation groups; ask at the desk. TAFE and the universities run courses each term. A working holiday visa lets you study for up to four months in all.',
  check: stateCheck({
    name: 'Working with Children Check, South Australia',
    issuer: 'DHS Screening Unit',
    fee: facts.money('check_sa'),
    years: facts.figure('check_sa_years'),
    here: 'You apply online at the Department of Human Services, and get a unique number instead of a card. Families can check that number online.',
    link: { title: 'DHS Screening Unit', url: 'https://screening.sa.gov.au' },
  }),
  sources: [
    checksByState,
    workingHolidayStudy,
    climateOfAustralia,
    { title: 'Tickets and fares (Adelaide Metro)', url: 'https://www.adelaidemetro.com.au', checkedOn: CHECKED_ON },
  ],
});
