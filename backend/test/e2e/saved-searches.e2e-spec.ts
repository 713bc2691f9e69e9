import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
  NewPeople,
  SavedSearchDto,
  SavedSearchList,
} from '../../src/modules/search/saved-searches/saved-search.dto.js';
import { SavedSearchesJob } from '../../src/modules/search/saved-searches/saved-searches.job.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { eventually } from '../support/eventually.js';
import { recordEvents } from '../support/recorded-events.js';
import type { Person } from '../support/people.js';
import { createPlacement } from '../support/placements.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const MINUTE_MS = 60_000;
let test: TestApp;
let lena: Person;

beforeAll(async () => {
  test = await createTestApp();
  lena = await createAuPair(test);
  await createFamily(test, { location: 'Newtown, Sydney' });
});
afterAll(() => test.close());
afterEach(() => test.app.get(ClockService).runAhead(0));

const save = ({ agent }: Person, wish: object = {}) =>
  agent
    .post('/api/saved-searches')
    .send({ kind: 'families', name: 'Sydney', filters: { city: 'Sydney' }, alerts: 'daily', ...wish });
const saved = async (who: Person, wish: object = {}): Promise<SavedSearchDto> =>
  (await save(who, wish).expect(201)).body as SavedSearchDto;
const list = async ({ agent }: Person): Promise<SavedSearchDto[]> =>
  (await agent.get('/api/saved-searches').expect(200)).body.items;
const newPeople = async ({ agent }: Person, id: string): Promise<string[]> => {
  const { body } = await agent.get(`/api/saved-searches/${id}/new-people`).expect(200);
  return (body as NewPeople).families.map((family) => family.id);
};
const markSeen = ({ agent }: Person, id: string, people: string[]) =>
  agent.put(`/api/saved-searches/${id}/looked`).send({ people }).expect(204);
const inMelbourne = () => createFamily(test, { location: 'Brunswick, Melbourne' });
const checkIn = async (minutes: number) => {
  test.app.get(ClockService).runAhead(minutes * MINUTE_MS);
  await test.app.get(SavedSearchesJob, { strict: false }).run();
};

