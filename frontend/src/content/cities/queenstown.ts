import type { CityText } from './city-content';
import {
  CHECKED_ON,
  climateOfNewZealand,
  drivingHere,
  overseasLicence,
  policeVetting,
  vettingSource,
} from './new-zealand';

export const queenstown: CityText = {
  living: {
    look: 'letter',
    title: 'Behind the postcard',
    auPair: [
      'Families here work when others are on holiday: hotels, kitchens, ski patrol, guiding. Your quiet hours may be in the middle of a Tuesday and your busiest in the school holidays, when everyone comes to play where you live.',
      'You will know half the supermarket by name in a month. Most people your age came for a season and stayed, or are about to leave; make friends among the ones with dogs.',
      'A lift pass is dear. Ask whether the job includes one, and do not assume it.',
    ],
    family: [
      'Rooms are short in this town, and a real one is half the offer. Say whether it is warm, whether there is a bus, and who clears the drive when it snows.',
      'An au pair is your employee: agreement, minimum wage, holidays, PAYE. If your work has seasons, put both timetables into the agreement, the winter one and the other.',
    ],
  },
  voice: 'Everyone came for one winter. Ask them which.',
  suburbs: {
    title: 'Round the basin',
    words: 'Five minutes by car on the map. In July add the traffic.',
    places: [
      { name: 'Fernhill', words: 'Steep, sunny late, the bus to town every so often.' },
      { name: 'Frankton', words: 'Shops, pool, schools, the airport. Where the errands are.' },
      { name: 'Kelvin Heights', words: 'Across the water; a ferry to school for some.' },
      { name: 'Lake Hayes', words: 'Families, cycle trails, frost that stays till noon.' },
      { name: 'Arrowtown', words: 'Gold-rush cottages, golden trees, a village that means it.' },
      { name: 'Arthurs Point', words: 'Along the gorge, jet boats below the washing line.' },
    ],
  },
  around: {
    title: 'A bus, a boat, a lift from someone',
    words: [
      'Buses meet at Frankton and in Stanley Street, and a ferry across the arm of the lake belongs to the same network. The Bee Card works on both, and on buses in eight other regions.',
      'After the last bus there are friends with cars. Become a friend with a car’s friend.',
    ],
    driving: `${drivingHere} In winter carry chains and practise putting them on in daylight; the road over the Crown Range is no place to learn.`,
    line: {
      kind: 'bus',
      name: 'Across town by bus',
      stops: [
        { name: 'Airport', words: 'Skis in the hold' },
        { name: 'Frankton', words: 'Change here' },
        { name: 'Frankton Road', words: 'The view' },
        { name: 'Stanley Street', words: 'Town' },
        { name: 'Fernhill', words: 'Late sun' },
      ],
    },
  },
  year: {
    words: 'Inland and alpine: dry, clear, and proper seasons. Bring layers and one very good hat.',
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
        words: 'Arrowtown turns gold; the town breathes out.',
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
    words: 'Quite a lot, if you bring your own sandwich.',
    lines: [
      { what: 'Queenstown Gardens, and a round of disc golf', cost: null },
      { what: 'Queenstown Hill, Te Tapunui, on foot', cost: null },
      { what: 'The lake, briefly', cost: null },
      { what: 'The trail to Arrowtown by bicycle', cost: null },
      { what: 'Stars', cost: null },
    ],
    sum: 'Nothing, until someone says gondola',
  },
  outside: {
    title: 'Out with the children',
    groups: [
      {
        title: 'To climb',
        places: [
          { name: 'Queenstown Gardens', words: 'A playground, ducks, very tall trees.' },
          { name: 'Arrowtown', words: 'A green by the river, gold pans optional.' },
        ],
      },
      {
        title: 'To swim',
        places: [
          { name: 'Alpine Aqualand, Frankton', words: 'Indoor, warm, with slides. Entry is paid.' },
          { name: 'Frankton Beach', words: 'Shallow at the edge. The lake is cold and deepens: arm’s length.' },
        ],
      },
      {
        title: 'To thaw',
        places: [
          { name: 'Three libraries', words: 'Queenstown, Frankton, Arrowtown: story times, free.' },
          { name: 'Lakes District Museum', words: 'In Arrowtown, about gold. Entry is paid.' },
        ],
      },
    ],
  },
  languages:
    'There are private language schools in town, and half your neighbours are learning English too, which is its own kind of class. Libraries know who meets where. How long you may study hangs on your visa.',
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
};
