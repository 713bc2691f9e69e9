import type { LegalFacts } from '../../../content/facts';
import type { LandingRules } from './section-types';
import { fairWorkAuPairs, fairWorkMinimum, sixMonthRule, superannuation, taxOffice, visa417 } from './sources';

/** The content below the hero of that landing page. */
export const familyAustraliaRules = {
  rules: (facts: LegalFacts<'australia'>) => ({
    title: 'What the law requires of you',
    intro:
      'Rules change. Each line shows its source. This isn’t advice. In Western Australia some households come under state law: ask there.',
    facts: [
      {
        term: 'Are you an employer?',
        text: 'Often, yes. The more you decide about the au pair’s days, the more likely it is. Then the Miscellaneous Award applies, with pay slips and records.',
        source: fairWorkAuPairs,
      },
      {
        term: 'The wage',
        text: `For adults ${facts.money('award_level1_hour')} an hour for three months and ${facts.money('award_level2_hour')} after that, under the Miscellaneous Award; casuals ${facts.percent('casual_loading')} more, a share of it under 21.`,
        source: facts.source('award_level2_hour'),
      },
      {
        term: 'Room and board',
        text: 'You can only deduct what a signed clause names, and the amount must be reasonable.',
        source: fairWorkMinimum,
      },
      {
        term: 'Tax',
        text: `Register as an employer of working holiday makers before the first pay. Then it is ${facts.percent('whm_tax')} up to ${facts.money('whm_tax_until')}; without it, the rates for foreign residents.`,
        source: taxOffice,
      },
      {
        term: 'Super',
        text: `${facts.percent('super_rate')}, and in a private household only above ${facts.figure('super_hours')} hours a week. Pay it with each wage: it has to reach the fund within ${facts.figure('super_days')} business days.`,
        source: superannuation,
      },
      {
        term: 'Six months',
        text: 'Then Home Affairs must give permission, and your letter of support is part of the request. Free, if childcare is the main duty and the youngest is 12 or under. Ask in month five.',
        source: sixMonthRule,
      },
      {
        term: 'The visa',
        text: 'The au pair gets the working holiday visa; you don’t sponsor anything. Ask to see it, and check the date they entered.',
        source: visa417,
      },
      {
        term: 'Hours and leave',
        text: '25 to 35 a week with two days off is what au pairs expect. Above 38 you are describing another job.',
      },
    ],
  }),
  weeks: {
    title: 'Before arrival and the first weeks',
    stages: [
      {
        when: 'Before',
        text: 'Empty the wardrobe. Tell the insurer who will drive. Write down what a real week looks like.',
      },
      {
        when: 'Day 1',
        text: 'Be at the airport, all of you if you can. Then food, a shower and rest. Explanations can wait until tomorrow.',
      },
      {
        when: 'Week 1',
        text: 'Do every school run together, then side by side, then alone. Tax file number, bank, children check: one errand a day.',
      },
      {
        when: 'Week 4',
        text: 'Sit down without the children. Hours as agreed? Money right? What is missing? Put month five in the calendar.',
      },
    ],
  },
  close: 'Find your au pair in Australia.',
} as const satisfies LandingRules<'australia'>;
