import { factIn, type LegalFact, type RegionTable } from '../../platform/facts/index.js';
import type { Region } from '../country/index.js';

/** How room and meals are dealt with: given on top, or a sum taken off the wages for both, or for the room alone. */
export const BOARD_KINDS = ['included', 'board_deducted', 'lodging_deducted'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** A week that is agreed or offered. Money is in cents of the region’s currency. */
export interface PayQuestion {
  region: Region;
  minutes: number;
  /** Wages before tax and before anything is taken off. */
  weeklyCents: number;
  board: BoardKind;
  /** Taken off the wages each week. */
  deductionCents: number;
  /** Both have signed that sum. */
  deductionAgreed: boolean;
  /** Null: an adult. */
  age: number | null;
  /** Employed from day to day, without paid leave. */
  casual: boolean;
  /** In the first three months, for which Australia has a rate of its own. */
  firstMonths: boolean;
}

/** A figure that an answer follows from. */
export interface UsedFact extends LegalFact {
  key: string;
}

/** Reads facts and remembers which, so that an answer can name its sources. */
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

/** What an hour must earn at least, in cents, and the shares that it is made of. */
export interface Floor {
  baseCents: number;
  /** Of the adult rate, in percent; null for adults. */
  juniorShare: number | null;
  /** In percent; null without it. */
  loading: number | null;
  hourlyCents: number;
}

const ADULT = 21;

/** The least that an hour must earn: the award in Australia, the minimum wage in New Zealand. */
export function floorOf({ region, age, casual, firstMonths }: PayQuestion, facts: FactReader): Floor {
  if (region === 'newzealand') {
    const baseCents = cents(facts.value('minimum_hour') * 100);
    return { baseCents, juniorShare: null, loading: null, hourlyCents: baseCents };
  }
  const baseCents = cents(facts.value(firstMonths ? 'award_level1_hour' : 'award_level2_hour') * 100);
  const juniorShare = age !== null && age < ADULT ? facts.value(`junior_${Math.max(age, 18)}`) : null;
  const loading = casual ? facts.value('casual_loading') : null;
  const ordinary = cents(baseCents * ((juniorShare ?? 100) / 100));
  return { baseCents, juniorShare, loading, hourlyCents: cents(ordinary * (1 + (loading ?? 0) / 100)) };
}

/** The tax of a week, and what Australia’s flat rate gives way to. */
export interface Tax {
  cents: number;
  /** Weeks at this pay until a higher rate begins; null where that is more than a year away, or has no meaning. */
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

/** PAYE of a week that is like every week of the year, with the ACC levy in it. */
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
