import type { LegalFacts } from '../facts';
import { CHECKED_ON, checksByState, climateOfAustralia, stateCheck, workingHolidayStudy } from './australia';
import type { CityText } from './city-content';

export const sydney = (facts: LegalFacts<'australia'>): CityText => ({
  living: {
    variant: 'letter',
    title: 'Everyday life in Sydney',
    auPair: [
      'You’ll live in a suburb. Days are school drop-off, swimming bags, lost hats, pick-up, and an hour at the park until it is cool enough to cook. The postcard Sydney is for your days off: a ferry, a coastal walk, or an ocean pool that costs little or nothing.',
      'Distances are the surprise. Two suburbs that look close may be an hour apart, because the harbour is in between. Ask a family how you would get to the city on a Sunday, and how long it takes.',
      'Other au pairs are easy to find, especially on the northern beaches, in the east and in the inner west. Don’t worry about your accent: much of the city has one.',
    ],
    family: [
      'Sydney houses are short of rooms, so a real room with a door and a desk is worth more here than a view. Say in your profile whether your au pair will need the car, and how it is insured.',
      'School holidays come four times a year, the long ones from just before Christmas to the end of January. Agree on those hours in writing before anyone books a flight.',
    ],
  },
  voice: 'After a month you’ll say the ferry home is just transport. No one will believe you.',
  suburbs: {
    title: 'Where families live',
    words: 'Eight suburbs that families mention often, and what they’re like.',
    places: [
      { name: 'Newtown', words: 'Terraces, a long street of cafés, prams next to bicycles. Trains every few minutes.' },
      { name: 'Marrickville', words: 'Bakeries in several languages, planes overhead, grandparents on the porch.' },
      { name: 'Leichhardt', words: 'Inner west with gardens, and a light rail stop.' },
      { name: 'Bondi', words: 'Sand in the hallway. You take a bus, not a train, for the last part.' },
      { name: 'Manly', words: 'Half an hour by ferry, with a surf beach across the street.' },
      { name: 'Mosman', words: 'Bush down to the water, steep driveways. You need a car for most things.' },
      { name: 'Chatswood', words: 'Apartment towers, very good dumplings, metro and train.' },
      { name: 'Parramatta', words: 'The geographic centre of Sydney, on the river. Hotter in summer than the coast.' },
    ],
  },
  around: {
    title: 'Getting around Sydney',
    words: [
      'One system covers trains, the metro, buses, light rail and ferries. Tap on and off with the same card, phone or watch. Once you reach the daily cap, you pay no more that day.',
      'From Friday to Sunday the cap is half. On a free Saturday that takes you to the Blue Mountains and back.',
    ],
    driving:
      'An overseas licence counts for six months in New South Wales if you arrived on or after 1 July 2023. Traffic keeps left, and child seats are required until a child is seven.',
    line: {
      kind: 'ferry',
      name: 'Down the harbour on a ferry day',
      stops: [
        { name: 'Parramatta', words: 'River end' },
        { name: 'Olympic Park', words: 'Playgrounds' },
        { name: 'Barangaroo', words: 'The city’s west' },
        { name: 'Circular Quay', words: 'Change here' },
        { name: 'Taronga Zoo', words: 'Bring hats' },
        { name: 'Manly', words: 'Surf' },
      ],
    },
  },
  year: {
    words: 'The seasons are reversed if you come from the north: Christmas is a beach day and July is soup weather.',
    seasons: [
      {
        name: 'Summer',
        months: 'December to February',
        low: 19,
        high: 26,
        words: 'Humid, with storms that end a hot day in ten minutes. Hats are a school rule.',
      },
      {
        name: 'Autumn',
        months: 'March to May',
        low: 15,
        high: 23,
        words: 'The sea is at its warmest in March. The best months for walks.',
      },
      {
        name: 'Winter',
        months: 'June to August',
        low: 8,
        high: 16,
        words: 'Bright and mild by day, cold indoors: few houses are heated well. Whales swim past the coast.',
      },
      {
        name: 'Spring',
        months: 'September to November',
        low: 14,
        high: 22,
        words: 'Jacarandas turn streets violet in November. Swimming lessons begin.',
      },
    ],
  },
  weekend: {
    title: 'What a weekend costs',
    words: 'One adult, two days, in Australian dollars.',
    lines: [
      {
        what: 'Every train, bus and ferry, both days',
        cost: facts.money('opal_weekend_day', 2),
        small: `two daily caps of ${facts.money('opal_weekend_day')}, as set on ${facts.since('opal_weekend_day')}; fares change each July`,
      },
      { what: 'Coastal walk, Bondi to Coogee', cost: null },
      { what: 'Art Gallery of New South Wales, the collection', cost: null },
      { what: 'Australian Museum, general entry', cost: null },
      { what: 'Royal Botanic Garden', cost: null },
    ],
    sum: `${facts.money('opal_weekend_day', 2)}, and lunch`,
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'Playgrounds',
        places: [
          { name: 'Darling Quarter', words: 'Water to pump and dam, in the middle of the city.' },
          { name: 'Ian Potter Children’s Wild Play Garden', words: 'Mud play, in Centennial Park.' },
          { name: 'Blaxland Riverside Park', words: 'Slides and a water plaza at Olympic Park.' },
        ],
      },
      {
        title: 'Swimming',
        places: [
          {
            name: 'Between the flags',
            words: 'On a surf beach, always swim here. This is where the lifesavers watch.',
          },
          { name: 'Balmoral and Shelly Beach', words: 'Small waves for small children.' },
          { name: 'Ocean pools', words: 'Bronte’s is free and fills with the tide.' },
        ],
      },
      {
        title: 'When it rains',
        places: [
          {
            name: 'The local library',
            words: 'Rhyme time and story time most weekdays, free, a good place to meet others with prams.',
          },
          { name: 'Darling Square Library', words: 'In a building that looks like a ball of string.' },
          { name: 'Australian Museum', words: 'Dinosaurs, general entry free.' },
        ],
      },
    ],
  },
  languages:
    'Public libraries across the city run free conversation groups or classes; ask at yours. TAFE and the universities run paid courses each term. A working holiday visa lets you study for up to four months in all.',
  check: stateCheck({
    name: 'Working with Children Check, New South Wales',
    issuer: 'Office of the Children’s Guardian',
    fee: facts.money('check_nsw'),
    years: facts.figure('check_nsw_years'),
    here: 'You apply online and then prove your identity in person at a Service NSW centre, so you only get the number after you arrive. Until then, write “applied” or “will apply” in your profile.',
    link: { title: 'Office of the Children’s Guardian', url: 'https://ocg.nsw.gov.au/working-children-check' },
  }),
  sources: [
    {
      title: 'How Opal fares work (Transport for NSW)',
      url: 'https://transportnsw.info/tickets-opal/opal/fares-payments/how-opal-fares-work',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'Opal caps from 14 July 2025 (news report)',
      url: 'https://www.daily8.com/en/article/2bc935f7e180f05dfb32ae5d06ccdfc4',
      checkedOn: CHECKED_ON,
    },
    checksByState,
    workingHolidayStudy,
    {
      title: 'Learning English at a Sydney library (ABC Education)',
      url: 'https://www.abc.net.au/education/learn-english/learn-english-at-an-australian-library/8831246',
      checkedOn: CHECKED_ON,
    },
    climateOfAustralia,
  ],
});
