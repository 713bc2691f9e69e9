import type { LegalFacts } from '../facts';
import { CHECKED_ON, checksByState, climateOfAustralia, stateCheck, workingHolidayStudy } from './australia';
import type { CityText } from './city-content';

export const melbourne = (facts: LegalFacts<'australia'>): CityText => ({
  living: {
    look: 'facing',
    title: 'Two sides of one kitchen table',
    auPair: [
      'This is a city for people who like to walk somewhere for no reason. Streets are laid out in a grid, the tram stops at the corner, and there is a library, a bakery and a playground with a fence in nearly every suburb.',
      'Prep starts at five, kindergarten before that, and both end early: the middle of your day may be free, and the hours from three to six will not be. Wednesday afternoons are for sport, whatever the sky does.',
      'People ask which football team you follow before they ask your surname. Any answer will do, except none.',
    ],
    family: [
      'A good tram line is worth more to an au pair than a large room. Name the nearest stop in your profile, and how long it takes to the city at night.',
      'Winters are grey rather than cold, and older houses leak warmth. If the room is the one with the heater, say so. If it is not, buy one.',
    ],
  },
  voice: 'If you do not like the weather, wait until the next stop.',
  suburbs: {
    title: 'North or south of the river',
    words: 'People will tell you that it matters. Both sides have plane trees.',
    places: [
      { name: 'Brunswick', words: 'Sydney Road from end to end: flatbread, guitars, bicycles in hallways.' },
      { name: 'Northcote', words: 'Weatherboard houses, a high street on a hill, swings at Merri Creek.' },
      { name: 'Fitzroy', words: 'Small houses, loud murals, an outdoor pool with a famous warning sign.' },
      { name: 'Carlton', words: 'Terraces, students, gelato, the museum at the end of the street.' },
      { name: 'St Kilda', words: 'The bay, palm trees, and penguins on the breakwater.' },
      { name: 'Camberwell', words: 'Big gardens, several schools, trains and trams to choose from.' },
      { name: 'Yarraville', words: 'A village with a station in the middle and a cinema next to it.' },
      { name: 'Brighton', words: 'Beach boxes, wide streets, a car in every drive.' },
    ],
  },
  around: {
    title: 'A tram, then another tram',
    words: [
      'Trains bring people in, trams carry them around, and inside the city centre trams cost nothing at all. Everywhere else you touch on, and at weekends the whole state stops at one small daily price.',
      'Since 1 January 2026 everyone under 18 travels free in Victoria with a Youth myki, so it is only your own fare that counts.',
    ],
    driving:
      'You may drive on an overseas licence for your first six months of living in Victoria, counted from the day you began. Stop behind a tram while its doors are open, and in the centre turn right from the left: it is called a hook turn, and there are signs.',
    line: {
      kind: 'tram',
      name: 'Tram 96, from the bakeries to the bay',
      stops: [
        { name: 'East Brunswick', words: 'Where it turns round' },
        { name: 'Carlton Gardens', words: 'The museum' },
        { name: 'Bourke Street', words: 'Free from here' },
        { name: 'Southern Cross', words: 'Trains to the country' },
        { name: 'Albert Park', words: 'Black swans' },
        { name: 'St Kilda Beach', words: 'Bring a towel' },
      ],
    },
  },
  year: {
    words: 'Four seasons in one day is the local joke, and the local wardrobe.',
    seasons: [
      {
        name: 'Summer',
        months: 'December to February',
        low: 14,
        high: 26,
        words: 'Dry heat that can pass 40°, then a cool change within the hour.',
      },
      {
        name: 'Autumn',
        months: 'March to May',
        low: 11,
        high: 20,
        words: 'The city at its best: still air, gold leaves, football.',
      },
      {
        name: 'Winter',
        months: 'June to August',
        low: 6,
        high: 14,
        words: 'Grey, damp, cosy. Snow lies in the mountains, two or three hours away.',
      },
      {
        name: 'Spring',
        months: 'September to November',
        low: 9,
        high: 20,
        words: 'Wind and blossom in turns, and a public holiday for a horse race.',
      },
    ],
  },
  weekend: {
    title: 'What two free days cost',
    words:
      'For one grown person, in Australian dollars. Food is yours to add: Victoria Street alone has forty opinions about soup.',
    lines: [
      {
        what: 'Every tram, train and bus, both days',
        cost: 'A$16.00',
        small: 'two weekend caps of A$8.00, in force since 1 January 2026',
      },
      { what: 'Trams inside the city centre', cost: null },
      { what: 'National Gallery of Victoria, the collection', cost: null },
      { what: 'State Library, and its dome', cost: null },
      { what: 'Royal Botanic Gardens', cost: null },
    ],
    sum: 'A$16.00, and soup',
  },
  outside: {
    title: 'With small people',
    groups: [
      {
        title: 'Swings and better',
        places: [
          { name: 'Nature Play, Royal Park', words: 'Rocks, ropes, a creek to fall into.' },
          { name: 'Birrarung Marr', words: 'A playground by the Yarra, behind the big railway station.' },
          { name: 'St Kilda Adventure Playground', words: 'Huts, ropes and a very long slide, free.' },
        ],
      },
      {
        title: 'Water',
        places: [
          { name: 'Elwood and St Kilda', words: 'Bay beaches: flat, shallow, sandy.' },
          { name: 'Outdoor pools', words: 'Fitzroy, Carlton, Brunswick. Lessons book out early.' },
          { name: 'The surf', words: 'On the ocean side, an hour away. Swim between the flags.' },
        ],
      },
      {
        title: 'When the sky falls',
        places: [
          { name: 'The local library', words: 'Story time nearly every weekday, free.' },
          {
            name: 'Melbourne Museum',
            words: 'Children under 17 enter free; the smallest have a gallery of their own.',
          },
          { name: 'State Library', words: 'Its Children’s Quarter is a room to read in and be loud in.' },
        ],
      },
    ],
  },
  languages:
    'Ask at the desk of any public library: many run free conversation circles, and councils publish them by suburb. Evening courses by the term cost money and are worth comparing. A working holiday visa lets you study for up to four months in all.',
  check: stateCheck({
    name: 'Working with Children Check, Victoria',
    issuer: 'Service Victoria, for the state',
    fee: facts.money('check_vic'),
    years: 'Five years',
    here: 'The application is made through Service Victoria, which also asks who you are. The clearance belongs to you and not to a family: it moves with you when you change house within the state, and stops at its border.',
    link: { title: 'Working with Children Check Victoria', url: 'https://www.vic.gov.au/working-with-children-check' },
  }),
  sources: [
    {
      title: 'Fares in Victoria from 1 January 2026 (PerthNow)',
      url: 'https://www.perthnow.com.au/news/victorian-commuters-set-to-pay-more-for-public-transport-fares-c-21073685',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'Free travel under 18 from 1 January 2026 (news report, in Tamil)',
      url: 'https://tamilaustralian.com/2026/01/02/new-public-transport-rules-in-victoria',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'Driving with your overseas licence in Victoria (VicRoads)',
      url: 'https://www.vicroads.vic.gov.au/licences/new-to-victoria/driving-with-your-overseas-licence-in-victoria',
      checkedOn: CHECKED_ON,
    },
    checksByState,
    workingHolidayStudy,
    climateOfAustralia,
  ],
});
