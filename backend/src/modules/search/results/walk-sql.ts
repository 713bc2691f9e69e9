import type { SearchFilters } from './filters.js';
import type { SearchKind } from './search-kind.js';
import type { WalkOrder } from './walk.js';

/** The statements of one table and order. */
export interface WalkSql {
  page: string;
  count: string;
}

/** Parameters before those of the tests: terms, budgets, key and id to begin behind, last key, limit, hidden people. */
const FIRST_TEST = 8;

/**
 * Walks each list in its order inside the covering index, and stops at the limit or the budget, whichever comes first.
 * Where the budget came first, a row with `passes: false` says where.
 */
export function walkSql<Filters extends SearchFilters>(
  { table, tests }: Pick<SearchKind<Filters, never, never>, 'table' | 'tests'>,
  order: WalkOrder,
): WalkSql {
  const key = order === 'newest' ? 'created' : table.soonest;
  const [further, notPast, direction] = order === 'newest' ? ['<', '>=', 'DESC'] : ['>', '<=', 'ASC'];
  const everything = ['user_id', ...Object.keys(table.columns)].join(', ');
  const asked = tests.map(({ sql, type }, index) => sql(`$${FIRST_TEST + index}::${type}`));
  const passing = [...asked, 'user_id <> ALL($7::uuid[])'].join(' AND ');

  const inOrder = (columns: string, condition = '') => `
          SELECT ${columns} FROM ${table.name} AS one
          WHERE ${condition} one.term = list.term
            AND (one.${key}, one.user_id) ${further} ($3::integer, $4::uuid) AND one.${key} ${notPast} $5::integer
          ORDER BY one.${key} ${direction}, one.user_id ${direction}`;

  // UNION ALL runs its second half only when the first ended short of the limit.
  const walked = (columns: string) => `
      FROM unnest($1::integer[], $2::integer[]) AS list (term, budget)
      CROSS JOIN LATERAL (
        (
          SELECT ${columns}, true AS passes
          FROM (${inOrder(everything)} LIMIT list.budget) AS seen
          WHERE ${passing}
        )
        UNION ALL
        (${inOrder(`${columns}, false`, 'list.budget IS NOT NULL AND')} OFFSET list.budget - 1 LIMIT 1)
        LIMIT $6::integer
      ) AS walked`;

  return {
    page: `
      SELECT ${everything}, ${key} AS key, passes ${walked(everything)}
      ORDER BY ${key} ${direction}, user_id ${direction} LIMIT $6::integer`,
    count: `
      SELECT count(*) FILTER (WHERE passes)::integer AS found, coalesce(bool_or(NOT passes), false) AS cut
      ${walked('user_id')}`,
  };
}
