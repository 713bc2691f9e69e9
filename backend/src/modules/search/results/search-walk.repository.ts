import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { CardReader, SearchCardRow } from '../cards/search-cards.repository.js';
import type { Asked, SearchFilters } from './filters.js';
import { unpacked, unpackedRow } from './packed-rows.js';
import type { SearchKind } from './search-kind.js';
import { gather, type Position, type Walked, type WalkedRow, type WalkList, type WalkOrder } from './walk.js';
import { walkSql, type WalkSql } from './walk-sql.js';

/** The list to walk, and its bounds. */
export interface Walk<Filters> {
  order: WalkOrder;
  lists: readonly WalkList[];
  /** Walks begin behind it. */
  after: Position;
  /** The last key that counts. */
  until: number;
  asked: Asked<Filters>;
  /** People who are hidden from this one do not pass. */
  viewerId: string | null;
}

export interface WalkCount {
  /** People who pass, up to the limit. */
  found: number;
  /** There may be more: a list's budget ended first. */
  cut: boolean;
}

/** The whole of a walk, to count it: where to begin, the last key, and the limit. */
type CountBounds = Pick<Walk<never>, 'after' | 'until'> & { limit: number };

type Kind<Filters extends SearchFilters> = Pick<SearchKind<Filters, never, never>, 'table' | 'tests'>;

/**
 * Walks term lists in order, inside their covering index. A walk looks at no more rows than the budgets of its lists,
 * whatever the filters and however large the table.
 */
@Injectable()
export class SearchWalkRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** The next people who pass, `limit` at most. */
  async walk<Filters extends SearchFilters, Row>(
    kind: Kind<Filters>,
    walk: Walk<Filters>,
    limit: number,
  ): Promise<Walked<Row & WalkedRow>> {
    // One more than asked tells whether there is a next page.
    return gather(
      await this.rows<Filters, Row & WalkedRow>(kind, walk, 'page', parameters(kind, walk, limit + 1)),
      limit,
    );
  }

  /** The same for hundreds of people. */
  async window<Filters extends SearchFilters, Row>(
    kind: Kind<Filters>,
    walk: Walk<Filters>,
    limit: number,
  ): Promise<Walked<Row & WalkedRow>> {
    const [row] = await this.rows<Filters, Packed>(kind, walk, 'window', parameters(kind, walk, limit + 1));
    if (row?.ids == null) return { hits: [], next: null, cut: false };
    return gather(unpacked<Row & WalkedRow>(kind.table, keyOf(kind, walk), row.ids, row.packed), limit);
  }

  /** The next people with their cards; and how many pass, where bounds to count within are given and more do. */
  async walkWithCards<Filters extends SearchFilters, Row>(
    kind: Kind<Filters>,
    walk: Walk<Filters>,
    limit: number,
    { readsNames, readsVisas, count }: CardReader & { count: CountBounds | null },
  ): Promise<Walked<Row & WalkedRow> & { cards: SearchCardRow[]; counted: WalkCount | null }> {
    const rows = await this.rows<Filters, PackedCard>(kind, walk, count ? 'countedCards' : 'cards', [
      ...parameters(kind, walk, limit + 1),
      readsNames,
      readsVisas,
      ...(count ? [count.after.key, count.after.id, count.until, count.limit] : []),
    ]);
    const key = keyOf(kind, walk);
    const seen = gather(
      rows.map(({ user_id: id, packed }) => unpackedRow<Row & WalkedRow>(kind.table, key, id, packed)),
      limit,
    );
    const found = rows[0]?.counted ?? null;
    return {
      ...seen,
      cards: rows.slice(0, seen.hits.length),
      counted: count && found !== null ? countOf(found, count.limit) : null,
    };
  }

  /** How many pass, counted up to `limit`. */
  async count<Filters extends SearchFilters>(
    kind: Kind<Filters>,
    walk: Walk<Filters>,
    limit: number,
  ): Promise<WalkCount> {
    const [row] = await this.rows<Filters, WalkCount>(kind, walk, 'count', parameters(kind, walk, limit));
    return { found: Math.min(limit, row?.found ?? 0), cut: row?.cut ?? false };
  }

  private rows<Filters extends SearchFilters, Row extends object>(
    kind: Kind<Filters>,
    { order }: Walk<Filters>,
    statement: keyof WalkSql,
    values: unknown[],
  ): Promise<Row[]> {
    const name = `${kind.table.name}:${order}:${statement}`;
    return this.sql.rows<Row>(name, statements(kind, order)[statement], values);
  }
}

/** Nulls where no one passes. */
type Packed = { ids: string; packed: Buffer } | { ids: null; packed: null };

interface PackedCard extends SearchCardRow {
  packed: Buffer;
  /** People found, as `-found - 1` where the budget ended first; the same in each row, absent where nothing had to be counted. */
  counted?: number | null;
}

const countOf = (counted: number, limit: number): WalkCount => ({
  found: Math.min(limit, counted < 0 ? -counted - 1 : counted),
  cut: counted < 0,
});

/** The column by which the walk is ordered. */
const keyOf = ({ table }: Pick<Kind<never>, 'table'>, { order }: Pick<Walk<never>, 'order'>): string =>
  order === 'newest' ? 'created' : table.soonest;

/** In the order that walk-sql.ts expects. */
function parameters<Filters extends SearchFilters>(kind: Kind<Filters>, walk: Walk<Filters>, limit: number): unknown[] {
  return [
    walk.lists.map(({ term }) => term),
    walk.lists.map(({ budget }) => budget),
    walk.after.key,
    walk.after.id,
    walk.until,
    limit,
    walk.viewerId,
    ...kind.tests.map(({ value }) => value(walk.asked)),
  ];
}

/** Built once per table and order. */
const built = new Map<string, WalkSql>();

function statements<Filters extends SearchFilters>(kind: Kind<Filters>, order: WalkOrder): WalkSql {
  const name = `${kind.table.name}:${order}`;
  const known = built.get(name) ?? walkSql(kind, order);
  built.set(name, known);
  return known;
}
