import type { Region } from '../../../country/index.js';

/** What an hour must earn at least, and where that is said. A fact with a date, never a rule of ours. */
export interface PayNorm {
  currency: 'AUD' | 'NZD';
  hourlyCents: number;
  /** ISO dates. */
  since: string;
  checkedOn: string;
  source: { title: string; url: string };
  /** What else one must know to read the number. */
  words: string;
}

export const PAY_NORMS: Record<Region, PayNorm> = {
  australia: {
    currency: 'AUD',
    hourlyCents: 2644,
    since: '2026-07-01',
    checkedOn: '2026-11-20',
    source: {
      title: 'Fair Work Ombudsman: minimum wages',
      url: 'https://www.fairwork.gov.au/pay-and-wages/minimum-wages',
    },
    words:
      'The Fair Work Ombudsman says that au pairs are often employees, the more so the more the family decides. An award can ask for more, and casual work earns a quarter more. Something may be taken off for board only with a signed, reasonable clause. Ask the Ombudsman about your own case.',
  },
  newzealand: {
    currency: 'NZD',
    hourlyCents: 2395,
    since: '2026-04-01',
    checkedOn: '2026-11-20',
    source: {
      title: 'Employment New Zealand: employment agreements',
      url: 'https://www.employment.govt.nz/starting-employment/employment-agreements/creating-an-employment-agreement',
    },
    words:
      'Au pairs in New Zealand are employees: a written agreement, at least the minimum wage in money, paid leave. Where no sum is agreed, at most 15% of the wages at the minimum rate may be taken off for board and 5% for lodging. Ask Employment New Zealand about your own case.',
  },
};

/** Hours a week as they are usual, and the most before a warning. */
export const HOURS_NORMS: Record<Region, string> = {
  australia: '25 to 35 hours a week, babysitting included, are usual in Australia.',
  newzealand: '30 to 35 hours a week are usual in New Zealand, and 40 is the most that people tell of.',
};
export const WARN_ABOVE_MINUTES = 38 * 60;

/** Paid days off in a stay of so many months: the usual week in six months in Australia, the law's four a year in New Zealand. */
export function usualLeaveDays(region: Region, months: number): number {
  return region === 'newzealand' ? Math.ceil((months / 12) * 20) : Math.ceil((months / 6) * 5);
}
