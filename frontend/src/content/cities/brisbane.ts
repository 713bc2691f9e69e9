import type { LegalFacts } from '../facts';
import { CHECKED_ON, checksByState, climateOfAustralia, stateCheck, workingHolidayStudy } from './australia';
import type { CityText } from './city-content';

export const brisbane = (facts: LegalFacts<'australia'>): CityText => ({
  living: {
    look: 'turned',
    title: 'Up early, out on the veranda',
    auPair: [
      'Brisbane gets up with the sun, which in summer means five. School starts before nine and the worst of the heat is over by the time you are back, so a good part of the day happens early: parks at seven, pools at three, bed at eight with a fan on.',
      'It is a large town rather than a metropolis. You will see the same people twice in a week, and on a free day the surf of two coasts is about an hour away, one to the south and one to the north.',
      'A hat, sunscreen and a drink bottle are what a coat is elsewhere. Children are sent back for them.',
    ],
    family: [
      'An au pair here can live without a car in the inner suburbs and hardly at all in the outer ones. Write down which yours is, and what the car costs to insure for a driver under 25.',
      'Storm season and the wet can close roads and, now and then, schools. Agree on what a day at home counts for before there is one.',
    ],
  },
  voice: 'The ferry is fifty cents. The breeze on the front deck is not itemised.',
  suburbs: {
    title: 'Names on the hills and in the bends',
    words: 'The river turns so often that “just across” can mean twenty minutes.',
    places: [
      { name: 'Paddington', words: 'Tin roofs down steep streets; prams need brakes.' },
      { name: 'West End', words: 'Markets on Saturday, fig trees, every kind of dinner.' },
      { name: 'New Farm', words: 'A park in the river’s elbow, with a playground inside the trees.' },
      { name: 'Bulimba', words: 'A main street that ends at a ferry.' },
      { name: 'Indooroopilly', words: 'Trains, a big library, hills with views of other hills.' },
      { name: 'Kenmore', words: 'Acreage on the western edge, horses, school buses.' },
      { name: 'The Gap', words: 'Where the bush begins. Possums live in the roof and pay nothing.' },
      { name: 'Wynnum', words: 'Mangroves, a tidal wading pool, fish and chips on the bay.' },
    ],
  },
  around: {
    title: 'Fifty cents, however far',
    words: [
      'Since 5 August 2024 a trip on any bus, train, tram or ferry in the network has cost 50 cents, from one stop to a hundred kilometres. Tap on, tap off, change as you like.',
      'The CityCat is the line that people show their visitors: up one side of the bend and down the other, standing at the front if they can.',
    ],
    driving:
      'On a temporary visa you may drive in Queensland while your overseas licence is valid; the three-month limit is for citizens and people with a resident visa. Carry a translation when it is not in English.',
    line: {
      kind: 'ferry',
      name: 'CityCat, upstream to down',
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
      'Two seasons that deserve the name, and two short ones between them. The clock never changes: Queensland keeps no summer time.',
    seasons: [
      {
        name: 'Summer',
        months: 'December to February',
        low: 22,
        high: 30,
        words: 'Hot, close, and rinsed by afternoon storms.',
      },
      { name: 'Autumn', months: 'March to May', low: 17, high: 27, words: 'The warm sea without the heavy air.' },
      {
        name: 'Winter',
        months: 'June to August',
        low: 10,
        high: 22,
        words: 'Dry and blue. Mornings want the jumper, noons do not.',
      },
      {
        name: 'Spring',
        months: 'September to November',
        low: 16,
        high: 27,
        words: 'Jacarandas in October, which students take for a warning about exams.',
      },
    ],
  },
  weekend: {
    title: 'Two days, almost for nothing',
    words: 'One grown person, in Australian dollars.',
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
          { name: 'The Corner, State Library', words: 'A room for under-eights, changed with the seasons.' },
          { name: 'Children’s Art Centre, GOMA', words: 'Artists make things for children to finish.' },
        ],
      },
    ],
  },
  languages:
    'The city’s libraries and community centres hold conversation groups; ask at the desk, most are free. Language schools sell weeks rather than terms. A working holiday visa lets you study for up to four months in all.',
  check: stateCheck({
    name: 'Blue Card, Queensland',
    issuer: 'Blue Card Services',
    fee: facts.money('check_qld'),
    years: 'Three years',
    here: 'Queensland’s check is an actual card, and blue. Before applying you need a customer number from the Department of Transport and Main Roads, for which your photograph is taken in person. Where the law asks for a card, work may not begin before it is there.',
    link: { title: 'Blue Card Services', url: 'https://www.qld.gov.au/bluecard' },
    expected:
      'The Queensland Government’s page on nannies and babysitters says that paid ones need a blue card; unpaid babysitting is private. Ask Blue Card Services about your own case.',
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
