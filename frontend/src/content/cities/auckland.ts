import type { LegalFacts } from '../facts';
import type { CityText } from './city-content';
import {
  CHECKED_ON,
  climateOfNewZealand,
  drivingHere,
  overseasLicence,
  policeVetting,
  vettingSource,
} from './new-zealand';

export const auckland = (facts: LegalFacts<'newzealand'>): CityText => ({
  living: {
    variant: 'letter',
    title: 'Everyday life in Auckland',
    auPair: [
      'The day begins with lunchboxes and ends with sand in the bath. In between there is school from nine to three, a walk up an old volcano, and a beach on the way home.',
      'You will hear te reo Māori, Samoan, Tongan, Hindi and Mandarin at one school gate. Learn to say kia ora and take your shoes off at the door. If you’re asked to “bring a plate”, bring food on it.',
      'Distances are long and buses are slow. Before you say yes to a suburb, look up how you would get home from the city on a Saturday night.',
    ],
    family: [
      'An au pair is your employee: a written agreement, at least the minimum wage, holidays, PAYE. Our templates cover this. In Auckland, add a clause about the car, because you’ll use it most days.',
      'From the North Shore the ferry to the city is easy, and the bridge is slow. Say where the nearest wharf or station is.',
    ],
  },
  voice: 'It will rain. It will stop. People stay outside either way.',
  suburbs: {
    title: 'Suburbs around the harbours',
    words: 'Eight suburbs where families live, and what they’re like.',
    places: [
      { name: 'Grey Lynn', words: 'Villas with verandas, a Saturday market, very good coffee.' },
      { name: 'Devonport', words: 'Twelve minutes by ferry, two volcanoes, several bakeries.' },
      { name: 'Takapuna', words: 'A city beach with the island straight ahead.' },
      {
        name: 'Maungawhau / Mount Eden',
        words: 'Stone walls, a village street, a crater you can walk around.',
      },
      { name: 'Titirangi', words: 'Rainforest, steep drives, west-coast weather.' },
      { name: 'Māngere Bridge', words: 'A mountain, a harbour, churches with very good singing.' },
      { name: 'Mission Bay', words: 'Flat water, a fountain, everyone’s first swim.' },
      { name: 'Hobsonville Point', words: 'New houses, young families, a ferry of its own.' },
    ],
  },
  around: {
    title: 'Getting around Auckland',
    words: [
      'Buses, trains and inner harbour ferries cost you at most NZ$50 in any seven days, counted from the first time you tag on. Use the same card every time.',
      'Spend a weekend on the islands: climb Rangitoto, or eat out on Waiheke.',
    ],
    driving: drivingHere(facts),
    line: {
      kind: 'ferry',
      name: 'From downtown, nearest first',
      stops: [
        { name: 'Downtown', words: 'Britomart, trains' },
        { name: 'Devonport', words: 'About twelve minutes' },
        { name: 'Rangitoto', words: 'A volcano to climb' },
        { name: 'Waiheke', words: 'About forty minutes' },
      ],
    },
  },
  year: {
    words: 'Mild, green and changeable. Always have a plan for rain.',
    seasons: [
      {
        name: 'Summer, Raumati',
        months: 'December to February',
        low: 15,
        high: 23,
        words: 'Warm, humid, long. Pōhutukawa flower red along the beaches for Christmas.',
      },
      {
        name: 'Autumn, Ngahuru',
        months: 'March to May',
        low: 12,
        high: 20,
        words: 'The sea stays warm until Easter. Feijoas appear in bags on doorsteps.',
      },
      {
        name: 'Winter, Takurua',
        months: 'June to August',
        low: 7,
        high: 15,
        words: 'Rain and Matariki, the new year. Houses are damp; ask about heating.',
      },
      {
        name: 'Spring, Kōanga',
        months: 'September to November',
        low: 10,
        high: 18,
        words: 'The weather changes every hour. Lambs at Cornwall Park.',
      },
    ],
  },
  weekend: {
    title: 'What a weekend costs',
    words: 'For one adult, in New Zealand dollars. The fare cap covers the whole week.',
    lines: [
      {
        what: 'All buses, trains and inner harbour ferries for seven days, at most',
        cost: 'NZ$50',
        small: 'the fare cap, since 21 July 2024',
      },
      { what: 'A volcano before breakfast', cost: null },
      { what: 'The Domain and its Wintergardens', cost: null },
      { what: 'Cornwall Park, with sheep', cost: null },
      { what: 'Any beach', cost: null },
    ],
    sum: 'NZ$50 for the week, and an ice cream',
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'Parks and playgrounds',
        places: [
          { name: 'Western Springs', words: 'A large playground among swans and eels.' },
          { name: 'Wynyard Quarter', words: 'Slides next to the fishing boats.' },
          { name: 'Maungakiekie', words: 'Cornwall Park on its slopes: grass, sheep, kites.' },
        ],
      },
      {
        title: 'Swimming',
        places: [
          { name: 'Mission Bay, Takapuna', words: 'Calm harbour and gulf beaches.' },
          { name: 'Piha and the west', words: 'Black sand and dangerous surf: only swim between the flags.' },
        ],
      },
      {
        title: 'When it rains',
        places: [
          { name: '56 libraries', words: 'Rhymes, music and books, free; one is near you.' },
          { name: 'Auckland Museum', words: 'Volcano room, whale, Māori court. Prices depend on where you live.' },
        ],
      },
    ],
  },
  languages:
    'English Language Partners teach in groups and at home; ask which classes your visa allows. Libraries and churches hold conversation mornings. Free te reo Māori courses for beginners exist too: ask at the library. How long you can study depends on your visa.',
  check: policeVetting,
  sources: [
    {
      title: 'Seven-day fare cap from 21 July 2024 (Auckland Transport, on Scoop)',
      url: 'https://www.scoop.co.nz/stories/AK2407/S00534/at-confirms-50-weekly-fare-cap-on-public-transport-to-start-this-sunday.htm',
      checkedOn: CHECKED_ON,
    },
    {
      title: 'Auckland Council Libraries, 56 of them (Our Auckland)',
      url: 'https://ourauckland.aucklandcouncil.govt.nz/news/2025/07/6-ways-to-make-the-most-of-auckland-council-libraries',
      checkedOn: CHECKED_ON,
    },
    vettingSource,
    overseasLicence,
    climateOfNewZealand,
  ],
});
