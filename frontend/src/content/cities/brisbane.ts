import type { LegalFacts } from '../facts';
import { CHECKED_ON, checksByState, climateOfAustralia, stateCheck, workingHolidayStudy } from './australia';
import type { CityText } from './city-content';

export const brisbane = (facts: LegalFacts<'australia'>): CityText => ({
  living: {
    variant: 'turned',
    title: 'Everyday life in Brisbane',
    auPair: [
      'Brisbane gets up with the sun, which in summer means five. School starts before nine and the worst of the heat is over by the time you are back, so a good part of the day happens early: parks at seven, pools at three, bed at eight with a fan on.',
      'It is a large town rather than a metropolis. You will see the same people twice in a week, and on a free day the surf of two coasts is about an hour away, one to the south and one to the north.',
      'A hat, sunscreen and a drink bottle are what a coat is elsewhere: no child leaves the house without them.',
    ],
    family: [
      'An au pair can live without a car in the inner suburbs, but hardly in the outer ones. Say which yours is, and what it costs to insure a driver under 25.',
      'Storm season and the wet can close roads and, now and then, schools. Agree in advance how such a day at home is counted.',
    ],
  },
  voice: 'The ferry is fifty cents. The breeze on the front deck is free.',
  suburbs: {
    title: 'Suburbs along the river',
    words: 'The river turns so often that “just across” can mean twenty minutes.',
    places: [
      { name: 'Paddington', words: 'Tin roofs down steep streets; prams need brakes.' },
      { name: 'West End', words: 'Markets on Saturday, fig trees, every kind of dinner.' },
      { name: 'New Farm', words: 'A park in the river’s elbow, with a playground inside the trees.' },
      { name: 'Bulimba', words: 'A main street that ends at a ferry.' },
      { name: 'Indooroopilly', words: 'Trains, a big library, hilly streets with views.' },
      { name: 'Kenmore', words: 'Acreage on the western edge, horses, school buses.' },
      { name: 'The Gap', words: 'Where the bush begins. Expect possums in the roof.' },
      { name: 'Wynnum', words: 'Mangroves, a tidal wading pool, fish and chips on the bay.' },
    ],
  },
  around: {
    title: 'Fifty cents, any distance',
    words: [
      'Since 5 August 2024 a trip on any bus, train, tram or ferry in the network has cost 50 cents, from one stop to a hundred kilometres. Tap on, tap off, change as you like.',
      'The CityCat ferry is the trip to show your visitors. Stand at the front if you can.',
    ],
    driving:
      'On a temporary visa you may drive in Queensland while your overseas licence is valid; the three-month limit is for citizens and people with a resident visa. Carry a translation if it isn’t in English.',
    line: {
      kind: 'ferry',
      name: 'CityCat, heading downstream',
      stops: [
        { name: 'St Lucia', words: 'The university' },
        { name: 'West End', words: 'Markets' },
        { name: 'South Bank', words: 'A beach, really' },
        { name: 'Riverside', words: 'Under the bridge' },
        { name: 'New Farm Park', words: 'The playground' },
        { name: 'Bulimba', words: 'Ice cream' },
        { name: 'Northshore', words: 'The end' },
      ],
    },
  },
  year: {
    words:
      'Two main seasons, with two short ones between them. The clocks never change: Queensland has no daylight saving.',
    seasons: [
      {
        name: 'Summer',
        months: 'December to February',
        low: 22,
        high: 30,
        words: 'Hot and humid, with afternoon storms.',
      },
      { name: 'Autumn', months: 'March to May', low: 17, high: 27, words: 'Warm sea, less humidity.' },
      {
        name: 'Winter',
        months: 'June to August',
        low: 10,
        high: 22,
        words: 'Dry and blue. You need a jumper in the morning but not at midday.',
      },
      {
        name: 'Spring',
        months: 'September to November',
        low: 16,
        high: 27,
        words: 'Jacarandas flower in October, just before exams.',
      },
    ],
  },
  weekend: {
    title: 'What a weekend costs',
    words: 'One adult, in Australian dollars.',
    lines: [
      { what: 'Eight trips by bus, train or ferry', cost: 'A$4.00', small: '50 cents each, since 5 August 2024' },
      { what: 'Streets Beach, a lagoon in the city', cost: null },
      { what: 'Gallery of Modern Art, the collection', cost: null },
      { what: 'Queensland Museum, general entry', cost: null },
      { what: 'Botanic Gardens, Mount Coot-tha', cost: null },
    ],
    sum: 'A$4.00, and mangoes',
  },
  outside: {
    title: 'Shade, water, air conditioning',
    groups: [
      {
        title: 'Shade',
        places: [
          { name: 'New Farm Park', words: 'Platforms built around old figs.' },
          { name: 'Roma Street Parkland', words: 'Gardens above the railway station.' },
          { name: 'Frew Park, Milton', words: 'A climbing frame the size of a stadium stand.' },
        ],
      },
      {
        title: 'Water',
        places: [
          { name: 'Streets Beach, South Bank', words: 'Sand, lifeguards, no waves, free.' },
          { name: 'Settlement Cove, Redcliffe', words: 'A lagoon next to the bay, free.' },
          { name: 'Both surf coasts', words: 'Between the flags, every time.' },
        ],
      },
      {
        title: 'Air conditioning',
        places: [
          {
            name: 'The local library',
            words: 'One of more than thirty; sessions for babies and toddlers cost nothing.',
          },
          { name: 'The Corner, State Library', words: 'A room for under-eights that changes each season.' },
          { name: 'Children’s Art Centre, GOMA', words: 'Artists make things for children to finish.' },
        ],
      },
    ],
  },
  languages:
    'The city’s libraries and community centres hold conversation groups; ask at the desk, most are free. Language schools charge by the week. A working holiday visa lets you study for up to four months in all.',
  check: stateCheck({
    name: 'Blue Card, Queensland',
    issuer: 'Blue Card Services',
    fee: facts.money('check_qld'),
    years: facts.figure('check_qld_years'),
    here: 'Queensland’s check is a blue card. Before you apply you need a customer number from the Department of Transport and Main Roads, which takes your photo in person. Where the law requires a card, you can’t start work until you have it.',
    link: { title: 'Blue Card Services', url: 'https://www.qld.gov.au/bluecard' },
    expected:
      'The Queensland Government’s page on nannies and babysitters says that paid ones need a blue card, and unpaid babysitting is a private matter. Ask Blue Card Services about your own case.',
  }),
  sources: [
    {
      title: '50 cent fares from 5 August 2024 (Member for Bancroft)',
      url: 'https://chriswhiting.com.au/news-centre/breaking-news/50-cent-fares-start-today',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'Driving in Queensland on an overseas licence (Queensland Government)',
      url: 'http://www.qld.gov.au/transport/licensing/driver-licensing/overseas/driving/index.html',
      checkedOn: CHECKED_ON,
    },
    checksByState,
    workingHolidayStudy,
    climateOfAustralia,
  ],
});
