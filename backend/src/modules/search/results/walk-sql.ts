import { hiddenFromSql } from '../../profiles/index.js';
import { cardSql } from '../cards/search-cards.repository.js';
import { packedRowSql, packedSql } from './packed-rows.js';
import type { SearchFilters } from './filters.js';
import type { SearchKind } from './search-kind.js';
import type { WalkOrder } from './walk.js';

/** The statements of one table and order. */
export interface WalkSql {
  /** The next people who pass. */
  page: string;
  /** The same in one row, for many of them: see packed-rows.ts. */
  window: string;
  /** How many pass. */
  count: string;
  /** The next people with their cards: a row for each, packed as in packed-rows.ts. */
  cards: string;
  /** The same, and how many pass, where more do than are shown. */
  countedCards: string;
}

/** Parameters before those of the tests: terms, budgets, key and id to begin behind, last key, limit, viewer. */
const FIRST_TEST = 8;

type Kind<Filters extends SearchFilters> = Pick<SearchKind<Filters, never, never>, 'table' | 'tests'>;

/** Where a walk begins and ends, as placeholders. */
interface Bounds {
  key: string;
  id: string;
  until: string;
  limit: string;
}

export function walkSql<Filters extends SearchFilters>(kind: Kind<Filters>, order: WalkOrder): WalkSql {
  const bounds = { key: '$3', id: '$4', until: '$5', limit: '$6' };
  const { walked, everything, key, direction } = walkOf(kind, order);
  const page = `
      SELECT ${everything}, ${key} AS key, passes ${walked(everything, bounds)}
      ORDER BY ${key} ${direction}, user_id ${direction} LIMIT $6::integer`;
  const first = FIRST_TEST + kind.tests.length;
  const card = cardSql('walked.user_id', '$7::uuid', `$${first}::boolean`, `$${first + 1}::boolean`);
  const soonest = walkOf(kind, 'soonest');
  const counted = countOf(
    soonest.walked('user_id', {
      key: `$${first + 2}`,
      id: `$${first + 3}`,
      until: `$${first + 4}`,
      limit: `$${first + 5}`,
    }),
  );
  const cards = (more: string) => `
    WITH walked AS MATERIALIZED (${page})
    SELECT walked.user_id, ${packedRowSql(kind.table, 'walked')} AS packed, ${card.columns}${more} FROM walked ${card.joins}
    ORDER BY walked.key ${direction}, walked.user_id ${direction}`;
  return {
    page,
    window: `SELECT ${packedSql(kind.table)} FROM (${page}) AS seen`,
    count: countOf(walked('user_id', bounds)),
    cards: cards(''),
    // Whether anyone stands behind the page is known first: only then is anything counted.
    countedCards: cards(`,
      CASE WHEN (SELECT count(*) FROM walked WHERE passes) = $6::integer
        THEN (SELECT CASE WHEN cut THEN -found - 1 ELSE found END FROM (${counted}) AS counted) END AS counted`),
  };
}

const countOf = (walked: string) => `
      SELECT count(*) FILTER (WHERE passes)::integer AS found, coalesce(bool_or(NOT passes), false) AS cut
      ${walked}`;

/**
 * Walks each list in its order inside the covering index, and stops at the limit or the budget, whichever comes first.
 * Where the budget came first, a row with `passes: false` says where.
 */
function walkOf<Filters extends SearchFilters>({ table, tests }: Kind<Filters>, order: WalkOrder) {
  const key = order === 'newest' ? 'created' : table.soonest;
  const [further, notPast, direction] = order === 'newest' ? ['<', '>=', 'DESC'] : ['>', '<=', 'ASC'];
  const everything = ['user_id', ...Object.keys(table.columns)].join(', ');
  const asked = tests.map(({ sql, type }, index) => sql(`$${FIRST_TEST + index}::${type}`));
  const passing = [...asked, `user_id NOT IN (${hiddenFromSql('$7::uuid')})`].join(' AND ');

  const inOrder = (columns: string, { key: after, id, until }: Bounds, condition = '') => `
          SELECT ${columns} FROM ${table.name} AS one
          WHERE ${condition} one.term = list.term
            AND (one.${key}, one.user_id) ${further} (${after}::integer, ${id}::uuid) AND one.${key} ${notPast} ${until}::integer
          ORDER BY one.${key} ${direction}, one.user_id ${direction}`;

  // UNION ALL runs its second half only when the first ended short of the limit.
  const walked = (columns: string, bounds: Bounds) => `
      FROM unnest($1::integer[], $2::integer[]) AS list (term, budget)
      CROSS JOIN LATERAL (
        (
          SELECT ${columns}, true AS passes
          FROM (${inOrder(everything, bounds)} LIMIT list.budget) AS seen
          WHERE ${passing}
        )
        UNION ALL
        (${inOrder(`${columns}, false`, bounds, 'list.budget IS NOT NULL AND')} OFFSET list.budget - 1 LIMIT 1)
        LIMIT ${bounds.limit}::integer
      ) AS walked`;
  return { walked, everything, key, direction };
}