describe('Saved searches', () => {
  it('tell once a day or at once of each new person, and never twice of the same one', async () => {
    const recorded = recordEvents(test, ['saved-search.found']);
    const daily = await saved(lena);
    const atOnce = await saved(lena, { alerts: 'at_once' });
    const silent = await saved(lena, { alerts: 'none' });
    const counts = () => recorded.map(({ payload }) => [payload['savedSearchId'], payload['userId'], payload['count']]);
    await checkIn(11);
    expect(await newPeople(lena, silent.id)).toEqual([]);

    const newcomer = await createFamily(test, { location: 'Manly, Sydney' });
    await createFamily(test, { location: 'Fremantle, Perth' });
    await checkIn(22);
    await eventually('the news at once', async () => recorded.length === 1);
    expect(counts()).toEqual([[atOnce.id, lena.id, 1]]);
    await checkIn(33);
    await checkIn(25 * 60);
    await eventually('the daily news', async () => recorded.length === 2);
    expect(counts()[1]).toEqual([daily.id, lena.id, 1]);
    await checkIn(50 * 60);
    expect(recorded).toHaveLength(2);

    test.app.get(ClockService).runAhead(0);
    expect(await newPeople(lena, silent.id)).toEqual([newcomer.id]);
    expect((await list(lena)).find(({ id }) => id === silent.id)?.newCount).toBe(1);
    await markSeen(lena, silent.id, [newcomer.id]);
    expect((await list(lena)).find(({ id }) => id === silent.id)?.newCount).toBe(0);
    expect(await newPeople(lena, silent.id)).toEqual([]);
  });

  it('are checked by the next run of the task, and daily at the same time, though it begins a moment sooner', async () => {
    const reader = await createAuPair(test);
    const daily = await saved(reader, { filters: { city: 'Melbourne' } });
    const atOnce = await saved(reader, { filters: { city: 'Melbourne' }, alerts: 'at_once' });
    const recorded = recordEvents(test, ['saved-search.found']);
    const told = (id: string) => () => Promise.resolve(recorded.some(({ payload }) => payload['savedSearchId'] === id));
    await checkIn(25 * 60);
    await inMelbourne();
    await checkIn(25 * 60 + 9);
    await eventually('the news at once', told(atOnce.id));
    expect(await told(daily.id)()).toBe(false);
    await checkIn(49 * 60 - 1);
    await eventually('the daily news', told(daily.id));
  });

  it('tell of everyone who is new since the owner looked', async () => {
    const reader = await createAuPair(test);
    const { id } = await saved(reader, { filters: { city: 'Melbourne' }, alerts: 'at_once' });
    const recorded = recordEvents(test, ['saved-search.found']);
    const counts = () =>
      recorded.filter(({ payload }) => payload['savedSearchId'] === id).map(({ payload }) => payload['count']);
    const first = await inMelbourne();
    await checkIn(11);
    await eventually('the first news', async () => counts().length === 1);
    await inMelbourne();
    await checkIn(22);
    await eventually('the second news', async () => counts().length === 2);
    await markSeen(reader, id, [first.id]);
    await inMelbourne();
    await checkIn(33);
    await eventually('the third news', async () => counts().length === 3);
    expect(counts()).toEqual([1, 2, 2]);
  });

  it('keep everyone new whom the page did not show, as long as they can be found', async () => {
    const reader = await createAuPair(test);
    const { id } = await saved(reader, { filters: { city: 'Melbourne' } });
    const newCount = async () => (await list(reader)).find((search) => search.id === id)?.newCount;
    const [first, second, third] = [await inMelbourne(), await inMelbourne(), await inMelbourne()];
    expect(new Set(await newPeople(reader, id))).toEqual(new Set([first.id, second.id, third.id]));

    await markSeen(reader, id, [first.id]);
    await markSeen(reader, id, [first.id]);
    expect(new Set(await newPeople(reader, id))).toEqual(new Set([second.id, third.id]));
    expect(await newCount()).toBe(2);
    await reader.agent
      .put(`/api/saved-searches/${id}/looked`)
      .send({ people: ['me'] })
      .expect(400);
    expect(await newCount()).toBe(2);

    await reader.agent.put(`/api/blocks/${second.id}`).send({}).expect(204);
    expect(await newPeople(reader, id)).toEqual([third.id]);
    expect(await newCount()).toBe(1);
  });

  it('count as seen what was listed when a page of an earlier release says only that it was looked at', async () => {
    const reader = await createAuPair(test);
    const { id } = await saved(reader, { filters: { city: 'Melbourne' } });
    const people = [await inMelbourne(), await inMelbourne()].map((person) => person.id);
    expect(new Set(await newPeople(reader, id))).toEqual(new Set(people));
    await reader.agent.put(`/api/saved-searches/${id}/looked`).expect(204);
    expect(await newPeople(reader, id)).toEqual([]);
    const later = await inMelbourne();
    expect(await newPeople(reader, id)).toEqual([later.id]);
    await reader.agent.put(`/api/saved-searches/${id}/looked`).send({}).expect(204);
    expect(await newPeople(reader, id)).toEqual([]);
  });

  it.each<[string, (reader: Person) => Promise<unknown>, (reader: Person) => Promise<unknown>]>([
    [
      'paused',
      ({ agent }) => agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200),
      ({ agent }) => agent.put('/api/au-pair-profiles/me/active').send({ active: true }).expect(200),
    ],
    [
      'placement',
      async (reader) =>
        createPlacement(test, await createFamily(test), reader, { state: 'confirmed', starts: 10, ends: 90 }),
      ({ id }) => test.database.query(`UPDATE agreements SET state = 'completed' WHERE au_pair_id = $1`, [id]),
    ],
  ])(
    'rest while their owner is not looking (%s), and then tell of everyone who joined meanwhile',
    async (why, begin, end) => {
      const reader = await createAuPair(test);
      const { id } = await saved(reader, { filters: { city: 'Melbourne' }, alerts: 'at_once' });
      const recorded = recordEvents(test, ['saved-search.found']);
      const told = () => recorded.filter(({ payload }) => payload['savedSearchId'] === id);
      const restsFor = async () =>
        ((await reader.agent.get('/api/saved-searches').expect(200)).body as SavedSearchList).restsFor;
      expect(await restsFor()).toBeNull();
      await begin(reader);
      expect(await restsFor()).toBe(why);
      const newcomers = [await inMelbourne(), await inMelbourne()];
      await checkIn(11);
      await checkIn(75);
      expect(told()).toEqual([]);
      await end(reader);
      expect(await restsFor()).toBeNull();
      await checkIn(140);
      await eventually('the news', async () => told().length === 1);
      expect(told()[0]?.payload['count']).toBe(newcomers.length);
    },
  );

  it('are renamed, switched and removed by their owner alone', async () => {
    const { id } = await saved(lena, { name: 'By the sea' });
    const { body } = await lena.agent.patch(`/api/saved-searches/${id}`).send({ name: 'By the ocean' }).expect(200);
    expect(body).toMatchObject({ name: 'By the ocean', alerts: 'daily', filters: { city: 'Sydney' } });
    await lena.agent.patch(`/api/saved-searches/${id}`).send({ alerts: 'none' }).expect(200);
    await lena.agent.patch(`/api/saved-searches/${id}`).send({ alerts: 'hourly' }).expect(400);
    const stranger = await createAuPair(test);
    await stranger.agent.patch(`/api/saved-searches/${id}`).send({ name: 'Mine' }).expect(404);
    await stranger.agent.get(`/api/saved-searches/${id}/new-people`).expect(404);
    await stranger.agent.put(`/api/saved-searches/${id}/looked`).send({ people: [] }).expect(404);
    await stranger.agent.delete(`/api/saved-searches/${id}`).expect(204);
    expect((await list(lena)).map((search) => search.id)).toContain(id);
    await lena.agent.delete(`/api/saved-searches/${id}`).expect(204);
    await lena.agent.delete(`/api/saved-searches/${randomUUID()}`).expect(204);
    expect((await list(lena)).map((search) => search.id)).not.toContain(id);
    await test.http.get('/api/saved-searches').expect(401);
  });

  it('refuse what the search itself would refuse, and an eleventh', async () => {
    const keen = await createAuPair(test);
    const bad = await save(keen, { filters: { city: 'Atlantis', hoursMax: '900', colour: 'blue' } }).expect(400);
    expect(Object.keys(bad.body.fields).sort()).toEqual(['city', 'colour', 'hoursMax']);
    await save(keen, { filters: { startFrom: '2027-05-01', startTo: '2027-01-01' } }).expect(400);
    await save(keen, { filters: { ageMin: 18 } }).expect(400);
    await save(keen, { name: ' ' }).expect(400);
    await save(keen, { kind: 'cats' }).expect(400);
    await save(await createAdmin(test)).expect(403);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => save(keen, { name: `No. ${index}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('saved_searches_full');
  });
});
