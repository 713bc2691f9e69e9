import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FeaturedChoiceService } from '../../src/modules/search/index.js';
import type { PlaceFamiliesDto } from '../../src/modules/search/featured/location-families.dto.js';
import type { Person } from '../support/people.js';
import { completeFamily, createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let auPair: Person;
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await createTestApp();
  auPair = await createAuPair(test, {});
  for (const familyName of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'])
    ids[familyName] = (await createFamily(test, { familyName, location: 'Newtown, Sydney' })).id;
  ids.Elsewhere = (await createFamily(test, { familyName: 'Elsewhere', location: 'Fremantle, Perth' })).id;
  // Joined one after the other, whatever the clock of the test says.
  await test.database.query(
    `UPDATE family_search_terms AS listed SET created = array_position($1::text[], family.family_name)
     FROM family_profiles AS family WHERE family.id = listed.user_id`,
    [Object.keys(ids)],
  );
});
afterAll(() => test.close());

const feature = (city: string, names: string[]) =>
  test.app.get(FeaturedChoiceService).feature(
    city,
    names.map((name) => ids[name] ?? ''),
  );
async function familiesOf(city: string, agent: Pick<Person['agent'], 'get'> = auPair.agent): Promise<PlaceFamiliesDto> {
  const { body } = await agent.get(`/api/cities/${city}/families`).expect(200);
  return body as PlaceFamiliesDto;
}
const namesIn = async (city: string) => (await familiesOf(city)).items.map(({ familyName }) => familyName);

describe('R14 The families on the page of a city', () => {
  it('are its newest, five at most, where no one is featured', async () => {
    expect(await namesIn('sydney')).toEqual(['Seventh', 'Sixth', 'Fifth', 'Fourth', 'Third']);
    expect(await familiesOf('sydney')).toMatchObject({ featured: 0, count: { value: 7, capped: false } });
    expect(await namesIn('tauranga')).toEqual([]);
  });

  it('are the featured ones first, in their order, and then the newest', async () => {
    await feature('sydney', ['Second', 'First', 'Sixth']);
    expect(await namesIn('sydney')).toEqual(['Second', 'First', 'Sixth', 'Seventh', 'Fifth']);
    expect(await familiesOf('sydney')).toMatchObject({ featured: 3, count: { value: 7 } });
  });

  it('change when others are featured, in that city alone', async () => {
    await feature('perth', ['Elsewhere', 'First']);
    await feature('sydney', ['Third']);
    expect(await namesIn('sydney')).toEqual(['Third', 'Seventh', 'Sixth', 'Fifth', 'Fourth']);
    expect(await familiesOf('perth')).toMatchObject({ featured: 1, items: [{ familyName: 'Elsewhere' }] });
  });

  it('lack those who pause, featured or not', async () => {
    const { id, agent } = await createFamily(test, { familyName: 'Eighth', location: 'Bondi, Sydney' });
    ids.Eighth = id;
    await feature('sydney', ['Eighth', 'Third']);
    expect((await namesIn('sydney')).slice(0, 2)).toEqual(['Eighth', 'Third']);
    await agent.put('/api/family-profiles/me/active').send({ active: false }).expect(200);
    expect((await namesIn('sydney'))[0]).toBe('Third');
    expect(await familiesOf('sydney')).toMatchObject({ featured: 1, count: { value: 7 } });
  });

  it('lack a featured one that moves away, which is then featured nowhere', async () => {
    const moving = await createFamily(test, { familyName: 'Ninth', location: 'Bondi, Sydney' });
    ids.Ninth = moving.id;
    await feature('sydney', ['Ninth']);
    for (const location of ['Subiaco, Perth', 'Ponsonby, Auckland', 'Bondi, Sydney'])
      await completeFamily(moving, { familyName: 'Ninth', location });
    expect(await familiesOf('sydney')).toMatchObject({ featured: 0 });
    await feature('sydney', ['Ninth']);
    await completeFamily(moving, { familyName: 'Ninth', location: 'Subiaco, Perth' });
    expect(await familiesOf('perth')).toMatchObject({ featured: 1, items: [{ familyName: 'Elsewhere' }, {}] });
  });

  it('are teasers for visitors: no name, no suburb', async () => {
    const { items } = await familiesOf('sydney', test.http);
    expect(items).toHaveLength(5);
    for (const family of items) expect(family).toMatchObject({ familyName: null, place: 'Sydney', match: null });
  });

  it('are not given for an unknown city', async () => {
    for (const city of ['atlantis', 'Sydney', '..%2Fsydney'])
      await auPair.agent.get(`/api/cities/${city}/families`).expect(404);
  });
});
