import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FamilyCard } from '../../src/modules/search/cards/family-card.dto.js';
import type { FamilySearchPage } from '../../src/modules/search/results/search.dto.js';
import type { Person } from '../support/people.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Later than today, whenever the tests run. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let test: TestApp;
let auPair: Person;
let okafors: Person;

beforeAll(async () => {
  test = await createTestApp();
  auPair = await createAuPair(test, { preferredHours: 30, preferredLocation: 'Sydney' });
  okafors = await createFamily(test, {
    familyName: 'Okafor',
    location: '12 King Street, Newtown, Sydney',
    numberOfChildren: 2,
    childrenAges: '8 months, 4',
    startDate: `${NEXT_YEAR}-02-01`,
    duration: '9 months',
    hoursPerWeek: 30,
    languagesAtHome: 'English, German',
    ownBathroom: true,
    carAvailable: true,
    hasPets: true,
    tagline: 'The Okafors and their beach',
    accommodationDetails: 'Your own room under the roof. With a view.',
  });
  await createFamily(test, {
    familyName: 'Walsh',
    location: 'Fremantle, Perth',
    numberOfChildren: 1,
    childrenAges: '6 years',
    startDate: 'now',
    duration: '3-6 months',
    hoursPerWeek: 20,
    languagesAtHome: 'English',
    ownBathroom: true,
  });
  await createFamily(
    test,
    {
      familyName: 'Ngata',
      location: 'Ponsonby, Auckland',
      numberOfChildren: 4,
      childrenAges: '3, 5, 8, 11',
      startDate: `June ${NEXT_YEAR}`,
      duration: '12 months',
      hoursPerWeek: 40,
      languagesAtHome: null,
      carAvailable: true,
    },
    { region: 'newzealand' },
  );
  const paused = await createFamily(test, { familyName: 'Paused' });
  await paused.agent.put('/api/family-profiles/me/active').send({ active: false }).expect(200);
});
afterAll(() => test.close());

type Query = Record<string, string | number | boolean>;
const search = async (
  query: Query = {},
  agent: Pick<Person['agent'], 'get'> = auPair.agent,
): Promise<FamilySearchPage> => {
  const { body } = await agent.get('/api/family-profiles').query(query).expect(200);
  return body as FamilySearchPage;
};
const names = async (query: Query) => (await search(query)).items.map(({ familyName }) => familyName).sort();

describe('Searching families', () => {
  it.each<[Query, string[]]>([
    [{}, ['Ngata', 'Okafor', 'Walsh']],
    [{ region: 'australia' }, ['Okafor', 'Walsh']],
    [{ place: 'Sydney' }, ['Okafor']],
    [{ city: 'auckland' }, ['Ngata']],
    [{ place: 'Melbourne' }, []],
    [{ startFrom: `${NEXT_YEAR}-01-01`, startTo: `${NEXT_YEAR}-05-31` }, ['Okafor']],
    [{ startTo: `${NEXT_YEAR}-02-01` }, ['Okafor', 'Walsh']],
    [{ startFrom: '2020-01-01' }, ['Ngata', 'Okafor', 'Walsh']],
    [{ duration: 6 }, ['Walsh']],
    [{ childrenMax: 2 }, ['Okafor', 'Walsh']],
    [{ childAgeMin: 3 }, ['Ngata', 'Walsh']],
    [{ childAgeMax: 3 }, ['Ngata', 'Okafor']],
    [{ childAgeMin: 1, childAgeMax: 5 }, ['Ngata']],
    [{ hoursMax: 30 }, ['Okafor', 'Walsh']],
    [{ ownBathroom: true }, ['Okafor', 'Walsh']],
    [{ carAvailable: true }, ['Ngata', 'Okafor']],
    [{ noPets: true }, ['Ngata', 'Walsh']],
    [{ languagesAtHome: 'German, English' }, ['Okafor']],
  ])('R03 answers %j with %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    const { body } = await test.http.get('/api/family-profiles/count').query(query).expect(200);
    expect(body).toEqual({ value: expected.length, capped: false });
  });

  it('R03 R04 sorts by who starts soonest', async () => {
    const { items } = await search({ sort: 'soonest' });
    expect(items.map(({ familyName }) => familyName)).toEqual(['Walsh', 'Okafor', 'Ngata']);
  });

  it('P08 tells on a card who, where, when, how long and where one would live', async () => {
    const { items } = await search();
    const { match, ...card } = items.find(({ id }) => id === okafors.id) as FamilyCard;
    expect(card).toEqual({
      id: okafors.id,
      familyName: 'Okafor',
      region: 'australia',
      place: 'Newtown, Sydney',
      children: { count: 2, words: expect.stringMatching(/^Two children/) },
      startDate: `${NEXT_YEAR}-02-01`,
      startsNow: false,
      hoursPerWeek: 30,
      duration: '9 months',
      accommodation: 'Your own room under the roof.',
      tagline: 'The Okafors and their beach',
      photo: null,
      photoPreview: null,
      photoFocalPoint: null,
      saved: false,
      verified: null,
      rating: null,
      replies: null,
      lastActive: 'today',
    });
    expect(match).toMatchObject({ score: expect.any(Number) });
    expect(match?.reasons).toContainEqual({ ok: true, text: '30 hours a week suits you both' });
  });

  it('J04 shows visitors neither name nor suburb, nor how old a child is', async () => {
    const { items } = await search({}, test.http);
    const card = items.find(({ id }) => id === okafors.id);
    expect(card).toMatchObject({
      familyName: null,
      place: 'Sydney',
      tagline: null,
      match: null,
      saved: false,
      lastActive: null,
    });
    const whole = JSON.stringify(items);
    for (const secret of ['Okafor', 'Walsh', 'Newtown', 'King Street', 'Fremantle', '8 months', okafors.email])
      expect(whole).not.toContain(secret);
  });

  it('shows an au pair their best matches first, and families none', async () => {
    const scores = (await search({ sort: 'best' })).items.map(({ match }) => match?.score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(0);
    const { items } = await search({}, okafors.agent);
    expect(items.map(({ match }) => match)).toEqual([null, null, null]);
  });

  it.each<[Query, string, RegExp]>([
    [{ city: 'Gotham' }, 'city', /do not know this location/],
    [{ childrenMax: 21 }, 'childrenMax', /whole number from 1 to 20/],
    [{ childAgeMin: 8, childAgeMax: 4 }, 'childAgeMax', /not be below childAgeMin/],
    [{ startFrom: `${NEXT_YEAR}-03-01`, startTo: `${NEXT_YEAR}-01-01` }, 'startTo', /not be before startFrom/],
    [{ hoursMax: 4 }, 'hoursMax', /whole number from 5 to 60/],
    [{ languagesAtHome: 'Elvish' }, 'languagesAtHome', /do not know "Elvish"/],
    [{ drives: true }, 'drives', /not accepted/],
  ])('V05 refuses %j and says why', async (query, field, message) => {
    const { body } = await test.http.get('/api/family-profiles').query(query).expect(400);
    expect((body as { fields: Record<string, string[]> }).fields[field]?.join()).toMatch(message);
    await test.http.get('/api/family-profiles/count').query(query).expect(400);
  });
});
