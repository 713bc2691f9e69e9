import type { LegalFacts } from '../../../content/facts';
import type { Stages, LandingRules } from './section-types';
import {
  acc,
  agreementsNz,
  boardNz,
  criminalRecordNz,
  holidaysNz,
  immigrationNz,
  inlandRevenue,
  lodgingNz,
} from './sources';

/** The content below the hero of that landing page. */
export const familyNewZealandRules = {
  rules: (facts: LegalFacts<'newzealand'>) => ({
    title: 'What the law requires of you',
    intro: 'Rules change. Each line shows its source. This isn’t advice: the authority that makes the rule decides.',
    facts: [
      {
        term: 'The wage',
        text: `${facts.money('minimum_hour')} for every hour since ${facts.since('minimum_hour')}, babysitting while they sleep included. It has to be money.`,
        source: facts.source('minimum_hour'),
      },
      {
        term: 'Room and meals',
        text: `Deduct the amount you agreed in writing. If you agreed none: ${facts.percent('board_most')} of the minimum wage for board, ${facts.percent('lodging_most')} for a room alone.`,
        source: boardNz,
      },
      {
        term: 'A separate agreement for the room',
        text: 'Put the accommodation in a separate agreement from the employment: then you can end one without a dispute about the other.',
        source: lodgingNz,
      },
      {
        term: 'Leave',
        text: `Four weeks a year, public holidays, sick leave after six months. For a fixed term under a year you may add ${facts.percent('holiday_pay')} to each pay instead, if the agreement says so.`,
        source: holidaysNz,
      },
      {
        term: 'The visa',
        text: 'The au pair gets the working holiday visa. It does not allow a permanent job, and some passports limit the months with one employer.',
        source: immigrationNz,
      },
      {
        term: 'Police',
        text: 'You can’t order police vetting: only approved organisations can, and they may not pass on the result. An au pair can order their own record and show it to you.',
        source: criminalRecordNz,
      },
      {
        term: 'ACC',
        text: 'You pay a work levy on the wages, billed once a year. Ask your insurers about the car and the house.',
        source: acc,
      },
      {
        term: 'The hours',
        text: '30 to 35 a week, up to 40, is what au pairs here expect. Write the timetable down, days off included.',
      },
    ],
  }),
  weeks: {
    title: 'Before arrival and the first weeks',
    stages: [
      {
        when: 'Before',
        text: 'A warm, dry room and a hook for a wet coat. Tell the insurer who will drive. Sign the agreement before anyone books.',
      },
      {
        when: 'Day 1',
        text: 'Be at the airport. Kai, a shower and rest. Where the torch is and what to do in an earthquake can wait until breakfast.',
      },
      {
        when: 'Week 1',
        text: 'Every school run together, then side by side, then alone. Bank account and IRD number.',
      },
      {
        when: 'Week 4',
        text: 'Sit down without the children: hours as agreed, pay slip right, what is missing? Fix small problems early.',
      },
    ],
  },
  close: 'Find your au pair in New Zealand.',
} as const satisfies LandingRules<'newzealand'>;

/** Becoming an employer, in the order in which it is done. */
export const employerSteps: Stages & { intro: string; sources: readonly (typeof inlandRevenue)[] } = {
  title: 'Becoming an employer in five steps',
  intro:
    'In New Zealand every au pair is an employee. That sounds like a lot of work. It takes one evening to set up, then ten minutes each payday.',
  stages: [
    {
      when: 'Agree in writing',
      text: 'An individual employment agreement with hours, pay, leave, notice, start and end. Give them time to ask someone.',
    },
    { when: 'Register', text: 'Tell Inland Revenue that you are an employer. It takes one form and no lawyer.' },
    { when: 'Collect the numbers', text: 'IRD number, tax code, bank account, a copy of the visa.' },
    {
      when: 'Pay and file',
      text: 'Each payday: wages out, PAYE held back, the details filed. A pay slip for both of you.',
    },
    {
      when: 'Keep records',
      text: 'Hours worked and leave taken, kept for six years. A notebook on the fridge will do.',
    },
  ],
  sources: [agreementsNz, inlandRevenue],
};
