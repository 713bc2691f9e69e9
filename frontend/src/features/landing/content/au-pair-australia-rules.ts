import type { LegalFacts } from '../../../content/facts';
import type { LandingRules } from './section-types';
import { fairWorkAuPairs, fairWorkLeave, sixMonthRule, superannuation, taxOffice, visa417, visa462 } from './sources';

/** The content below the hero of that landing page. */
export const auPairAustraliaRules = {
  rules: (facts: LegalFacts<'australia'>) => ({
    title: 'The rules in Australia',
    intro: 'Rules change. Each line shows its source. This isn’t advice: the authority that makes the rule decides.',
    facts: [
      {
        term: 'The visa',
        text: 'There is no au pair visa. Au pairs come on a Working Holiday visa (417) or a Work and Holiday visa (462); your passport decides which.',
        source: visa417,
      },
      {
        term: 'Your age',
        text: '18 to 30 on the day you apply. Up to 35 with a passport from Canada, Denmark, France, Ireland, Italy or the United Kingdom.',
        source: visa417,
      },
      {
        term: 'How long',
        text: 'Twelve months from the day you enter. With a British passport three such years are possible without farm work; most others earn a second year by doing specified work. The 462 has a yearly cap for many countries and requires study and functional English.',
        source: visa462,
      },
      {
        term: 'One family',
        text: 'Six months, unless Home Affairs allows more. Au pairs may ask, free of charge, if childcare is the main duty and the youngest child is 12 or under. Continuing without permission breaches your visa.',
        source: sixMonthRule,
      },
      {
        term: 'The hours',
        text: '25 to 35 a week is usual, babysitting evenings counted, with two days off. That is custom and not law, so write it down before you book.',
      },
      {
        term: 'The pay',
        text: `Au pairs are often employees. Then the Miscellaneous Award usually applies: for adults ${facts.money('award_level1_hour')} an hour for three months and ${facts.money('award_level2_hour')} after that, casuals ${facts.percent('casual_loading')} more, a share of it under 21. Some pages still quote A$150 to A$250 a week “pocket money”.`,
        source: facts.source('award_level2_hour'),
      },
      {
        term: 'Employee or not',
        text: 'The more the family decides about your days, the more likely it is legally a job.',
        source: fairWorkAuPairs,
      },
      {
        term: 'Tax',
        text: `Get a tax file number. A family that has registered as an employer of working holiday makers withholds ${facts.percent('whm_tax')} up to ${facts.money('whm_tax_until')} a year, from the first dollar.`,
        source: taxOffice,
      },
      {
        term: 'Super',
        text: `In a private household it must be paid above ${facts.figure('super_hours')} hours a week, with each pay. Most of it, ${facts.percent('super_leaving_tax')}, goes in tax when you take it out on leaving.`,
        source: superannuation,
      },
      {
        term: 'Leave',
        text: 'Four weeks a year for employees who are not casual. Where no one calls it a job, a paid week per six months is the custom.',
        source: fairWorkLeave,
      },
    ],
  }),
  weeks: {
    title: 'Your first month',
    stages: [
      {
        when: 'Day 1',
        text: 'Sleep. Someone shows you the kettle, the spare key and which beach has the flags. No children alone today.',
      },
      {
        when: 'Week 1',
        text: 'Apply for a tax file number (it costs nothing), open a bank account, buy a SIM card. Walk the school run with a parent, twice.',
      },
      {
        when: 'Week 2',
        text: 'Ask about the children check of your state. Some states want to see your passport at a counter, which no one can do from abroad.',
      },
      {
        when: 'Week 4',
        text: 'Sit down with both parents: what works, what doesn’t, what you agreed. Put month five in both your calendars.',
      },
    ],
  },
  close: 'Find your host family in Australia.',
} as const satisfies LandingRules<'australia'>;

/** The twelve months of a working holiday visa, and the two dates that matter. */
export const twelveMonths = {
  title: 'The six-month limit: ask in month five',
  text: 'Calendar months count, not hours: part-time counts the same as full-time. If a family forgets this date, the au pair pays for it.',
  source: sixMonthRule,
  month: (month: number) => `Month ${month}`,
  first: 'One family',
  ask: 'Ask Home Affairs here',
  then: 'The same family with permission, another family, or the road north',
} as const;
