import { Injectable } from '@nestjs/common';
import type { Day } from '../../profiles/index.js';
import { askOn, type SearchFilters } from './filters.js';
import { rankedPage, type RankedWindow } from './ranking.js';
import {
  decodeSearchCursor,
  encodeSearchCursor,
  fingerprintOf,
  type RankedPlace,
  type SearchPlace,
} from './search-cursor.js';
import type { SearchCount } from './search-count.dto.js';
import type { SearchKind } from './search-kind.js';
import { SearchWalkRepository, type Walk } from './search-walk.repository.js';
import { TermSizesService } from '../search-index/term-sizes.service.js';
import {
  beforeDay,
  BEFORE_NEWEST,
  beforeSecond,
  chooseLists,
  type Position,
  type WalkedRow,
  type WalkOrder,
} from './walk.js';

export const SORTS = ['best', 'newest', 'soonest'] as const;
export type SearchSort = (typeof SORTS)[number];

/** People are counted up to this; more is "500+". */
export const COUNT_CAP = 500;
/** The newest people who pass, among whom "best match" ranks. */
export const RANKED_WINDOW = 500;
/** Index rows that one walk looks at, and once more at most to find where it ended: below 10 ms on an idle machine. */
export const SCAN_BUDGET = 25_000;

export interface SearchRequest<Filters, Facts> {
  filters: Filters;
  sort: SearchSort;
  limit: number;
  cursor: string | undefined;
  /** The score of "best match"; without it "best" is "newest". */
  score: ((facts: Facts) => number) | null;
  today: Day;
  /** Ids of people who are not shown to whoever asks. */
  hidden: readonly string[];
  /** Index rows to look at, `SCAN_BUDGET` unless told. */
  budget?: number;
}

export interface SearchResult<Facts> {
  people: Facts[];
  nextCursor: string | null;
  count: SearchCount;
}

/** What is the same in every step of one search. */
interface Search<Filters extends SearchFilters, Row, Facts> {
  kind: SearchKind<Filters, Row, Facts>;
  request: SearchRequest<Filters, Facts>;
  walk: Walk<Filters>;
  fingerprint: string;
}

/** Pages of people in three orders, each at a cost that does not grow with the number of people. */
@Injectable()
export class SearchPagesService {
  constructor(
    private readonly walks: SearchWalkRepository,
    private readonly sizes: TermSizesService,
  ) {}

  /** Throws a 400 for a cursor of another search. */
  async page<Filters extends SearchFilters, Row, Facts>(
    kind: SearchKind<Filters, Row, Facts>,
    request: SearchRequest<Filters, Facts>,
  ): Promise<SearchResult<Facts>> {
    const { filters, sort, cursor } = request;
    const fingerprint = fingerprintOf({ table: kind.table.name, sort, filters });
    const place = cursor === undefined ? null : decodeSearchCursor(fingerprint, cursor);
    const walk = await this.start(kind, request);
    const search = { kind, request, walk, fingerprint };
    if (place?.window) return this.rankedPage(search, place);
    const isRanked = sort === 'best' && !place && request.score !== null;
    return isRanked ? this.rankedPage(search, null) : this.plainPage(search, place);
  }

  /** How many pass, whatever the sort. */
  async count<Filters extends SearchFilters, Row, Facts>(
    kind: SearchKind<Filters, Row, Facts>,
    request: Pick<SearchRequest<Filters, Facts>, 'filters' | 'today' | 'hidden' | 'budget'>,
  ): Promise<SearchCount> {
    // By day a window has an end, so that fewer rows are looked at.
    const walk = await this.start(kind, { ...request, sort: 'soonest' });
    const { found, cut } = await this.walks.count(kind, walk, COUNT_CAP + 1);
    return { value: Math.min(found, COUNT_CAP), capped: cut || found > COUNT_CAP };
  }

  private async start<Filters extends SearchFilters, Row, Facts>(
    kind: SearchKind<Filters, Row, Facts>,
    {
      filters,
      sort,
      today,
      hidden,
      budget = SCAN_BUDGET,
    }: Pick<SearchRequest<Filters, Facts>, 'filters' | 'sort' | 'today' | 'hidden' | 'budget'>,
  ): Promise<Walk<Filters>> {
    const asked = askOn(today, filters);
    const lists = chooseLists(kind.covers(filters), await this.sizes.of(kind.table), budget);
    const order: WalkOrder = sort === 'soonest' ? 'soonest' : 'newest';
    return order === 'newest'
      ? { order, lists, asked, hidden, after: BEFORE_NEWEST, until: 0 }
      : { order, lists, asked, hidden, after: beforeDay(asked.earliest), until: asked.latest };
  }

  private async plainPage<Filters extends SearchFilters, Row, Facts>(
    { kind, request, walk, fingerprint }: Search<Filters, Row, Facts>,
    place: SearchPlace | null,
  ): Promise<SearchResult<Facts>> {
    const here = place ? { ...walk, after: place.after } : walk;
    const { hits, next, cut } = await this.walks.walk<Filters, Row>(kind, here, request.limit);
    const count =
      place?.count ?? (next && !cut ? await this.count(kind, request) : { value: hits.length, capped: cut });
    return {
      people: hits.map(kind.toFacts),
      nextCursor: next && encodeSearchCursor(fingerprint, { count, after: next, window: null }),
      count,
    };
  }

  /**
   * Ranks the newest who pass. The window stays the same from page to page, whoever joins meanwhile; behind it the
   * search goes on by newest.
   */
  private async rankedPage<Filters extends SearchFilters, Row, Facts>(
    { kind, request, walk, fingerprint }: Search<Filters, Row, Facts>,
    place: RankedPlace | null,
  ): Promise<SearchResult<Facts>> {
    const here = place ? within(place.window, walk) : walk;
    const { hits, next } = await this.walks.walk<Filters, Row>(kind, here, RANKED_WINDOW);
    const count = place?.count ?? { value: hits.length, capped: next !== null };
    const window = place?.window ?? windowOf(hits, next);
    if (!window) return { people: [], nextCursor: null, count };

    const people = hits.map((row) => {
      const facts = kind.toFacts(row);
      return { facts, at: { ...positionOf(row), score: request.score?.(facts) ?? 0 } };
    });
    const { shown, hasMore } = rankedPage(people, { window, after: place?.after ?? null, limit: request.limit });
    const last = shown.at(-1);
    const inWindow = hasMore && last ? { count, window, after: last.at } : null;
    // Only a capped count leaves anybody behind the window.
    const nextPlace = inWindow ?? (count.capped ? { count, after: window.to, window: null } : null);
    return {
      people: shown.map(({ facts }) => facts),
      nextCursor: nextPlace && encodeSearchCursor(fingerprint, nextPlace),
      count,
    };
  }
}

const positionOf = ({ key, user_id }: WalkedRow): Position => ({ key, id: user_id });

/** The same people again: a window that was found within the budget needs none to be seen once more. */
const within = <Filters>({ from, to }: RankedWindow, walk: Walk<Filters>): Walk<Filters> => ({
  ...walk,
  lists: walk.lists.map((list) => ({ ...list, budget: null })),
  after: beforeSecond(from.key),
  until: to.key,
});

/** From the newest hit to where the walk ended; null when it found and left nothing. */
function windowOf(hits: readonly WalkedRow[], next: Position | null): RankedWindow | null {
  const [first] = hits;
  const last = hits.at(-1);
  const to = next ?? (last ? positionOf(last) : null);
  return to && { from: first ? positionOf(first) : to, to };
}
