import type { Asked, SearchFilters } from './filters.js';
import type { SearchTable } from '../search-index/search-table.js';
import type { Term } from '../search-index/terms.js';

/** One comparison inside the index. `sql` gets the placeholder of its one parameter, already cast to `type`. */
export interface SearchTest<Filters> {
  sql: (parameter: string) => string;
  type: 'integer' | 'smallint' | 'smallint[]' | 'integer[]';
  value: (asked: Asked<Filters>) => unknown;
}

/** One direction of the search: what its table holds, and how filters are asked of it. */
export interface SearchKind<Filters extends SearchFilters, Row, Facts> {
  table: SearchTable;
  /** All of them must hold. */
  tests: readonly SearchTest<Filters>[];
  /** Groups of lists: each group together has everyone whom the filters can let through, and no one twice. */
  covers: (filters: Filters) => Term[][];
  toFacts: (row: Row) => Facts;
}
