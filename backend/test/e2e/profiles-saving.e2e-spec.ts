import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import {
  auPairInput,
  completeFamily,
  createAuPair,
  createFamily,
  familyInput,
  registerPerson,
} from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Saving a profile', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    // Delivered events are deleted, so a trigger copies them.
    await test.database.query('CREATE TABLE told (id bigserial, name text, user_id text)');
    await test.database.query(
      `CREATE FUNCTION note_event() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN INSERT INTO told (name, user_id) VALUES (NEW.name, NEW.payload->>'userId'); RETURN NEW; END $$`,
    );
    await test.database.query(
      'CREATE TRIGGER note_event AFTER INSERT ON outbox_events FOR EACH ROW EXECUTE FUNCTION note_event()',
    );
  });
  beforeEach(() => test.database.query('DELETE FROM told'));
  afterAll(() => test.close());

  const save = ({ agent }: Person, changes: Parameters<typeof familyInput>[0] = {}) =>
    agent.put('/api/family-profiles/me').send(familyInput(changes));
  const eventsOf = async ({ id }: Person) =>
    (
      await test.database.query<{ name: string }>(
        `SELECT name FROM told WHERE user_id = $1 AND name LIKE 'profile.%' ORDER BY id`,
        [id],
      )
    ).map(({ name }) => name);

  it('S07 writes one event when it is complete, and one for every change', async () => {
    const person = await registerPerson(test);
    await save(person).expect(200);
    await save(person, { hoursPerWeek: 25 }).expect(200);
    expect(await eventsOf(person)).toEqual(['profile.completed', 'profile.changed', 'profile.changed']);
  });

  it('S08 writes an event when it is paused and when it is resumed, and none when nothing changes', async () => {
    const person = await createFamily(test);
    await test.database.query('DELETE FROM told');
    const setActive = (active: boolean) =>
      person.agent.put('/api/family-profiles/me/active').send({ active }).expect(200);
    await setActive(false);
    await setActive(false);
    await setActive(true);
    expect((await eventsOf(person)).filter((name) => name !== 'profile.changed')).toEqual([
      'profile.paused',
      'profile.resumed',
    ]);
  });

  it('happens one after the other when two devices save at once, and completes the profile once', async () => {
    const person = await registerPerson(test);
    const hours = [10, 20, 30, 40];
    const answers = await Promise.all(hours.map((hoursPerWeek) => save(person, { hoursPerWeek })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await eventsOf(person)).filter((name) => name === 'profile.completed')).toHaveLength(1);
    const { body } = await person.agent.get('/api/family-profiles/me').expect(200);
    expect(hours).toContain(body.hoursPerWeek);
  });

  it('happens as a whole or not at all (ASVS 2.3.3)', async () => {
    const person = await registerPerson(test);
    await person.agent
      .put('/api/profile-drafts/me')
      .send({ step: 4, data: { kept: true } })
      .expect(200);
    await test.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$`,
    );
    await test.database.query('CREATE TRIGGER refuse BEFORE UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION refuse()');
    const { body } = await save(person).expect(500);
    await test.database.query('DROP TRIGGER refuse ON profiles');

    expect(JSON.stringify(body)).not.toMatch(/disk|profiles|trigger/i);
    await person.agent.get('/api/family-profiles/me').expect(404);
    expect((await person.agent.get('/api/profile-drafts/me').expect(200)).body.data).toEqual({ kept: true });
    expect((await person.agent.get(`/api/user/${person.id}`)).body.hasCompletedProfile).toBe(false);
    expect(await eventsOf(person)).toEqual([]);
  });

  it.each([
    ['startDate', 'family', ['2020-01-01', '1 March 2021', 'June 2022']],
    ['availabilityDate', 'aupair', ['2020-01-01', 'mid March 2021']],
  ] as const)('does not accept a %s in the past', async (field, userType, over) => {
    const person = await registerPerson(test, { userType });
    const [path, input] =
      userType === 'family'
        ? (['/api/family-profiles/me', familyInput()] as const)
        : (['/api/au-pair-profiles/me', auPairInput()] as const);
    for (const text of over) {
      const { body } = await person.agent
        .put(path)
        .send({ ...input, [field]: text })
        .expect(400);
      expect(body.fields).toEqual({ [field]: ['This day has passed. Please choose today or later'] });
    }
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format(new Date());
    for (const text of [today, 'now', 'after the harvest'])
      await person.agent
        .put(path)
        .send({ ...input, [field]: text })
        .expect(200);
  });

  it('may keep the start it had when other words are corrected', async () => {
    const person = await createFamily(test);
    await test.database.query(`UPDATE family_profiles SET start_date = '2020-01-01' WHERE id = $1`, [person.id]);
    await save(person, { startDate: '2020-01-01', hoursPerWeek: 25 }).expect(200);
    await save(person, { startDate: '2020-01-02' }).expect(400);
  });

  it('moves a family to where it lives now in what au pairs find', async () => {
    const family = await createFamily(test, { location: 'Glenelg, Adelaide' });
    const auPair = await createAuPair(test);
    const found = async (city: string) =>
      ((await auPair.agent.get(`/api/family-profiles?city=${city}`).expect(200)).body.items as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await found('adelaide')).toContain(family.id);
    await completeFamily(family, { location: 'Braddon, Canberra' });
    expect(await found('adelaide')).not.toContain(family.id);
    expect(await found('canberra')).toContain(family.id);
    await family.agent.put('/api/family-profiles/me/active').send({ active: false }).expect(200);
    expect(await found('canberra')).not.toContain(family.id);
  });

  it('loses a photo that its owner deletes, and the next one takes its place on the card', async () => {
    const family = await createFamily(test);
    const bytes = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#2f7a4b' } })
      .jpeg()
      .toBuffer();
    const upload = async () => {
      const file = { filename: 'us.jpg', contentType: 'image/jpeg' };
      return (await family.agent.post('/api/photos').attach('file', bytes, file).expect(201)).body.id as string;
    };
    const [first, second] = [await upload(), await upload()];
    await completeFamily(family, { photos: [first, second] });
    await family.agent.delete(`/api/photos/${first}`).expect(204);
    await eventually('the photo to leave the profile', async () => {
      const [row] = await test.database.query<{ photos: string[] }>(
        'SELECT photos FROM family_profiles WHERE id = $1',
        [family.id],
      );
      return row?.photos.length === 1 && row.photos[0] === second;
    });
  });

  it('moves no one to the other country by a suburb or street that has the name of a city there', async () => {
    const person = await createFamily(test, { location: 'Newtown, Sydney' });
    for (const location of [
      'Hamilton, Newcastle',
      'Wellington Point',
      'Hamilton Hill, Fremantle',
      'Auckland Street, Gladstone',
    ]) {
      const { body } = await save(person, { location }).expect(400);
      expect(body.fields.location[0]).toContain('If you live in Australia, add “Australia” to the location.');
    }
    await save(person, { location: 'Wellington Point, Australia' }).expect(200);
    expect((await person.agent.get('/api/accounts/me').expect(200)).body.region).toBe('australia');
  });
});
