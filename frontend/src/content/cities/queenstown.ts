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

export const queenstown = (facts: LegalFacts<'newzealand'>): CityText => ({
  living: {
    variant: 'letter',
    title: 'Everyday life in Queenstown',
    auPair: [
      'Families here work when others are on holiday: hotels, kitchens, ski patrol, guiding. Your quiet hours may be in the middle of a Tuesday and your busiest in the school holidays, when everyone comes to play where you live.',
      'It’s a small town: you’ll know many faces in a month. Most people your age come for a season, so look for friends who are staying.',
      'Ski passes are expensive. Ask whether the job includes one.',
    ],
    family: [
      'Rooms are hard to find here, so a good one makes your offer stand out. Say whether it is warm, whether there is a bus, and who clears the snow.',
      'An au pair is your employee: agreement, minimum wage, holidays, PAYE. If your work has seasons, put both timetables into the agreement, one for winter and one for the rest of the year.',
    ],
  },
  voice: 'Many people come for one winter and stay for years.',
  suburbs: {
    title: 'Suburbs around the lake',
    words: 'Everything looks close on the map. In July, allow for traffic.',
    places: [
      { name: 'Fernhill', words: 'Steep, sunny late, the bus to town every so often.' },
      { name: 'Frankton', words: 'Shops, pool, schools, the airport. Where the errands are.' },
      { name: 'Kelvin Heights', words: 'Across the water; a ferry to school for some.' },
      { name: 'Lake Hayes', words: 'Families, cycle trails, frost that stays till noon.' },
      { name: 'Arrowtown', words: 'Gold-rush cottages, golden trees in autumn, a real village.' },
      { name: 'Arthurs Point', words: 'Along the gorge, with jet boats below.' },
    ],
  },
  around: {
    title: 'Getting around Queenstown',
    words: [
      'Buses meet at Frankton and in Stanley Street, and a ferry across the arm of the lake belongs to the same network. The Bee Card works on both, and on buses in eight other regions.',
      'After the last bus, you’ll need a lift from a friend with a car.',
    ],
    driving: `${drivingHere(facts)} In winter carry chains and practise putting them on in daylight; don’t learn on the Crown Range road.`,
    line: {
      kind: 'bus',
      name: 'Across town by bus',
      stops: [
        { name: 'Airport', words: 'Flights and skis' },
        { name: 'Frankton', words: 'Change here' },
        { name: 'Frankton Road', words: 'The view' },
        { name: 'Stanley Street', words: 'Town' },
        { name: 'Fernhill', words: 'Late sun' },
      ],
    },
  },
  year: {
    words: 'Inland and alpine: dry and clear, with four real seasons. Bring layers and a warm hat.',
    seasons: [
      {
        name: 'Summer, Raumati',
        months: 'December to February',
        low: 10,
        high: 22,
        words: 'Light until ten. The lake stays cold and everyone jumps in.',
      },
      {
        name: 'Autumn, Kahuru',
        months: 'March to May',
        low: 5,
        high: 16,
        words: 'Arrowtown turns gold, and the town is quieter.',
      },
      {
        name: 'Winter, Takurua',
        months: 'June to August',
        low: -1,
        high: 8,
        words: 'Snow on the mountains, frost below. The busy season.',
      },
      {
        name: 'Spring, Kōanga',
        months: 'September to November',
        low: 5,
        high: 16,
        words: 'Lambs, lupins, skiing in the morning and a bicycle after lunch.',
      },
    ],
  },
  weekend: {
    title: 'What costs nothing in an expensive town',
    words: 'There’s plenty to do for free.',
    lines: [
      { what: 'Queenstown Gardens, and a round of disc golf', cost: null },
      { what: 'Queenstown Hill, Te Tapunui, on foot', cost: null },
      { what: 'A quick swim in the cold lake', cost: null },
      { what: 'The trail to Arrowtown by bicycle', cost: null },
      { what: 'Stars', cost: null },
    ],
    sum: 'Nothing (the gondola is extra)',
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'Parks and playgrounds',
        places: [
          { name: 'Queenstown Gardens', words: 'A playground, ducks, very tall trees.' },
          { name: 'Arrowtown', words: 'A green by the river, good for playing.' },
        ],
      },
      {
        title: 'Swimming',
        places: [
          { name: 'Alpine Aqualand, Frankton', words: 'Indoor, warm, with slides. Entry is paid.' },
          {
            name: 'Frankton Beach',
            words: 'Shallow at the edge. The lake is cold and gets deep: keep children within arm’s reach.',
          },
        ],
      },
      {
        title: 'Indoors',
        places: [
          { name: 'Three libraries', words: 'Queenstown, Frankton, Arrowtown: story times, free.' },
          { name: 'Lakes District Museum', words: 'In Arrowtown, about gold. Entry is paid.' },
        ],
      },
    ],
  },
  languages:
    'There are private language schools in town, and many of your neighbours are learning English too. Ask a library about conversation groups. How long you can study depends on your visa.',
  check: policeVetting,
  sources: [
    {
      title: 'How to catch the bus (Orbus, Otago Regional Council)',
      url: 'https://www.orc.govt.nz/orbus/travel-with-us/using-the-bus/how-to-catch-the-bus/',
      checkedOn: CHECKED_ON,
    },
    vettingSource,
    overseasLicence,
    climateOfNewZealand,
  ],
});
