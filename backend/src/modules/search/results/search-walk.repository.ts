import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { Asked, SearchFilters } from './filters.js';
import type { SearchKind } from './search-kind.js';
import { gather, type Position, type Walked, type WalkedRow, type WalkList, type WalkOrder } from './walk.js';
import { walkSql, type WalkSql } from './walk-sql.js';

/** What to walk, from where to where. */
export interface Walk<Filters> {
  order: WalkOrder;
  lists: readonly WalkList[];
  /** Walks begin behind it. */
  after: Position;
  /** The last key that counts. */
  until: number;
  asked: Asked<Filters>;
  /** Ids of people who do not pass. */
  hidden: readonly string[];
}

export interface WalkCount {
  /** People who pass, up to the limit. */
  found: number;
  /** There may be more: a list's budget ended first. */
  cut: boolean;
}

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
    const rows = await this.sql.rows<Row & WalkedRow>(
      `${kind.table.name}:${walk.order}`,
      statements(kind, walk.order).page,
      // One more than asked tells whether there is a next page.
      parameters(kind, walk, limit + 1),
    );
    return gather(rows, limit);
  }

  /** How many pass, counted up to `limit`. */
  async count<Filters extends SearchFilters>(
    kind: Kind<Filters>,
    walk: Walk<Filters>,
    limit: number,
  ): Promise<WalkCount> {
    const [row] = await this.sql.rows<{ found: number; cut: boolean }>(
      `${kind.table.name}:${walk.order}:count`,
      statements(kind, walk.order).count,
      parameters(kind, walk, limit),
    );
    return { found: Math.min(limit, row?.found ?? 0), cut: row?.cut ?? false };
  }
}

/** In the order that walk-sql.ts expects. */
function parameters<Filters extends SearchFilters>(kind: Kind<Filters>, walk: Walk<Filters>, limit: number): unknown[] {
  return [
    walk.lists.map(({ term }) => term),
    walk.lists.map(({ budget }) => budget),
    walk.after.key,
    walk.after.id,
    walk.until,
    limit,
    walk.hidden,
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
