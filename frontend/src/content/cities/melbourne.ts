import type { LegalFacts } from '../facts';
import { CHECKED_ON, checksByState, climateOfAustralia, stateCheck, workingHolidayStudy } from './australia';
import type { CityText } from './city-content';

export const melbourne = (facts: LegalFacts<'australia'>): CityText => ({
  living: {
    variant: 'facing',
    title: 'Everyday life in Melbourne',
    auPair: [
      'This is a city for people who like to walk somewhere for no reason. Streets form a grid, the tram stops at the corner, and nearly every suburb has a library, a bakery and a fenced playground.',
      'Prep starts at five, kindergarten before that, and both end early: the middle of your day may be free, but the hours from three to six won’t be. Wednesday afternoons are for sport, whatever the weather.',
      'People ask which football team you follow before they ask your surname. Pick one: any team will do.',
    ],
    family: [
      'A good tram line is worth more to an au pair than a large room. Name the nearest stop in your profile, and how long it takes to the city at night.',
      'Winters are grey rather than cold, and older houses are hard to heat. If the au pair’s room has a heater, say so. If it doesn’t, buy one.',
    ],
  },
  voice: 'If you don’t like the weather, wait until the next tram stop.',
  suburbs: {
    title: 'Suburbs north and south of the river',
    words: 'Locals say it matters which side you live on. Both are leafy.',
    places: [
      { name: 'Brunswick', words: 'Along Sydney Road: Lebanese bakeries, live music, bikes in hallways.' },
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
    title: 'Getting around by tram',
    words: [
      'Take the train into the city and the tram around it. Trams in the city centre are free. Everywhere else you touch on, and at weekends one low daily cap covers the whole state.',
      'Since 1 January 2026 everyone under 18 travels free in Victoria with a Youth myki, so you only pay your own fare.',
    ],
    driving:
      'You may drive on an overseas licence for your first six months of living in Victoria, counted from the day you started living there. Stop behind a tram while its doors are open. At signed corners in the centre you turn right from the left lane: it’s called a hook turn.',
    line: {
      kind: 'tram',
      name: 'Tram 96, from the bakeries to the bay',
      stops: [
        { name: 'East Brunswick', words: 'The last stop' },
        { name: 'Carlton Gardens', words: 'The museum' },
        { name: 'Bourke Street', words: 'Free from here' },
        { name: 'Southern Cross', words: 'Trains to the country' },
        { name: 'Albert Park', words: 'Black swans' },
        { name: 'St Kilda Beach', words: 'Bring a towel' },
      ],
    },
  },
  year: {
    words: '“Four seasons in one day” is the local joke, so dress in layers.',
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
    title: 'What a weekend costs',
    words: 'For one adult, in Australian dollars. Food is extra.',
    lines: [
      {
        what: 'Every tram, train and bus, both days',
        cost: 'A$16.00',
        small: 'two weekend caps of A$8.00, since 1 January 2026',
      },
      { what: 'Trams inside the city centre', cost: null },
      { what: 'National Gallery of Victoria, the collection', cost: null },
      { what: 'State Library, and its dome', cost: null },
      { what: 'Royal Botanic Gardens', cost: null },
    ],
    sum: 'A$16.00, and soup',
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'Playgrounds',
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
        title: 'When it rains',
        places: [
          { name: 'The local library', words: 'Story time nearly every weekday, free.' },
          {
            name: 'Melbourne Museum',
            words: 'Free for children under 17, with a gallery for the youngest.',
          },
          { name: 'State Library', words: 'The Children’s Quarter is for reading, and children can be loud.' },
        ],
      },
    ],
  },
  languages:
    'Ask at the desk of any public library: many run free conversation groups, and councils list them by suburb. Evening courses cost money, so compare prices. A working holiday visa lets you study for up to four months in all.',
  check: stateCheck({
    name: 'Working with Children Check, Victoria',
    issuer: 'Service Victoria, for the state',
    fee: facts.money('check_vic'),
    years: facts.figure('check_vic_years'),
    here: 'You apply through Service Victoria, which also checks your identity. The clearance belongs to you, not to a family: you keep it when you change families in Victoria, but it isn’t valid in other states.',
    link: { title: 'Working with Children Check Victoria', url: 'https://www.vic.gov.au/working-with-children-check' },
  }),
  sources: [
    {
      title: 'Fares in Victoria from 1 January 2026 (PerthNow)',
      url: 'https://www.perthnow.com.au/news/victorian-commuters-set-to-pay-more-for-public-transport-fares-c-21073685',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'Free travel from 5 to 17 with a Youth myki (Youth Central, Victorian Government)',
      url: 'https://www.youthcentral.vic.gov.au/youthnav/getting-around/public-transport-concession',
      checkedOn: '2026-11-28',
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
