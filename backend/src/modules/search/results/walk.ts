import type { Term } from '../search-index/terms.js';

export type WalkOrder = 'newest' | 'soonest';

/** A place in an order: what is sorted by (seconds or a day), and the person there. */
export interface Position {
  key: number;
  id: string;
}

const LARGEST_INTEGER = 2_147_483_647;
const LARGEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Before everyone in "newest". */
export const BEFORE_NEWEST: Position = { key: LARGEST_INTEGER, id: LARGEST_ID };
/** Before everyone who has this key in "newest". */
export const beforeSecond = (key: number): Position => ({ key, id: LARGEST_ID });
/** Before everyone who has this day in "soonest". */
export const beforeDay = (day: number): Position => ({ key: day - 1, id: LARGEST_ID });

/** Below 0 when `a` comes before `b` in the order. */
export function comparePositions(order: WalkOrder, a: Position, b: Position): number {
  const rising = a.key - b.key || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
  return order === 'newest' ? -rising : rising;
}

/** A list to walk, and how many of its people may be looked at; null for a list short enough to be seen whole. */
export interface WalkList {
  term: Term;
  budget: number | null;
}

/** How long lists are. */
export interface ListSizes {
  of: (term: Term) => number;
  /** From the database's statistics, and not a guess. */
  measured: boolean;
}

/** A share below this is not worth a walk. */
const SMALLEST_SHARE = 100;

/**
 * The group of lists that is shortest. When it is known to be within the budget it is seen whole; else the budget is
 * shared out by size, so that all of its lists are seen about equally far.
 */
export function chooseLists(covers: readonly Term[][], sizes: ListSizes, budget: number): WalkList[] {
  const sized = covers.map((terms) => {
    const each = terms.map((term) => Math.max(1, sizes.of(term)));
    return { terms, each, total: each.reduce((sum, size) => sum + size, 0) };
  });
  const { terms, each, total } = sized.reduce((best, cover) => (cover.total < best.total ? cover : best));
  if (sizes.measured && total <= budget) return terms.map((term) => ({ term, budget: null }));
  const least = Math.min(SMALLEST_SHARE, budget);
  return terms.map((term, index) => ({
    term,
    budget: Math.max(least, Math.floor((budget * (each[index] ?? 1)) / total)),
  }));
}

/** What one walk saw: people who passed, and where a list's budget ended (`passes: false`), together in order. */
export interface WalkedRow {
  user_id: string;
  key: number;
  passes: boolean;
}

export interface Walked<Row> {
  /** Those who passed, in order, without a gap. */
  hits: Row[];
  /** Where to go on; null when the lists ended. */
  next: Position | null;
  /** It ended early because the budget did. */
  cut: boolean;
}

/**
 * Up to `limit` people without a gap. Nothing is certain after the place where one list's budget ended, so people
 * found there in another list wait for the next walk, which begins at that place.
 */
export function gather<Row extends WalkedRow>(rows: readonly Row[], limit: number): Walked<Row> {
  const end = rows.findIndex(({ passes }) => !passes);
  const certain = end === -1 ? rows : rows.slice(0, end);
  if (certain.length > limit) {
    const hits = certain.slice(0, limit);
    return { hits, next: positionAt(hits.at(-1)), cut: false };
  }
  return { hits: [...certain], next: end === -1 ? null : positionAt(rows[end]), cut: end !== -1 };
}

const positionAt = (row: WalkedRow | undefined): Position | null => (row ? { key: row.key, id: row.user_id } : null);
