import type { Grid, LandingRules } from './kinds';
import { fairWorkAuPairs, fairWorkMinimum, sixMonthRule, superannuation, taxOffice, visa417 } from './sources';

/** What stands below the first screen of that landing. */
export const familyAustraliaRules = {
  rules: {
    title: 'What the law asks of your house',
    intro:
      'Rules change. Each line says where we read it. None of it is advice, and in Western Australia some households fall under state law: ask there.',
    facts: [
      {
        term: 'Are you an employer?',
        text: 'Often, yes. The more you decide about the au pair’s days, the surer it is. Then the Miscellaneous Award, pay slips and records belong to it.',
        source: fairWorkAuPairs,
      },
      {
        term: 'The wage',
        text: 'A$26.44 an hour at least since 1 July 2026, a quarter more for casual work. The award may ask for more.',
        source: fairWorkMinimum,
      },
      {
        term: 'Room and board',
        text: 'You may only take off what a signed clause names, and the sum has to be reasonable.',
        source: fairWorkMinimum,
      },
      {
        term: 'Tax',
        text: 'Register as an employer of working holiday makers before the first pay. Then it is 15% up to A$45,000; without it, the rates for foreign residents.',
        source: taxOffice,
      },
      {
        term: 'Super',
        text: '12%, and in a private household only above 30 hours a week.',
        source: superannuation,
      },
      {
        term: 'Six months',
        text: 'Then Home Affairs has to say yes, and your letter of support is part of the question. Free, if childcare is the main duty and the youngest is 12 or under. Ask in month five.',
        source: sixMonthRule,
      },
      {
        term: 'The visa',
        text: 'A working holiday visa is theirs to get, and you need not sponsor anything. Ask to see it, and check the date they entered.',
        source: visa417,
      },
      {
        term: 'Hours and leave',
        text: '25 to 35 a week with two days off is what au pairs expect. Above 38 you are describing another job.',
      },
    ],
  },
  weeks: {
    title: 'From the spare room to the first Sunday',
    stages: [
      {
        when: 'Before',
        text: 'Empty the wardrobe. Tell the insurer who will drive. Write down the week as it really is, with the swimming bag in it.',
      },
      {
        when: 'Day 1',
        text: 'Be at the airport, all of you if you can. Then food, a shower, a door that closes. Nothing is explained today.',
      },
      {
        when: 'Week 1',
        text: 'Do every school run together, then beside each other, then alone. Tax file number, bank, children check: one errand a day.',
      },
      {
        when: 'Week 4',
        text: 'Sit down without the children. Hours as agreed? Money right? What is missing? Put month five in the calendar.',
      },
    ],
  },
  close: 'There is a spare paddle in your boat.',
} as const satisfies LandingRules;

/** The check for work with children, which every state has for itself. */
export const stateChecks: Grid = {
  title: 'A children check ends at the border of its state',
  intro:
    'Whether it is compulsory where parents hire for their own home is disputed, and differs. Expect to want one. Some states prove identity in person, so it can only be finished after arrival; ask for a police certificate from home as well. Prices are for paid work, as listed in 2026.',
  head: ['State', 'What it is called', 'Price', 'Lasts'],
  rows: [
    ['New South Wales', 'Working With Children Check', 'A$132', '5 years'],
    ['Victoria', 'Working with Children Check', 'A$132.30', '5 years'],
    ['Queensland', 'Blue Card', 'A$103.10', '3 years'],
    ['Western Australia', 'Working with Children Check', 'A$93', '3 years'],
    ['South Australia', 'Working with Children Check', 'A$130.20', '5 years'],
    ['Tasmania', 'Registration to Work with Vulnerable People', 'A$130.86', '3 years'],
    ['ACT', 'Working with Vulnerable People', 'A$157', '5 years'],
    ['Northern Territory', 'Ochre Card', 'A$87', '2 years'],
  ],
  source: { title: 'Office of the Children’s Guardian (NSW); every state has its own', url: 'https://ocg.nsw.gov.au/' },
};
