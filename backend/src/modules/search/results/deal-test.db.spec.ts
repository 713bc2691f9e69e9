import 'reflect-metadata';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryAuPair, toSearchableAuPair } from '../../../../test/support/arbitrary-au-pairs.js';
import { arbitraryFamily, toSearchableFamily } from '../../../../test/support/arbitrary-families.js';
import { SEARCH_DAY } from '../../../../test/support/arbitrary-search.js';
import { createSearchHarness, type SearchHarness } from '../../../../test/support/search-harness.js';
import {
  insertAuPairs,
  insertFamilies,
  removeEveryone,
  type SearchableAuPair,
  type SearchableFamily,
} from '../../../../test/support/searchable-people.js';
import { brokenDeals } from '../../matching/index.js';
import { auPairFacts, DEAL_BREAKERS, familyFacts } from '../../profiles/index.js';
import { dealOf } from './deal-test.js';
import { auPairFiltersOf, familyFiltersOf } from './filters-of-query.js';
import { AU_PAIRS, FAMILIES } from './search-kinds.js';

let search: SearchHarness;
beforeAll(async () => {
  search = await createSearchHarness();
});
afterAll(() => search.close());

const said = fc.constantFrom(true, false, null);
const number = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null, freq: 2 });
const dealBreakers = fc.subarray([...DEAL_BREAKERS]);
const visible = { active: true, complete: true };

const someAuPair = fc
  .tuple(
    arbitraryAuPair,
    fc.record({
      dealBreakers,
      mostHours: number(20, 45),
      leastDaysOff: number(1, 3),
      leastChildAge: number(0, 6),
      preferredHours: number(20, 40),
      daysOff: number(1, 3),
      livesWithPets: said,
      swims: said,
      smokes: said,
    }),
  )
  .map(([one, more]): SearchableAuPair => ({ ...toSearchableAuPair(one), ...more, ...visible }));
const someFamily = fc
  .tuple(
    arbitraryFamily,
    fc.record({
      dealBreakers,
      leastHours: number(20, 40),
      leastAge: number(18, 22),
      mostAge: number(20, 30),
      daysOff: number(1, 3),
      needsDriver: said,
      needsSwimmer: said,
      smokesAtHome: said,
    }),
  )
  .map(([one, more]): SearchableFamily => ({ ...toSearchableFamily(one), ...more, ...visible }));

const PEOPLE = 60;
const VIEWERS = 25;
const request = {
  sort: 'newest' as const,
  limit: PEOPLE,
  cursor: undefined,
  today: SEARCH_DAY,
  score: null,
  viewerId: null,
};
const viewer = { userId: null, readsNames: true, family: null, auPair: null, today: SEARCH_DAY };
const sorted = (ids: string[]) => [...ids].sort();

describe('The search index knows deal-breakers as the score does', () => {
  it('shows exactly those who break none of either, to families and to au pairs', async () => {
    const uniquely = { minLength: PEOPLE, maxLength: PEOPLE, selector: ({ userId }: { userId: string }) => userId };
    const [auPairs = []] = fc.sample(fc.uniqueArray(someAuPair, uniquely), { numRuns: 1, seed: 11 });
    const [families = []] = fc.sample(fc.uniqueArray(someFamily, uniquely), { numRuns: 1, seed: 12 });
    await removeEveryone(search.database);
    await insertAuPairs(search.database, auPairs);
    await insertFamilies(search.database, families);
    await search.index.reindexAll();
    let excluded = 0;

    for (const one of families.slice(0, VIEWERS)) {
      const family = familyFacts(one);
      const deal = dealOf({ ...viewer, family });
      const filters = auPairFiltersOf({});
      const fitting = auPairs.filter((auPair) => brokenDeals(auPairFacts(auPair), family, SEARCH_DAY).length === 0);
      const { people } = await search.pages.page(AU_PAIRS, { ...request, filters, deal });
      expect(sorted(people.map(({ userId }) => userId))).toEqual(sorted(fitting.map(({ userId }) => userId)));
      const count = await search.pages.count(AU_PAIRS, { ...request, filters, deal });
      expect(count.value).toBe(fitting.length);
      const all = await search.pages.page(AU_PAIRS, {
        ...request,
        filters: { ...filters, ignoreDealBreakers: true },
        deal,
      });
      expect(all.people).toHaveLength(PEOPLE);
      excluded += PEOPLE - fitting.length;
    }
    for (const one of auPairs.slice(0, VIEWERS)) {
      const auPair = { ...auPairFacts(one), mayStay: null };
      const deal = dealOf({ ...viewer, auPair });
      const fitting = families.filter((family) => brokenDeals(auPair, familyFacts(family), SEARCH_DAY).length === 0);
      const { people } = await search.pages.page(FAMILIES, { ...request, filters: familyFiltersOf({}), deal });
      expect(sorted(people.map(({ userId }) => userId))).toEqual(sorted(fitting.map(({ userId }) => userId)));
      excluded += PEOPLE - fitting.length;
    }
    expect(excluded).toBeGreaterThan(VIEWERS);
    expect(excluded).toBeLessThan(2 * VIEWERS * PEOPLE);
  });
});
