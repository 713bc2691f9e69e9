import type { LegalFacts } from '../../../content/facts';
import type { Grid, LandingRules } from './section-types';
import {
  acc,
  agreementsNz,
  boardNz,
  criminalRecordNz,
  holidaysNz,
  immigrationNz,
  inlandRevenue,
  minimumWageNz,
} from './sources';

/** The content below the hero of that landing page. */
export const auPairNewZealandRules = {
  rules: (facts: LegalFacts<'newzealand'>) => ({
    title: 'The rules in New Zealand',
    intro: 'Rules change. Each line shows its source. This isn’t advice: the authority that makes the rule decides.',
    facts: [
      {
        term: 'The visa',
        text: 'There is no au pair visa. Au pairs come on a working holiday visa, and every passport has its own scheme. You may not take a permanent job.',
        source: immigrationNz,
      },
      {
        term: 'The agreement',
        text: 'Written, signed before the first day, with hours, pay, leave and notice in it. You can take it away and get advice before you sign.',
        source: agreementsNz,
      },
      {
        term: 'The pay',
        text: `${facts.money('minimum_hour')} an hour at least, since ${facts.since('minimum_hour')}, in money. A room is not wages.`,
        source: facts.source('minimum_hour'),
      },
      {
        term: 'Room and meals',
        text: `A family may deduct the amount you both agreed. If you agreed no amount: ${facts.percent('board_most')} of the minimum wage for board, ${facts.percent('lodging_most')} for a room alone, and no more.`,
        source: boardNz,
      },
      {
        term: 'The hours',
        text: '30 to 35 a week is usual, up to 40 happens, babysitting evenings counted. The number is custom; paying every hour is law.',
        source: minimumWageNz,
      },
      {
        term: 'Leave',
        text: `Four weeks a year, and public holidays on days you would have worked. For less than a year the agreement may add ${facts.percent('holiday_pay')} to each pay instead.`,
        source: holidaysNz,
      },
      {
        term: 'Tax',
        text: 'You need an IRD number. The family usually takes off PAYE and sends it in; for work in a home that is not regular full-time employment the law lets you pay it yourself (IR56): ask Inland Revenue. KiwiSaver is not for temporary visas.',
        source: inlandRevenue,
      },
      {
        term: 'If you are hurt',
        text: 'ACC pays for accidents, visitors included. It does not pay for illness, and your visa asks for insurance.',
        source: acc,
      },
      {
        term: 'Your record',
        text: 'Police vetting is for approved organisations only. Bring a certificate from home; once here, you can order your own record from the Ministry of Justice.',
        source: criminalRecordNz,
      },
    ],
  }),
  weeks: {
    title: 'Your first month',
    stages: [
      {
        when: 'Day 1',
        text: 'Shoes off at the door, a long sleep, a short walk. Someone shows you the heat pump, and what to do when the ground shakes: drop, cover, hold.',
      },
      {
        when: 'Week 1',
        text: 'Bank account and IRD number: apply for both. Sources differ on which comes first, so ask your bank and Inland Revenue. Until the number is there, tax is taken at a much higher rate.',
      },
      {
        when: 'Week 2',
        text: 'The first pay slip. Read it with the agreement next to it: hours, rate, PAYE, board, holiday pay. Ask about mistakes the same day.',
      },
      {
        when: 'Week 4',
        text: 'A cup of tea with the whole whānau: what works, what does not, which weekend you want off for the Tongariro Crossing.',
      },
    ],
  },
  close: 'Find your host family in New Zealand.',
} as const satisfies LandingRules<'newzealand'>;

/** The visa of a passport. */
export const passports = (facts: LegalFacts<'newzealand'>): Grid => ({
  title: 'How long you can stay, by passport',
  intro:
    'Four of many schemes, as we read them. Some others limit the months with one employer, and not every list agrees: ask Immigration New Zealand before you promise a family a year.',
  head: ['Passport', 'Age', 'Stay', 'Note'],
  rows: [
    ['France', '18–30', '12 months', 'No yearly cap.'],
    [
      'Germany',
      '18–30',
      '12 months',
      `No yearly cap; ${facts.money('funds_germany')} of your own, insurance for the whole stay. One employer up to 12 months.`,
    ],
    [
      'Spain',
      '18–30',
      '12 months',
      '2,000 places a year. Whether an older limit of three months per employer still holds is unclear: ask.',
    ],
    ['United Kingdom', '18–35', 'Up to 36 months', 'You choose the length when you apply.'],
  ],
  source: immigrationNz,
});

/** The page's own opening: what being an employee means. */
export const employee = {
  title: 'You’re an employee from day one',
  text: 'In New Zealand an au pair is an employee: hourly wages, a pay slip, leave, notice. That’s better for you than pocket money.',
} as const;
