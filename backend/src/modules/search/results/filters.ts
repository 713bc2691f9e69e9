import type { City, Region } from '../../country/index.js';
import { NOW, type Day } from '../../profiles/index.js';
import { UNKNOWN_DAY } from '../search-index/search-table.js';
import type { Term } from '../search-index/terms.js';

/**
 * A viewer's deal-breakers and own facts, as one array. People who break one of these deal-breakers, or have one that the
 * viewer breaks, do not pass. See deal-test.ts.
 */
export type Deal = (number | null)[];

/** Filters of both directions. */
export interface SearchFilters {
  region: Region | null;
  city: City | null;
  /** The days between which someone has to be free or start; null leaves a side open. */
  from: Day | null;
  until: Day | null;
  /** Months. */
  stay: number | null;
  /** Bits of facts/traits.ts, all demanded. */
  traits: number;
  /** Language codes as numbers, all demanded. */
  languages: number[];
  /** People whom a deal-breaker excludes are shown too. */
  ignoreDealBreakers: boolean;
}

export interface AuPairFilters extends SearchFilters {
  ageMin: number;
  ageMax: number;
  /** Country codes as numbers, any of them; null for all. */
  nationalities: number[] | null;
  /** Lists that together have everyone who can stay long enough, and no one twice; null for any length. */
  stays: Term[] | null;
}

export interface FamilyFilters extends SearchFilters {
  /** Lists that together have everyone near enough, and no one twice; null when any distance will do. */
  near: Term[] | null;
  childrenMax: number;
  hoursMax: number;
  /** Of the youngest child; null where the age need not even be known. */
  youngestMin: number | null;
  youngestMax: number | null;
}

/** Filters on the day on which they are asked, by someone with deal-breakers or none. */
export type Asked<Filters> = Filters & { earliest: Day; latest: Day; deal: Deal | null };

/** Someone who is free already is free on any later day, so a window that includes today lets them in. */
export function askOn<Filters extends SearchFilters>(
  today: Day,
  filters: Filters,
  deal: Deal | null = null,
): Asked<Filters> {
  const anyDay = filters.from === null ? UNKNOWN_DAY : UNKNOWN_DAY - 1;
  return {
    ...filters,
    earliest: filters.from === null || filters.from <= today ? NOW : filters.from,
    latest: filters.until ?? anyDay,
    deal: filters.ignoreDealBreakers ? null : deal,
  };
}
