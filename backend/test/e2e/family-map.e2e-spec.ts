import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cityPoint, CITIES, DISTANCES, kilometresBetween } from '../../src/modules/country/index.js';
import type { FamilyMap } from '../../src/modules/search/map/family-map.dto.js';
import type { FamilySearchPage } from '../../src/modules/search/results/search.dto.js';
import type { Person } from '../support/people.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Where families write that they live, and the middle of it; null where no place is named that is known. */
const HOMES: readonly [location: string, region: 'australia' | 'newzealand', point: [number, number] | null][] = [
  ['12 King Street, Newtown, Sydney', 'australia', [-33.9, 151.18]],
  ['Manly, Sydney', 'australia', [-33.8, 151.29]],
  ['Sydney', 'australia', [-33.87, 151.21]],
  ['Katoomba, NSW', 'australia', [-33.71, 150.31]],
  ['Kiama', 'australia', [-34.67, 150.85]],
  ['Byron Bay, NSW', 'australia', [-28.64, 153.61]],
  ['a farm far away', 'australia', null],
  ['Auckland', 'newzealand', [-36.85, 174.76]],
  ['Hamilton', 'newzealand', [-37.79, 175.28]],
  ['Tauranga', 'newzealand', [-37.69, 176.17]],
];

let test: TestApp;
let auPair: Person;
const families: Person[] = [];

beforeAll(async () => {
  test = await createTestApp();
  auPair = await createAuPair(test);
  for (const [index, [location, region]] of HOMES.entries())
    families.push(
      await createFamily(
        test,
        { location, numberOfChildren: index === 1 ? 4 : 2, childrenAges: '3, 7', smokesAtHome: index === 6 },
        { region },
      ),
    );
});
afterAll(() => test.close());

type Query = Record<string, string | number>;
const member = () => auPair.agent;
async function found(query: Query, agent: Pick<Person['agent'], 'get'> = member()): Promise<string[]> {
  const { body } = await agent
    .get('/api/family-profiles')
    .query({ ...query, limit: 50 })
    .expect(200);
  return (body as FamilySearchPage).items.map(({ id }) => id).sort();
}
async function map(query: Query = {}, agent: Pick<Person['agent'], 'get'> = member()): Promise<FamilyMap> {
  return (await agent.get('/api/family-profiles/map').query(query).expect(200)).body as FamilyMap;
}
const counts = ({ locations }: FamilyMap) => Object.fromEntries(locations.map(({ name, count }) => [name, count]));
const idsOf = (...indexes: number[]) => indexes.map((index) => families[index]?.id).sort();

describe('B16 Searching families by distance', () => {
  it('finds exactly those whom a calculation over all families finds, for every city and distance', async () => {
    for (const city of CITIES)
      for (const distance of DISTANCES) {
        const near = HOMES.flatMap(([, , point], index) =>
          point && kilometresBetween(cityPoint(city), { latitude: point[0], longitude: point[1] }) <= distance
            ? [index]
            : [],
        );
        const query = { city: city.name, within: distance };
        expect(await found(query), `${distance} km around ${city.name}`).toEqual(idsOf(...near));
        if (near.length === 0) continue;
        const { body } = await member().get('/api/family-profiles/count').query(query).expect(200);
        expect(body).toEqual({ value: near.length, capped: false });
      }
  });

  it('combines with other filters, the region among them, and every order', async () => {
    expect(await found({ city: 'Sydney', within: 25, childrenMax: 2 })).toEqual(idsOf(0, 2));
    expect(await found({ city: 'Sydney', within: 100, region: 'australia', sort: 'soonest' })).toEqual(
      idsOf(0, 1, 2, 3, 4),
    );
    expect(await found({ city: 'Sydney', within: 100, sort: 'newest' })).toEqual(idsOf(0, 1, 2, 3, 4));
  });

  it('counts from the city for visitors, whose cards say no more', async () => {
    expect(await found({ city: 'Sydney', within: 10 }, test.http)).toEqual(idsOf(0, 1, 2));
    expect(await found({ city: 'Sydney', within: 200 }, test.http)).toEqual(idsOf(0, 1, 2));
    expect(await found({ city: 'Hamilton', within: 100 }, test.http)).toEqual(idsOf(8, 9));
  });

  it.each<[Query, string, RegExp]>([
    [{ city: 'Sydney', within: 30 }, 'within', /10, 25, 50, 100/],
    [{ city: 'Sydney', within: 'near' }, 'within', /10, 25, 50, 100/],
    [{ within: 25 }, 'within', /needs a city/],
    [{ city: 'Any Location', within: 25 }, 'within', /needs a city/],
    [{ suburb: 'Gotham, Sydney' }, 'suburb', /do not know this suburb/],
    [{ suburb: 'Newtown, Sydney', city: 'Sydney' }, 'suburb', /cannot be combined/],
    [{ suburb: 'Newtown, Sydney', region: 'newzealand' }, 'suburb', /not in New Zealand/],
  ])('V05 does not accept %j and says why', async (query, field, message) => {
    for (const path of ['', '/count', '/map']) {
      const { body } = await member().get(`/api/family-profiles${path}`).query(query).expect(400);
      expect((body as { fields: Record<string, string[]> }).fields[field]?.join()).toMatch(message);
    }
    await auPair.agent.get('/api/au-pair-profiles').query({ city: 'Sydney', within: 25 }).expect(400);
  });

  it('follows a family that moves or pauses, and a saved search keeps the filter', async () => {
    const [, , , katoomba] = families;
    await katoomba?.agent.put('/api/family-profiles/me/active').send({ active: false }).expect(200);
    expect(await found({ city: 'Sydney', within: 100 })).toEqual(idsOf(0, 1, 2, 4));
    await katoomba?.agent.put('/api/family-profiles/me/active').send({ active: true }).expect(200);
    expect(await found({ suburb: 'Katoomba, NSW' })).toEqual(idsOf(3));
    const search = {
      name: 'Near Sydney',
      kind: 'families',
      filters: { city: 'Sydney', within: '100' },
      alerts: 'none',
    };
    await auPair.agent.post('/api/saved-searches').send(search).expect(201);
    const wrong = { ...search, filters: { within: '100' } };
    await auPair.agent.post('/api/saved-searches').send(wrong).expect(400);
  });
});

