import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { arbitraryAuPair, toSearchableAuPair } from '../../../../test/support/arbitrary-au-pairs.js';
import { arbitraryFamily, toSearchableFamily } from '../../../../test/support/arbitrary-families.js';
import { createSearchHarness, type SearchHarness } from '../../../../test/support/search-harness.js';
import { insertAuPairs, insertFamilies, removeEveryone } from '../../../../test/support/searchable-people.js';
import { dayOfIso, OPEN_END } from '../../profiles/index.js';
import { type AuPairRow, auPairOfRow } from './search-rows.js';

let search: SearchHarness;
beforeAll(async () => {
  search = await createSearchHarness();
});
beforeEach(() => removeEveryone(search.database));
afterAll(() => search.close());

const visible = { active: true, complete: true };
const [someAuPair] = fc.sample(arbitraryAuPair, { numRuns: 1, seed: 1 }).map(toSearchableAuPair);
const [someFamily] = fc.sample(arbitraryFamily, { numRuns: 1, seed: 2 }).map(toSearchableFamily);
if (!someAuPair || !someFamily) throw new Error('No one to search for');
const auPair = { ...someAuPair, ...visible, preferredLocation: 'Sydney', languages: 'German, English' };
const family = { ...someFamily, ...visible, location: 'Sydney' };

const refreshAuPair = () =>
  search.transactions.run((manager) => search.index.refresh(manager, auPair.userId, 'aupair'));
const rowsOf = <Row>(table: string) => search.database.query<Row>(`SELECT *, ctid::text FROM ${table} ORDER BY term`);

describe('The search index', () => {
  it('S08 has no one who is paused or not complete', async () => {
    await insertAuPairs(search.database, [{ ...auPair, active: false }]);
    await insertFamilies(search.database, [{ ...family, complete: false }]);
    expect(await search.index.reindexAll()).toEqual({ auPairs: 1, families: 1 });
    expect(await rowsOf('au_pair_search_terms')).toEqual([]);
    expect(await rowsOf('family_search_terms')).toEqual([]);
  });

  it('S08 loses those who pause, and finds them again when they resume', async () => {
    const setActive = (active: boolean) => search.database.query('UPDATE au_pair_profiles SET active = $1', [active]);
    await insertAuPairs(search.database, [auPair]);
    await refreshAuPair();
    const before = await rowsOf<object>('au_pair_search_terms');
    expect(before.length).toBeGreaterThan(4);
    await setActive(false);
    await refreshAuPair();
    expect(await rowsOf('au_pair_search_terms')).toEqual([]);
    await setActive(true);
    await refreshAuPair();
    expect(await rowsOf('au_pair_search_terms')).toHaveLength(before.length);
  });

  it('follows what people write, list by list', async () => {
    await insertAuPairs(search.database, [auPair]);
    await refreshAuPair();
    const termsBefore = (await rowsOf<{ term: number }>('au_pair_search_terms')).map(({ term }) => term);
    await search.database.query(`UPDATE au_pair_profiles SET languages = 'German, French', age = 30`);
    await refreshAuPair();
    const rows = await rowsOf<{ term: number; age: number }>('au_pair_search_terms');
    const terms = rows.map(({ term }) => term);
    expect(terms.filter((term) => !termsBefore.includes(term))).toHaveLength(1);
    expect(termsBefore.filter((term) => !terms.includes(term))).toHaveLength(1);
    expect(rows.every(({ age }) => age === 30)).toBe(true);
  });

  it('knows how long the visa allows, in every list, and again when what decides it changes', async () => {
    const born = { nationality: 'German', bornOn: '1998-05-14', visaStatus: null, isAlreadyInCountry: false };
    await insertAuPairs(search.database, [{ ...auPair, region: 'australia', availabilityDate: '2027-02-01', ...born }]);
    const stays = async () => {
      await refreshAuPair();
      const rows = await rowsOf<AuPairRow>('au_pair_search_terms');
      const [first, ...others] = rows.map((row) => auPairOfRow(row).mayStay);
      for (const other of others) expect(other).toEqual(first);
      return first;
    };
    expect(await stays()).toEqual({ months: 6, startBefore: dayOfIso('2030-05-01'), ends: null });
    await search.database.query(
      `UPDATE au_pair_profiles SET is_already_in_country = true, visa_began_on = '2026-11-01'`,
    );
    expect(await stays()).toEqual({ months: 6, startBefore: null, ends: dayOfIso('2027-10-31') });
    await search.database.query(`UPDATE au_pair_profiles SET nationality = 'Australian'`);
    expect(await stays()).toEqual({ months: OPEN_END, startBefore: null, ends: null });
    await search.database.query(`UPDATE au_pair_profiles SET nationality = 'Earthling'`);
    expect(await stays()).toBeNull();
  });

  it('leaves rows alone that stay the same', async () => {
    await insertAuPairs(search.database, [auPair]);
    await refreshAuPair();
    const before = await rowsOf('au_pair_search_terms');
    await refreshAuPair();
    expect(await rowsOf('au_pair_search_terms')).toEqual(before);
  });

  it('keeps nothing of a change that was rolled back', async () => {
    await insertAuPairs(search.database, [auPair]);
    const failing = search.transactions.run(async (manager) => {
      await search.index.refresh(manager, auPair.userId, 'aupair');
      throw new Error('later trouble');
    });
    await expect(failing).rejects.toThrow('later trouble');
    expect(await rowsOf('au_pair_search_terms')).toEqual([]);
  });

  it('stays whole when a person is refreshed by many at once', async () => {
    await insertAuPairs(search.database, [auPair]);
    await refreshAuPair();
    const before = await rowsOf<{ term: number }>('au_pair_search_terms');
    const change = (age: number) =>
      search.transactions.run(async (manager) => {
        await manager.query('UPDATE au_pair_profiles SET age = $1, languages = $2', [
          age,
          `German, ${LANGUAGES[age % 3]}`,
        ]);
        await search.index.refresh(manager, auPair.userId, 'aupair');
      });
    await Promise.all(Array.from({ length: 12 }, (_, step) => change(20 + step)));
    const rows = await rowsOf<{ term: number; age: number }>('au_pair_search_terms');
    const [profile] = await search.database.query<{ age: number }>('SELECT age FROM au_pair_profiles');
    expect(rows).toHaveLength(before.length);
    expect(rows.every(({ age }) => age === profile?.age)).toBe(true);
  });

  it('goes with the person', async () => {
    await insertFamilies(search.database, [family]);
    await search.index.reindexAll();
    expect((await rowsOf('family_search_terms')).length).toBeGreaterThan(2);
    await removeEveryone(search.database);
    expect(await rowsOf('family_search_terms')).toEqual([]);
  });
});

const LANGUAGES = ['English', 'French', 'Dutch'] as const;
