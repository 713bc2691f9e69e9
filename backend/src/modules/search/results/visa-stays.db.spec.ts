import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { arbitraryAuPair, toSearchableAuPair } from '../../../../test/support/arbitrary-au-pairs.js';
import { SEARCH_DAY } from '../../../../test/support/arbitrary-search.js';
import { createSearchHarness, type SearchHarness } from '../../../../test/support/search-harness.js';
import { insertAuPairs, removeEveryone, type SearchableAuPair } from '../../../../test/support/searchable-people.js';
import { canStay } from '../../../../test/support/visa-answers.js';
import { isoOfDay } from '../../profiles/index.js';
import { STAY_MONTHS } from '../search-index/visa-terms.js';
import { auPairFiltersOf } from './filters-of-query.js';
import { AU_PAIRS } from './search-kinds.js';

const REGION = 'australia';
const TODAY = isoOfDay(SEARCH_DAY);

const withVisa = fc
  .tuple(
    arbitraryAuPair,
    fc.record({
      nationality: fc.constantFrom('German', 'Australian', 'South African', 'Earthling'),
      age: fc.constant(30),
      bornOn: fc.constantFrom(null, '1996-02-29', '1996-11-30', '1996-12-25', '1995-12-01'),
      isAlreadyInCountry: fc.boolean(),
      visaStatus: fc.constantFrom(null, 'Working holiday visa', 'Student visa'),
      visaBeganOn: fc.constantFrom(null, '2025-12-31', '2026-06-01', '2026-11-01'),
      australianVisas: fc.constantFrom(null, 0, 3),
      availabilityDate: fc.constantFrom('now', 'we will see', '2026-12-31', '2027-08-31'),
    }),
  )
  .map(([one, visa]): [SearchableAuPair, string] => {
    const free = /^\d/.test(visa.availabilityDate) ? visa.availabilityDate : TODAY;
    return [{ ...toSearchableAuPair({ ...one, visibility: { active: true, complete: true } }), ...visa }, free];
  });
const question = fc.record({ months: fc.constantFrom(...STAY_MONTHS), start: fc.integer({ min: -30, max: 500 }) });

/** Plainly: could they still stay so long from the next month on? */
function passes([auPair, free]: [SearchableAuPair, string], months: number, start: string): boolean {
  const from = start > free ? start : free;
  const next = isoOfDay(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)), 1) / 86_400_000);
  return auPair.region === REGION && canStay(auPair, REGION, TODAY, next, months);
}

let search: SearchHarness;
beforeAll(async () => {
  search = await createSearchHarness();
});
afterAll(() => search.close());

describe('Families find au pairs who can stay long enough', () => {
  it('exactly those of whom the visa rules say so, from whatever start', async () => {
    const people = fc.uniqueArray(withVisa, { minLength: 40, maxLength: 60, selector: ([{ userId }]) => userId });
    await fc.assert(
      fc.asyncProperty(people, fc.array(question, { minLength: 15, maxLength: 15 }), async (all, questions) => {
        await removeEveryone(search.database);
        await insertAuPairs(
          search.database,
          all.map(([auPair]) => auPair),
        );
        await search.index.reindexAll();
        for (const { months, start } of questions) {
          const starts = SEARCH_DAY + start;
          const reader = { region: REGION, starts, today: SEARCH_DAY } as const;
          const filters = auPairFiltersOf({ region: REGION, canStay: String(months) }, reader);
          const found = await search.pages.page(AU_PAIRS, {
            filters,
            sort: 'newest',
            limit: 100,
            cursor: undefined,
            score: null,
            today: SEARCH_DAY,
            viewerId: null,
          });
          const from = isoOfDay(Math.max(SEARCH_DAY, starts));
          const right = all.filter((one) => passes(one, months, from)).map(([{ userId }]) => userId);
          expect(found.people.map(({ userId }) => userId).sort()).toEqual(right.sort());
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('whatever they ask for if no one knows their start and country', () => {
    expect(auPairFiltersOf({ canStay: '6' }).stays).toBeNull();
  });
});
