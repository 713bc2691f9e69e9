import type { JobListingFacts } from '../../api/job-board';
import { payRange } from '../../lib/format/money';

/** "A$320–380", or "A$320" where both ends are one. */
export function payOf({
  currency,
  payMinCents,
  payMaxCents,
}: Pick<JobListingFacts, 'currency' | 'payMinCents' | 'payMaxCents'>) {
  return payRange(currency, payMinCents, payMaxCents);
}

/** Cents of what someone typed ("320", "320.50"); NaN for anything else. */
export const centsOf = (typed: string): number =>
  /^\d{1,6}(?:[.,]\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed.trim().replace(',', '.')) * 100) : NaN;

export const typedCents = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
