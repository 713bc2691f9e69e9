import { Injectable } from '@nestjs/common';
import type { Day } from '../../profiles/index.js';
import type { CardReader, SearchCardRow } from '../cards/search-cards.repository.js';
import { askOn, type Deal, type SearchFilters } from './filters.js';
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
import { SearchWalkRepository, type Walk, type WalkCount } from './search-walk.repository.js';
import { TermSizesService } from '../search-index/term-sizes.service.js';
import {
  beforeDay,
  BEFORE_NEWEST,
  beforeSecond,
  chooseLists,
  type Position,
  type Walked,
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
const SCAN_BUDGET = 25_000;
/** By day a window has an end, so that fewer rows are looked at. */
const COUNTED_BY = 'soonest';

interface SearchRequest<Filters, Facts> {
  filters: Filters;
  sort: SearchSort;
  limit: number;
  cursor: string | undefined;
  /** The score of "best match"; without it "best" is "newest". */
  score: ((facts: Facts) => number) | null;
  today: Day;
  /** The searching member, who does not find people hidden from them. Null for a visitor. */
  viewerId: string | null;
  /** Their deal-breakers and facts: see deal-test.ts. */
  deal?: Deal | null;
  /** Where cards shall be read along, what the viewer may read on them. */
  cards?: CardReader;
  /** Index rows to look at; `SCAN_BUDGET` by default. */
  budget?: number;
}

interface SearchResult<Facts> {
  people: Facts[];
  /** The data of their cards; undefined until it is read. */
  cards: SearchCardRow[] | undefined;
  nextCursor: string | null;
  count: SearchCount;
}

/** The values that are the same in every step of one search. */
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
    request: Pick<SearchRequest<Filters, Facts>, 'filters' | 'today' | 'viewerId' | 'deal' | 'budget'>,
  ): Promise<SearchCount> {
    const walk = await this.start(kind, { ...request, sort: COUNTED_BY });
    return asCount(await this.walks.count(kind, walk, COUNT_CAP + 1));
  }

  /** The newest who pass, up to `limit`, and whether there are or may be more. */
  async newest<Filters extends SearchFilters, Row, Facts>(
    kind: SearchKind<Filters, Row, Facts>,
    request: Pick<SearchRequest<Filters, Facts>, 'filters' | 'today' | 'viewerId' | 'deal'>,
    limit: number,
  ): Promise<{ people: Facts[]; capped: boolean }> {
    const walk = await this.start(kind, { ...request, sort: 'newest' });
    const { hits, next } = await this.walks.window<Filters, Row>(kind, walk, limit);
    return { people: hits.map(kind.toFacts), capped: next !== null };
  }

  private async start<Filters extends SearchFilters, Row, Facts>(
    kind: SearchKind<Filters, Row, Facts>,
    {
      filters,
      sort,
      today,
      viewerId,
      deal = null,
      budget = SCAN_BUDGET,
    }: Pick<SearchRequest<Filters, Facts>, 'filters' | 'sort' | 'today' | 'viewerId' | 'deal' | 'budget'>,
  ): Promise<Walk<Filters>> {
    const asked = askOn(today, filters, deal);
    const lists = chooseLists(kind.covers(filters), await this.sizes.of(kind.table), budget);
    const order: WalkOrder = sort === 'soonest' ? 'soonest' : 'newest';
    return { order, lists, asked, viewerId, ...wholeOf(order, asked) };
  }

  private async plainPage<Filters extends SearchFilters, Row, Facts>(
    search: Search<Filters, Row, Facts>,
    place: SearchPlace | null,
  ): Promise<SearchResult<Facts>> {
    const { hits, next, cut, counted, cards } = await this.walked(search, place);
    const count = place?.count ?? counted ?? { value: hits.length, capped: cut };
    return {
      people: hits.map(search.kind.toFacts),
      cards,
      nextCursor: next && encodeSearchCursor(search.fingerprint, { count, after: next, window: null }),
      count,
    };
  }

  /** The people of a plain page; and how many there are where more pass and no page has counted them. */
  private async walked<Filters extends SearchFilters, Row, Facts>(
    { kind, request, walk }: Search<Filters, Row, Facts>,
    place: SearchPlace | null,
  ): Promise<Walked<Row & WalkedRow> & { counted: SearchCount | null; cards: SearchCardRow[] | undefined }> {
    const { limit, cards } = request;
    const here = place ? { ...walk, after: place.after } : walk;
    if (!cards) {
      const seen = await this.walks.walk<Filters, Row>(kind, here, limit);
      const isCounted = !place && seen.next && !seen.cut;
      return { ...seen, counted: isCounted ? await this.count(kind, request) : null, cards: undefined };
    }
    const count = place ? null : { ...wholeOf(COUNTED_BY, walk.asked), limit: COUNT_CAP + 1 };
    const seen = await this.walks.walkWithCards<Filters, Row>(kind, here, limit, { ...cards, count });
    return { ...seen, counted: seen.counted && asCount(seen.counted) };
  }

  /**
   * Ranks the newest people who pass. The window stays the same from page to page, even if people join meanwhile; after
   * it the search continues with the newest.
   */
  private async rankedPage<Filters extends SearchFilters, Row, Facts>(
    { kind, request, walk, fingerprint }: Search<Filters, Row, Facts>,
    place: RankedPlace | null,
  ): Promise<SearchResult<Facts>> {
    const here = place ? within(place.window, walk) : walk;
    const { hits, next } = await this.walks.window<Filters, Row>(kind, here, RANKED_WINDOW);
    const count = place?.count ?? { value: hits.length, capped: next !== null };
    const window = place?.window ?? windowOf(hits, next);
    if (!window) return { people: [], cards: [], nextCursor: null, count };

    const people = hits.map((row) => {
      const facts = kind.toFacts(row);
      return { facts, at: { key: row.key, id: row.user_id, score: request.score?.(facts) ?? 0 } };
    });
    const { shown, hasMore } = rankedPage(people, { window, after: place?.after ?? null, limit: request.limit });
    const last = shown.at(-1);
    const inWindow = hasMore && last ? { count, window, after: last.at } : null;
    // Only a capped count leaves anyone behind the window.
    const nextPlace = inWindow ?? (count.capped ? { count, after: window.to, window: null } : null);
    return {
      people: shown.map(({ facts }) => facts),
      cards: undefined,
      nextCursor: nextPlace && encodeSearchCursor(fingerprint, nextPlace),
      count,
    };
  }
}

/** All of a list that the filters let through, by its order. */
const wholeOf = (order: WalkOrder, { earliest, latest }: { earliest: Day; latest: Day }) =>
  order === 'newest' ? { after: BEFORE_NEWEST, until: 0 } : { after: beforeDay(earliest), until: latest };

const asCount = ({ found, cut }: WalkCount): SearchCount => ({
  value: Math.min(found, COUNT_CAP),
  capped: cut || found > COUNT_CAP,
});

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
