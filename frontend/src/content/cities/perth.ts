import type { LegalFacts } from '../facts';
import { CHECKED_ON, checksByState, climateOfAustralia, stateCheck, workingHolidayStudy } from './australia';
import type { CityText } from './city-content';

export const perth = (facts: LegalFacts<'australia'>): CityText => ({
  living: {
    variant: 'letter',
    title: 'Everyday life in Perth',
    auPair: [
      'The wind sets the day. Mornings are still and good for the beach. After lunch the sea breeze comes in (locals call it the Doctor), and everyone moves to the park.',
      'Suburbs are wide and quiet, and most people drive. Bike paths follow almost every railway and most of the river. Au pairs meet at the beach, on the Fremantle line and at swimming lessons.',
      'Jakarta is closer than Sydney. Visitors from home come rarely and stay long; ask your family about that, too.',
    ],
    family: [
      'A licence matters more here than in any other capital. Say early whether your au pair will drive the children, in which car, and who pays the insurance excess.',
      'Households in Western Australia may come under state rather than national workplace law. Before you write an agreement, ask which one is yours.',
    ],
  },
  voice: 'No one here asks whether you are going to the beach. They ask which end.',
  suburbs: {
    title: 'Suburbs by the river and the coast',
    words: 'From the hills to the beach takes a little over half an hour.',
    places: [
      { name: 'Cottesloe', words: 'Norfolk pines, a grassy bank, everyone’s first swim.' },
      { name: 'Fremantle', words: 'Walyalup in Noongar: a port with coffee, markets and a football dock.' },
      { name: 'Subiaco', words: 'Leafy, close in, trains under the main street.' },
      { name: 'Claremont', words: 'Schools, more schools, the showground.' },
      { name: 'Mount Lawley', words: 'Old houses, new restaurants, Hyde Park at the end of the road.' },
      { name: 'Scarborough', words: 'Surf, an ocean pool, a playground within sight of both.' },
      { name: 'Applecross', words: 'On the wide river, jacarandas, dolphins if you are patient.' },
      { name: 'Joondalup', words: 'The northern city: lake, university, the train to town.' },
    ],
  },
  around: {
    title: 'One fare, three hours',
    words: [
      'Since 1 January 2026 there are no zones: one flat fare takes you anywhere on trains, buses and the ferry for three hours. A DayRider is A$7.00, and so is a FamilyRider for the whole family.',
      'CAT buses in the city centre are free.',
    ],
    driving:
      'The state counts people on working holiday visas as visitors: you may drive on your overseas licence for as long as it is valid at home. If it is not in English, carry a translation by a NAATI translator.',
    line: {
      kind: 'train',
      name: 'The Fremantle line, city to port',
      stops: [
        { name: 'Perth', words: 'The main station' },
        { name: 'Subiaco', words: 'Underground' },
        { name: 'Claremont', words: 'School bags' },
        { name: 'Cottesloe', words: 'Ten minutes to the sand' },
        { name: 'North Fremantle', words: 'Dogs and kites' },
        { name: 'Fremantle', words: 'The boat to Rottnest' },
      ],
    },
  },
  year: {
    title: 'The six Noongar seasons',
    words: 'The months are only a guide.',
    seasons: [
      {
        name: 'Birak',
        months: 'December and January',
        low: 18,
        high: 31,
        words: 'Dry and hot, with the afternoon breeze. School is out.',
      },
      {
        name: 'Bunuru',
        months: 'February and March',
        low: 17,
        high: 30,
        words: 'The hottest season. Swim before nine.',
      },
      {
        name: 'Djeran',
        months: 'April and May',
        low: 12,
        high: 24,
        words: 'Dew, red flowers, light winds. Good for gardening.',
      },
      {
        name: 'Makuru',
        months: 'June and July',
        low: 8,
        high: 19,
        words: 'Cold fronts with real rain. Few houses are built for the cold.',
      },
      {
        name: 'Djilba',
        months: 'August and September',
        low: 9,
        high: 20,
        words: 'Clear cold nights, first wildflowers, magpies that swoop.',
      },
      {
        name: 'Kambarang',
        months: 'October and November',
        low: 13,
        high: 25,
        words: 'Everything flowers. Snakes wake up: teach children to stamp their feet.',
      },
    ],
  },
  weekend: {
    title: 'What a weekend costs',
    words: 'One adult, in Australian dollars. The boat to Rottnest (Wadjemup) is extra, and prices change by the day.',
    lines: [
      {
        what: 'Anywhere by train, bus and ferry, both days',
        cost: 'A$14.00',
        small: 'two DayRiders at A$7.00, since 1 January 2026',
      },
      { what: 'CAT buses in the centre', cost: null },
      { what: 'Kings Park', cost: null },
      { what: 'Art Gallery of Western Australia, general entry', cost: null },
      { what: 'Sunset, Indian Ocean', cost: null },
    ],
    sum: 'A$14.00, and chips',
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'Parks and playgrounds',
        places: [
          { name: 'Kings Park', words: 'A treetop walk, wide lawns, a nature playground with creeks.' },
          { name: 'Hyde Park', words: 'Plane trees, turtles, two playgrounds.' },
          { name: 'Whiteman Park', words: 'Bush, kangaroos and a splash pad out in the north-east.' },
        ],
      },
      {
        title: 'Swimming',
        places: [
          { name: 'Cottesloe', words: 'Patrolled, with a bank to watch from. Between the flags.' },
          { name: 'South Beach, Fremantle', words: 'Small waves, big lawn, dogs at one end.' },
          { name: 'The river', words: 'Como and Point Walter have beaches of their own, without waves.' },
        ],
      },
      {
        title: 'Indoors, when it’s hot',
        places: [
          { name: 'The local library', words: 'Rhyme time and story time, free, in every council.' },
          { name: 'WA Museum Boola Bardip', words: 'A whale hangs from the ceiling.' },
          { name: 'Fremantle Arts Centre', words: 'Thick walls, a courtyard, music on summer Sundays.' },
        ],
      },
    ],
  },
  languages:
    'Public libraries and neighbourhood centres hold conversation groups, most of them free; ask at the desk. There are language schools in the centre and in Fremantle. A working holiday visa lets you study for up to four months in all.',
  check: stateCheck({
    name: 'Working with Children Check, Western Australia',
    issuer: 'WWC Screening Unit, Department of Communities',
    fee: facts.money('check_wa'),
    years: facts.figure('check_wa_years'),
    here: 'The card has your photo and a number. Families can look up the number online to see whether it is current. Do that instead of taking a picture of the card.',
    link: { title: 'Working with Children, Western Australia', url: 'https://workingwithchildren.wa.gov.au' },
  }),
  sources: [
    {
      title: 'Fares from 1 January 2026 (Transperth)',
      url: 'http://www.transperth.wa.gov.au/Tickets-Fares/Fares',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'Visiting from overseas: driving (Department of Transport WA)',
      url: 'https://transport.wa.gov.au/licensing/visiting-from-overseas.asp',
      checkedOn: CHECKED_ON,
    },
    checksByState,
    workingHolidayStudy,
    climateOfAustralia,
  ],
});
