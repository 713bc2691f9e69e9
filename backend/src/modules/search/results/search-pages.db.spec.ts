import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  arbitraryAuPair,
  arbitraryAuPairQuery,
  auPairPasses,
  toAuPairFilters,
  toSearchableAuPair,
} from '../../../../test/support/arbitrary-au-pairs.js';
import {
  arbitraryFamily,
  arbitraryFamilyQuery,
  familyPasses,
  toFamilyFilters,
  toSearchableFamily,
} from '../../../../test/support/arbitrary-families.js';
import { SEARCH_DAY } from '../../../../test/support/arbitrary-search.js';
import { createSearchHarness, type SearchHarness } from '../../../../test/support/search-harness.js';
import { insertAuPairs, insertFamilies, removeEveryone } from '../../../../test/support/searchable-people.js';
import type { SearchFilters } from './filters.js';
import { AU_PAIRS, FAMILIES } from './search-kinds.js';
import type { SearchKind } from './search-kind.js';
import type { SearchSort } from './search-pages.service.js';

let search: SearchHarness;
beforeAll(async () => {
  search = await createSearchHarness();
});
afterAll(() => search.close());

interface HowAsked {
  sort: SearchSort;
  limit: number;
  budget: number;
  seed: number;
}
/** Budgets so small that walks end early, and lists chosen at random. */
const howAsked = fc.record<HowAsked>({
  sort: fc.constantFrom('newest', 'soonest'),
  limit: fc.integer({ min: 1, max: 7 }),
  budget: fc.constantFrom(1, 3, 10, 1_000),
  seed: fc.nat(100),
});

/** Everyone whom the pages show, from first to last. */
async function everyone<Filters extends SearchFilters, Row, Facts extends { userId: string }>(
  kind: SearchKind<Filters, Row, Facts>,
  filters: Filters,
  { seed, ...asked }: HowAsked,
) {
  search.sizes.seed = seed;
  const ids: string[] = [];
  const counts = new Set<string>();
  let cursor: string | undefined;
  do {
    const request = { ...asked, filters, cursor, score: null, today: SEARCH_DAY, viewerId: null };
    const { people, nextCursor, count } = await search.pages.page(kind, request);
    expect(people.length).toBeLessThanOrEqual(asked.limit);
    ids.push(...people.map(({ userId }) => userId));
    counts.add(JSON.stringify(count));
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return { ids, counts: [...counts].map((count) => JSON.parse(count) as { value: number; capped: boolean }) };
}

interface Ordered {
  userId: string;
  createdAt: Date;
}
const byId = (a: Ordered, b: Ordered) => (a.userId < b.userId ? -1 : 1);
const newestFirst = (a: Ordered, b: Ordered) => b.createdAt.getTime() - a.createdAt.getTime() || byId(b, a);
/** Unknown days last; two of them differ by NaN, which counts as no difference. */
const soonestFirst =
  <One extends Ordered>(dayOf: (one: One) => number | null) =>
  (a: One, b: One) =>
    (dayOf(a) ?? Infinity) - (dayOf(b) ?? Infinity) || byId(a, b);
const inOrder = <One extends Ordered>(people: One[], sort: SearchSort, dayOf: (one: One) => number | null) =>
  people.sort(sort === 'soonest' ? soonestFirst(dayOf) : newestFirst).map(({ userId }) => userId);

async function expectCount(counts: { value: number; capped: boolean }[], right: number, budget: number) {
  expect(counts).toHaveLength(1);
  const [count] = counts;
  if (count?.capped) expect(count.value).toBeLessThanOrEqual(right);
  else expect(count?.value).toBe(right);
  if (budget >= 1_000) expect(count).toEqual({ value: right, capped: false });
}

const POPULATION = { minLength: 20, maxLength: 60, selector: ({ userId }: { userId: string }) => userId };
/** Making a counterexample smaller would take longer than a test may. */
const RUNS = { numRuns: 15, endOnFailure: true };
const QUESTIONS = { minLength: 15, maxLength: 15 };

describe('Search finds exactly those whom a check of every person finds', () => {
  it('R03 for au pairs, whatever is asked, in whatever order, from whichever list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(arbitraryAuPair, POPULATION),
        fc.array(fc.tuple(arbitraryAuPairQuery, howAsked), QUESTIONS),
        async (people, questions) => {
          await removeEveryone(search.database);
          await insertAuPairs(search.database, people.map(toSearchableAuPair));
          await search.index.reindexAll();
          for (const [query, asked] of questions) {
            const passing = people.filter((one) => auPairPasses(one, query));
            const { ids, counts } = await everyone(AU_PAIRS, toAuPairFilters(query), asked);
            expect(ids).toEqual(inOrder(passing, asked.sort, ({ free }) => free.at));
            await expectCount(counts, passing.length, asked.budget);
          }
        },
      ),
      RUNS,
    );
  });

  it('R03 for families, whatever is asked, in whatever order, from whichever list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(arbitraryFamily, POPULATION),
        fc.array(fc.tuple(arbitraryFamilyQuery, howAsked), QUESTIONS),
        async (people, questions) => {
          await removeEveryone(search.database);
          await insertFamilies(search.database, people.map(toSearchableFamily));
          await search.index.reindexAll();
          for (const [query, asked] of questions) {
            const passing = people.filter((one) => familyPasses(one, query));
            const { ids, counts } = await everyone(FAMILIES, toFamilyFilters(query), asked);
            expect(ids).toEqual(inOrder(passing, asked.sort, ({ starts }) => starts.at));
            await expectCount(counts, passing.length, asked.budget);
          }
        },
      ),
      RUNS,
    );
  });
});
