import { factIn, type LegalFact, type RegionTable } from '../../../platform/facts/index.js';
import type { Region } from '../../country/index.js';

/** The minimum hourly wage and its source: a dated legal fact. */
export interface PayNorm {
  currency: 'AUD' | 'NZD';
  hourlyCents: number;
  /** A full-time week; more gets a warning. */
  fullWeekHours: number;
  /** ISO dates. */
  since: string;
  checkedOn: string;
  source: { title: string; url: string };
  /** An explanation of the number. */
  words: string;
}

const dollars = (sign: string, { value }: { value: number }) => `${sign}${value.toFixed(2)}`;

/** The norm from a legal fact. */
const normOf = (
  fact: LegalFact,
  { value: fullWeekHours }: LegalFact,
  currency: PayNorm['currency'],
  words: string,
): PayNorm => ({
  currency,
  fullWeekHours,
  hourlyCents: Math.round(fact.value * 100),
  since: fact.validFrom,
  checkedOn: fact.checkedOn,
  source: fact.source,
  words,
});

/** The norm of a region from its legal facts. */
export function payNorm(region: Region, facts: RegionTable): PayNorm {
  const fact = (key: string) => factIn(facts, key);
  if (region === 'australia')
    return normOf(
      fact('award_level2_hour'),
      fact('full_week_hours'),
      'AUD',
      `The Fair Work Ombudsman says that au pairs are often employees: the more the family decides, the more likely it is. The Miscellaneous Award then usually applies: for adults ${dollars('A$', fact('award_level1_hour'))} an hour for three months and ${dollars('A$', fact('award_level2_hour'))} after that, casuals ${fact('casual_loading').value}% more, a share of it under 21. A deduction for board needs a signed, reasonable clause. Ask the Ombudsman about your own case.`,
    );
  return normOf(
    fact('minimum_hour'),
    fact('full_week_hours'),
    'NZD',
    `Au pairs in New Zealand are employees: a written agreement, at least the minimum wage in money, paid leave. If no amount is agreed, at most ${fact('board_most').value}% of the wages at the minimum rate may be deducted for board and ${fact('lodging_most').value}% for lodging. Ask Employment New Zealand about your own case.`,
  );
}

/** Usual weekly hours. */
export const HOURS_NORMS: Record<Region, string> = {
  australia: '25 to 35 hours a week, babysitting included, are usual in Australia.',
  newzealand: '30 to 35 hours a week are usual in New Zealand, and 40 is the most that people report.',
};

/** Paid days off that a non-casual employee earns in so many months, at five days a week. */
export const usualLeaveDays = (facts: RegionTable, months: number): number =>
  Math.ceil((months / 12) * factIn(facts, 'leave_days').value);
