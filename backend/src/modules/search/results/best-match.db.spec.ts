import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEARCH_DAY } from '../../../../test/support/arbitrary-search.js';
import { createSearchHarness, type SearchHarness } from '../../../../test/support/search-harness.js';
import { insertAuPairs, removeEveryone, type SearchableAuPair } from '../../../../test/support/searchable-people.js';
import type { AuPairFacts } from '../../profiles/index.js';
import { auPairFiltersOf } from './filters-of-query.js';
import { AU_PAIRS } from './search-kinds.js';
import { COUNT_CAP, RANKED_WINDOW, type SearchSort } from './search-pages.service.js';

const FIRST_SECOND = Date.UTC(2026, 0, 1) / 1_000;

/** Someone of this age who came in this second. */
const auPair = (second: number, age: number): SearchableAuPair => ({
  userId: randomUUID(),
  region: 'australia',
  active: true,
  complete: true,
  createdAt: new Date((FIRST_SECOND + second) * 1_000),
  age,
  nationality: 'German',
  languages: 'German',
  availabilityDate: 'now',
  preferredDuration: '6 months',
  preferredLocation: null,
  preferredHours: null,
  daysOff: null,
  agesCaredFor: null,
  livesWithPets: null,
  swims: null,
  smokes: null,
  dealBreakers: null,
  mostHours: null,
  leastDaysOff: null,
  leastChildAge: null,
  hasInfantExperience: false,
  hasDrivingLicense: false,
  hasPoliceCheck: false,
  hasWorkWithChildrenCheck: false,
  visaStatus: null,
  isAlreadyInCountry: false,
  bornOn: null,
  visaBeganOn: null,
  australianVisas: null,
  newZealandVisas: null,
});
/** Ages from 18 to 45, mixed over time. */
const population = (size: number) =>
  Array.from({ length: size }, (_, second) => auPair(second, 18 + ((second * 17) % 28)));

let search: SearchHarness;
beforeAll(async () => {
  search = await createSearchHarness();
});
beforeEach(() => removeEveryone(search.database));
afterAll(() => search.close());

async function join(people: SearchableAuPair[]): Promise<void> {
  await insertAuPairs(search.database, people);
  await search.index.reindexAll();
}

const page = (cursor: string | undefined, limit: number, sort: SearchSort = 'best') =>
  search.pages.page(AU_PAIRS, {
    filters: auPairFiltersOf({}),
    sort,
    limit,
    cursor,
    today: SEARCH_DAY,
    viewerId: null,
    // The older, the better.
    score: ({ age }: AuPairFacts) => age,
  });

async function everyone(limit: number, between = () => Promise.resolve()): Promise<AuPairFacts[]> {
  const people: AuPairFacts[] = [];
  let cursor: string | undefined;
  do {
    const { people: shown, nextCursor } = await page(cursor, limit);
    people.push(...shown);
    cursor = nextCursor ?? undefined;
    await between();
  } while (cursor);
  return people;
}

const bestFirst = (people: SearchableAuPair[]) =>
  [...people]
    .sort((a, b) => b.age - a.age || b.createdAt.getTime() - a.createdAt.getTime())
    .map(({ userId }) => userId);
const newestFirst = (people: SearchableAuPair[]) => [...people].reverse().map(({ userId }) => userId);

describe('Best match', () => {
  it('shows the best first, and among equals the newest', async () => {
    const people = population(60);
    await join(people);
    expect((await everyone(7)).map(({ userId }) => userId)).toEqual(bestFirst(people));
  });

  it(`ranks the newest ${RANKED_WINDOW}, and goes on by newest behind them`, async () => {
    const people = population(RANKED_WINDOW + 25);
    await join(people);
    const [older, ranked] = [people.slice(0, 25), people.slice(25)];
    expect((await everyone(50)).map(({ userId }) => userId)).toEqual([...bestFirst(ranked), ...newestFirst(older)]);
  });

  it('shows everyone who was there at the start once, even if others join meanwhile', async () => {
    const people = population(40);
    await join(people);
    let second = 100;
    const seen = await everyone(6, () => join([auPair((second += 1), 45)]));
    expect(seen.map(({ userId }) => userId)).toEqual(bestFirst(people));
  });

  it('is newest first where there is nothing to score by', async () => {
    const people = population(5);
    await join(people);
    const { people: shown } = await search.pages.page(AU_PAIRS, {
      filters: auPairFiltersOf({}),
      sort: 'best',
      limit: 5,
      cursor: undefined,
      today: SEARCH_DAY,
      viewerId: null,
      score: null,
    });
    expect(shown.map(({ userId }) => userId)).toEqual(newestFirst(people));
  });

  it('refuses the cursor of another sort', async () => {
    await join(population(5));
    const { nextCursor } = await page(undefined, 2);
    await expect(page(nextCursor ?? undefined, 2, 'newest')).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

describe('Pages by newest and soonest', () => {
  it.each<SearchSort>(['newest', 'soonest'])(
    'show no one twice and miss no one while people join (%s)',
    async (sort) => {
      const people = population(30);
      await join(people);
      const seen: string[] = [];
      let cursor: string | undefined;
      let second = 100;
      do {
        const { people: shown, nextCursor } = await page(cursor, 4, sort);
        seen.push(...shown.map(({ userId }) => userId));
        cursor = nextCursor ?? undefined;
        await join([auPair((second += 1), 20)]);
      } while (cursor && seen.length < 100);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(people.map(({ userId }) => userId)));
    },
  );
});

describe('The count', () => {
  const count = () => search.pages.count(AU_PAIRS, { filters: auPairFiltersOf({}), today: SEARCH_DAY, viewerId: null });

  it(`is exact up to ${COUNT_CAP}`, async () => {
    await join(population(COUNT_CAP));
    const exact = { value: COUNT_CAP, capped: false };
    expect(await count()).toEqual(exact);
    expect((await page(undefined, 10)).count).toEqual(exact);
    expect((await page(undefined, 10, 'soonest')).count).toEqual(exact);
  });

  it(`says ${COUNT_CAP}+ beyond, on every page`, async () => {
    await join(population(COUNT_CAP + 1));
    const capped = { value: COUNT_CAP, capped: true };
    expect(await count()).toEqual(capped);
    for (const sort of ['best', 'newest', 'soonest'] as const) {
      const first = await page(undefined, 10, sort);
      const second = await page(first.nextCursor ?? undefined, 10, sort);
      expect([first.count, second.count]).toEqual([capped, capped]);
    }
  });
});
