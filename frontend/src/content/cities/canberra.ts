import type { LegalFacts } from '../facts';
import { CHECKED_ON, checksByState, climateOfAustralia, stateCheck, workingHolidayStudy } from './australia';
import type { CityText } from './city-content';

export const canberra = (facts: LegalFacts<'australia'>): CityText => ({
  living: {
    variant: 'turned',
    title: 'Everyday life in Canberra',
    auPair: [
      'Many of your neighbours moved here for a job, so newcomers are welcome. Because of the embassies you’ll hear many languages at the playground.',
      'Each suburb has shops in the middle and a hill behind. You’ll want a bike, and gloves from May.',
    ],
    family: [
      'Many parents here travel for work, or work late when parliament sits. Show your au pair a calendar with the sitting weeks.',
      'July nights are freezing, so say how the room is heated. Europeans forget to ask.',
    ],
  },
  voice: 'So many roundabouts that you’ll see everything twice.',
  suburbs: {
    title: 'Suburbs of Canberra',
    words: 'Inner means old trees; outer means new schools.',
    places: [
      { name: 'Ainslie', words: 'Cottages, a beloved corner shop, kangaroos at dusk.' },
      { name: 'Braddon', words: 'Old garages turned into cafés.' },
      { name: 'Dickson', words: 'Light rail, library, pool, dumplings.' },
      { name: 'Yarralumla', words: 'Embassies, a lake shore, one good bakery.' },
      { name: 'Belconnen', words: 'Its own lake and town centre, up north.' },
      { name: 'Gungahlin', words: 'Young families, new schools, the end of the light rail.' },
    ],
  },
  around: {
    title: 'Getting around Canberra',
    words: [
      'Light rail runs from Gungahlin to the city; buses do the rest, less often on Sundays. Tap on and tap off.',
      'Cycle paths go round the lake and under most big roads. Many au pairs here manage with a bicycle and the family’s second car.',
    ],
    driving:
      'How long you can drive on an overseas licence in the ACT depends on your visa. Read Access Canberra’s page before the first school run, and watch for kangaroos at dusk.',
    line: {
      kind: 'tram',
      name: 'Light rail, north to south',
      stops: [
        { name: 'Gungahlin Place', words: 'New schools' },
        { name: 'EPIC', words: 'Saturday farmers’ market' },
        { name: 'Dickson', words: 'Dumplings' },
        { name: 'Macarthur Avenue', words: 'Plane trees' },
        { name: 'Ipima Street', words: 'Braddon' },
        { name: 'Alinga Street', words: 'The city' },
      ],
    },
  },
  year: {
    words: 'Inland and high up: hot days, cold nights, and four clear seasons.',
    seasons: [
      {
        name: 'Summer',
        months: 'December to February',
        low: 13,
        high: 28,
        words: 'Dry heat, cool evenings, smoke in bad years.',
      },
      {
        name: 'Autumn',
        months: 'March to May',
        low: 7,
        high: 20,
        words: 'Streets of red and gold, balloons over the lake.',
      },
      {
        name: 'Winter',
        months: 'June to August',
        low: 0,
        high: 11,
        words: 'Frost, then blue sky. Snowfields two to three hours away.',
      },
      {
        name: 'Spring',
        months: 'September to November',
        low: 6,
        high: 19,
        words: 'A million bulbs at Floriade, and magpies that swoop cyclists.',
      },
    ],
  },
  weekend: {
    title: 'What a weekend costs',
    words: 'Most national museums are free. Parking often isn’t.',
    lines: [
      { what: 'National Gallery of Australia, the collection', cost: null },
      { what: 'National Museum of Australia, general entry', cost: null },
      { what: 'Australian War Memorial', cost: null, small: 'book a time' },
      { what: 'National Arboretum', cost: null, small: 'parking is paid' },
      { what: 'Once round the lake by bicycle', cost: null },
    ],
    sum: 'Nothing, if you come by bike',
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'Climb',
        places: [
          { name: 'Pod Playground', words: 'Giant acorns at the Arboretum.' },
          { name: 'Boundless, Kings Park', words: 'An accessible playground for every child.' },
        ],
      },
      {
        title: 'Swim',
        places: [
          { name: 'Manuka and Dickson pools', words: 'Old, much-loved outdoor pools; open in the warmer months.' },
          { name: 'The rivers', words: 'Casuarina Sands and Kambah Pool, when the water is clean: check the signs.' },
        ],
      },
      {
        title: 'Warm up',
        places: [
          { name: 'Libraries ACT', words: 'Giggle and Wiggle and story time, free.' },
          { name: 'Questacon', words: 'Hands-on science; entry is paid.' },
        ],
      },
    ],
  },
  languages:
    'Community centres run free English classes in school terms, for example in Woden; ask a library about others. The universities and the CIT run courses each term. A working holiday visa lets you study for up to four months in all.',
  check: stateCheck({
    name: 'Working with Vulnerable People registration, ACT',
    issuer: 'Access Canberra',
    fee: facts.money('check_act'),
    years: facts.figure('check_act_years'),
    here: 'The territory’s check covers children and other vulnerable people in one registration. You apply online and bring your documents to an Access Canberra centre.',
    link: { title: 'Access Canberra', url: 'https://www.accesscanberra.act.gov.au' },
  }),
  sources: [
    checksByState,
    {
      title: 'Free English classes in Woden (Riotact)',
      url: 'https://the-riotact.com/free-english-language-classes-in-woden-bringing-communities-together/313068',
      checkedOn: CHECKED_ON,
    },
    workingHolidayStudy,
    climateOfAustralia,
  ],
});
