import type { Day } from '../../profiles/index.js';

/** Stored for an unknown day: later than any, so that it sorts last and fails every upper bound. */
export const UNKNOWN_DAY: Day = 2_147_483_647;

/** A table of term lists, for the index writer and the walks. */
export interface SearchTable {
  name: 'au_pair_search_terms' | 'family_search_terms';
  /** The day by which "soonest" sorts. */
  soonest: 'available' | 'starts';
  /** Every column besides person and term, with its type. */
  columns: Readonly<Record<string, 'integer' | 'smallint' | 'smallint[]'>>;
}

export const AU_PAIR_TABLE = {
  name: 'au_pair_search_terms',
  soonest: 'available',
  columns: {
    created: 'integer',
    available: 'integer',
    places: 'integer',
    traits: 'integer',
    nationality: 'smallint',
    age: 'smallint',
    stay_min: 'smallint',
    stay_max: 'smallint',
    hours: 'smallint',
    languages: 'smallint[]',
    days_off: 'smallint',
    refuses: 'integer',
    most_hours: 'smallint',
    least_days_off: 'smallint',
    least_child_age: 'smallint',
    visa_months: 'smallint',
    visa_start_before: 'integer',
    visa_ends: 'integer',
  },
} as const satisfies SearchTable;

export const FAMILY_TABLE = {
  name: 'family_search_terms',
  soonest: 'starts',
  columns: {
    created: 'integer',
    starts: 'integer',
    places: 'integer',
    traits: 'integer',
    children: 'smallint',
    youngest: 'smallint',
    stay_min: 'smallint',
    stay_max: 'smallint',
    hours: 'smallint',
    languages: 'smallint[]',
    days_off: 'smallint',
    refuses: 'integer',
    least_hours: 'smallint',
    least_age: 'smallint',
    most_age: 'smallint',
  },
} as const satisfies SearchTable;