describe('B16 The map of families', () => {
  it('counts cities with all their suburbs, and suburbs and towns apart', async () => {
    const answer = await map();
    expect(answer).toMatchObject({ counted: HOMES.length, capped: false, elsewhere: 1 });
    expect(counts(answer)).toEqual({
      Sydney: 3,
      Auckland: 1,
      Hamilton: 1,
      Tauranga: 1,
      'Newtown, Sydney': 1,
      'Manly, Sydney': 1,
      'Katoomba, NSW': 1,
      'Kiama, NSW': 1,
      'Byron Bay, NSW': 1,
    });
    expect(answer.locations.find(({ name }) => name === 'Newtown, Sydney')).toMatchObject({
      kind: 'suburb',
      city: 'Sydney',
      region: 'australia',
      latitude: -33.9,
    });
  });

  it('finds through the filter of its kind as many families as it counts', async () => {
    for (const { kind, name, count } of (await map()).locations)
      expect(await found({ [kind]: name }), name).toHaveLength(count);
  });

  it('J04 names visitors no suburb, and searches for one find its city', async () => {
    const answer = await map({}, test.http);
    expect(answer.locations.every(({ kind }) => kind === 'city')).toBe(true);
    expect(answer).toMatchObject({ counted: HOMES.length, elsewhere: 4 });
    expect(await found({ suburb: 'Newtown, Sydney' }, test.http)).toEqual(idsOf(0, 1, 2));
  });

  it('honours filters and deal-breakers', async () => {
    expect(counts(await map({ city: 'Sydney', within: 25, childrenMax: 2 }))).toEqual({
      Sydney: 2,
      'Newtown, Sydney': 1,
    });
    const particular = await createAuPair(test, { dealBreakers: ['smoking'] });
    expect(await map({}, particular.agent)).toMatchObject({ counted: HOMES.length - 1, elsewhere: 0 });
    expect(await map({ ignoreDealBreakers: 'true' }, particular.agent)).toMatchObject({ counted: HOMES.length });
  });

  it('leaves out families who are blocked, or who block', async () => {
    const reader = await createAuPair(test);
    await reader.agent.put(`/api/blocks/${families[0]?.id}`).send({}).expect(204);
    await families[1]?.agent.put(`/api/blocks/${reader.id}`).send({}).expect(204);
    const answer = counts(await map({}, reader.agent));
    expect(answer).toMatchObject({ Sydney: 1 });
    expect(Object.keys(answer)).not.toContain('Newtown, Sydney');
    expect(Object.keys(answer)).not.toContain('Manly, Sydney');
    expect(counts(await map())).toMatchObject({ Sydney: 3 });
  });
});
