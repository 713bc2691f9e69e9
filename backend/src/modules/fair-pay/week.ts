import { factIn, type LegalFact, type RegionTable } from '../../platform/facts/index.js';
import type { Region } from '../country/index.js';

/** Board and lodging: included, or a deduction for both, or for lodging alone. */
export const BOARD_KINDS = ['included', 'board_deducted', 'lodging_deducted'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** An agreed or offered week. Money is in cents of the region's currency. */
export interface PayQuestion {
  region: Region;
  minutes: number;
  /** Wages before tax and deductions. */
  weeklyCents: number;
  board: BoardKind;
  /** Weekly deduction. */
  deductionCents: number;
  /** Both have signed the deduction. */
  deductionAgreed: boolean;
  /** Null: an adult. */
  age: number | null;
  /** Casual employment, without paid leave. */
  casual: boolean;
  /** Within the first three months, for which Australia has a separate rate. */
  firstMonths: boolean;
}

/** A legal fact used in the result. */
export interface UsedFact extends LegalFact {
  key: string;
}

/** Reads facts and records them, so that the result can list its sources. */
export class FactReader {
  private readonly read = new Map<string, LegalFact>();

  constructor(private readonly table: RegionTable) {}

  value(key: string): number {
    const fact = factIn(this.table, key);
    this.read.set(key, fact);
    return fact.value;
  }

  share(key: string): number {
    return this.value(key) / 100;
  }

  used(): UsedFact[] {
    return [...this.read].map(([key, fact]) => ({ key, ...fact }));
  }
}

export const cents = (sum: number): number => Math.round(sum + Number.EPSILON);

/** The minimum hourly wage in cents, and its parts. */
export interface Floor {
  /** The legal fact with the rate. */
  factKey: string;
  baseCents: number;
  /** Of the adult rate, in percent; null for adults. */
  juniorShare: number | null;
  /** In percent; null without it. */
  loading: number | null;
  hourlyCents: number;
}

const ADULT = 21;

/** The minimum hourly wage: the award in Australia, the minimum wage in New Zealand. */
export function floorOf(
  { region, age, casual, firstMonths }: Pick<PayQuestion, 'region' | 'age' | 'casual' | 'firstMonths'>,
  facts: FactReader,
): Floor {
  if (region === 'newzealand') {
    const factKey = 'minimum_hour';
    const baseCents = cents(facts.value(factKey) * 100);
    return { factKey, baseCents, juniorShare: null, loading: null, hourlyCents: baseCents };
  }
  const factKey = firstMonths ? 'award_level1_hour' : 'award_level2_hour';
  const baseCents = cents(facts.value(factKey) * 100);
  const juniorShare = age !== null && age < ADULT ? facts.value(`junior_${Math.max(age, 18)}`) : null;
  const loading = casual ? facts.value('casual_loading') : null;
  const ordinary = cents(baseCents * ((juniorShare ?? 100) / 100));
  return { factKey, baseCents, juniorShare, loading, hourlyCents: cents(ordinary * (1 + (loading ?? 0) / 100)) };
}

/** The weekly tax, and when a higher rate begins. */
export interface Tax {
  cents: number;
  /** Weeks at this pay until a higher rate begins; null if more than a year away, or not applicable. */
  weeksUntilHigher: number | null;
  higherRate: number | null;
}

const WEEKS = 52;

export function taxOf({ region, weeklyCents }: PayQuestion, facts: FactReader): Tax {
  if (region === 'newzealand') return { cents: payeOf(weeklyCents, facts), weeksUntilHigher: null, higherRate: null };
  const until = facts.value('whm_tax_until') * 100;
  const weeks = weeklyCents > 0 ? Math.floor(until / weeklyCents) : WEEKS;
  const isSoon = weeks < WEEKS;
  return {
    cents: cents(weeklyCents * facts.share('whm_tax')),
    weeksUntilHigher: isSoon ? weeks : null,
    higherRate: isSoon ? facts.value('whm_tax2') : null,
  };
}

const BANDS = ['tax_band1', 'tax_band2', 'tax_band3', 'tax_band4'] as const;

/** Weekly PAYE including the ACC levy, if every week of the year were the same. */
function payeOf(weeklyCents: number, facts: FactReader): number {
  const year = weeklyCents * WEEKS;
  let from = 0;
  let tax = 0;
  for (const band of BANDS) {
    if (year <= from) break;
    const upTo = facts.value(`${band}_until`) * 100;
    tax += (Math.min(year, upTo) - from) * facts.share(band);
    from = upTo;
  }
  if (year > from) tax += (year - from) * facts.share('tax_band5');
  return cents(tax / WEEKS + weeklyCents * facts.share('acc_levy'));
}
