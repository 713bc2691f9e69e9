import { factIn, type LegalFact, type RegionTable } from '../../../platform/facts/index.js';
import type { Region } from '../../country/index.js';

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

const dollars = (sign: string, { value }: { value: number }) => `${sign}${value.toFixed(2)}`;

/** The norm whose hour is that fact of the table. */
const normOf = (fact: LegalFact, currency: PayNorm['currency'], words: string): PayNorm => ({
  currency,
  hourlyCents: Math.round(fact.value * 100),
  since: fact.validFrom,
  checkedOn: fact.checkedOn,
  source: fact.source,
  words,
});

/** The norm of a region by the facts that are valid there. */
export function payNorm(region: Region, facts: RegionTable): PayNorm {
  const fact = (key: string) => factIn(facts, key);
  if (region === 'australia')
    return normOf(
      fact('award_level2_hour'),
      'AUD',
      `The Fair Work Ombudsman says that au pairs are often employees, the more so the more the family decides. The Miscellaneous Award then usually applies: for adults ${dollars('A$', fact('award_level1_hour'))} an hour for three months and ${dollars('A$', fact('award_level2_hour'))} after that, casuals ${fact('casual_loading').value}% more, a share of it under 21. Something may be taken off for board only with a signed, reasonable clause. Ask the Ombudsman about your own case.`,
    );
  return normOf(
    fact('minimum_hour'),
    'NZD',
    `Au pairs in New Zealand are employees: a written agreement, at least the minimum wage in money, paid leave. Where no sum is agreed, at most ${fact('board_most').value}% of the wages at the minimum rate may be taken off for board and ${fact('lodging_most').value}% for lodging. Ask Employment New Zealand about your own case.`,
  );
}

/** Hours a week as they are usual, and the most before a warning. */
export const HOURS_NORMS: Record<Region, string> = {
  australia: '25 to 35 hours a week, babysitting included, are usual in Australia.',
  newzealand: '30 to 35 hours a week are usual in New Zealand, and 40 is the most that people tell of.',
};
export const WARN_ABOVE_MINUTES = 38 * 60;

/** Paid days off that an employee who is not casual earns in so many months, at five days a week. */
export const usualLeaveDays = (facts: RegionTable, months: number): number =>
  Math.ceil((months / 12) * factIn(facts, 'leave_days').value);
