import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/people.js';
import {
  completeAuPair,
  createAdmin,
  createAuPair,
  createFamily,
  familyInput,
  registerPerson,
} from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const FAMILY_TEASER_KEYS = [
  ...'carAvailable children duration featured hasPets hoursPerWeek languagesAtHome ownBathroom photo'.split(' '),
  ...'photoFocalPoint photoPreview place rating region replies startDate tagline verified'.split(' '),
];
const FAMILY_FULL_KEYS = [
  'aboutUs',
  'accommodationDetails',
  'active',
  'carAvailable',
  'childrenAges',
  'createdAt',
  'daysOff',
  'duration',
  'familyName',
  'featured',
  'hasPets',
  'hoursPerWeek',
  'id',
  'languagesAtHome',
  'location',
  'needsDriver',
  'needsSwimmer',
  'numberOfChildren',
  'ownBathroom',
  'photoFocalPoints',
  'photoPreviews',
  'photos',
  'requirements',
  'smokesAtHome',
  'startDate',
  'tagline',
  'takenDates',
  'timeZone',
  'userId',
];
const AU_PAIR_TEASER_KEYS = [
  'age',
  'availabilityDate',
  'checked',
  'countryCode',
  'firstName',
  'hasDrivingLicense',
  'hasInfantExperience',
  'hasPoliceCheck',
  'hasWorkWithChildrenCheck',
  'isAlreadyInCountry',
  'languages',
  'nationality',
  'photo',
  'photoFocalPoint',
  'photoPreview',
  'preferredDuration',
  'preferredPlace',
  'rating',
  'region',
  'replies',
  'tagline',
  'verified',
];
const AU_PAIR_FULL_KEYS = [
  'aboutMe',
  'active',
  'age',
  'agesCaredFor',
  'availabilityDate',
  'createdAt',
  'daysOff',
  'education',
  'experience',
  'firstName',
  'hasDrivingLicense',
  'hasInfantExperience',
  'hasPoliceCheck',
  'hasWorkWithChildrenCheck',
  'homeTown',
  'id',
  'isAlreadyInCountry',
  'languages',
  'lastName',
  'livesWithPets',
  'nationality',
  'photoFocalPoints',
  'photoPreviews',
  'photos',
  'preferredDuration',
  'preferredHours',
  'preferredLocation',
  'skills',
  'smokes',
  'swims',
  'tagline',
  'takenDates',
  'timeZone',
  'userId',
  'visaStatus',
];

describe('Pages of people', () => {
  let test: TestApp;
  let family: Person;
  let otherFamily: Person;
  let auPair: Person;
  let otherAuPair: Person;
  let admin: Person;
  beforeAll(async () => {
    test = await createTestApp();
    family = await createFamily(test, {
      familyName: 'Secretsurname',
      location: '12 Hidden Lane, Newtown, Sydney',
      aboutUs: `Call us on 0412 345 678 or write to home@example.org. ${'We like to swim. '.repeat(3)}`,
      childrenAges: 'Mia is 2, Tom is 7',
      tagline: 'The Secretsurnames like beach mornings.',
    });
    auPair = await createAuPair(test, {
      lastName: 'Secretsurname',
      homeTown: 'Hiddenville',
      preferredLocation: '12 Hidden Lane, Sydney',
      aboutMe: `Call me on 0412 345 678 or write to home@example.org. ${'I like to swim. '.repeat(3)}`,
    });
    await family.agent
      .patch('/api/profiles/me')
      .send({ phoneNumber: '+61 2 9999 1234', allowWhatsApp: true })
      .expect(200);
    await auPair.agent.patch('/api/profiles/me').send({ phoneNumber: '+49 30 9999 1234' }).expect(200);
    otherFamily = await createFamily(test);
    otherAuPair = await createAuPair(test);
    admin = await createAdmin(test);
  });
  afterAll(() => test.close());

  const familyPage = (viewer: Person | null, id = family.id) =>
    (viewer?.agent ?? test.http).get(`/api/family-profiles/${id}`);
  const auPairPage = (viewer: Person | null, id = auPair.id) =>
    (viewer?.agent ?? test.http).get(`/api/au-pair-profiles/${id}`);
  const everyone = () => ({ visitor: null, owner: family, otherFamily, auPair, otherAuPair, admin });

  describe('J04 R13 show visitors a teaser', () => {
    it('of a family: a city, and about how old the children are, nothing more (ASVS 15.3.1)', async () => {
      const { body } = await familyPage(null).expect(200);
      expect(Object.keys(body).sort()).toEqual(['full', 'id', 'match', 'missing', 'saved', 'teaser']);
      expect(body).toMatchObject({ full: null, missing: 'sign_up' });
      expect(Object.keys(body.teaser).sort()).toEqual(FAMILY_TEASER_KEYS);
      expect(body.teaser).toMatchObject({
        place: 'Sydney',
        children: 'Two children: toddler and school age',
        tagline: null,
      });
      expect(JSON.stringify(body)).not.toMatch(
        /Secretsurname|Hidden|Newtown|Mia|Tom|0412|9999|@|location|childrenAges/,
      );
    });

    it('of an au pair: no surname, no contact, no exact place', async () => {
      const { body } = await auPairPage(null).expect(200);
      expect(body.full).toBeNull();
      expect(Object.keys(body.teaser).sort()).toEqual(AU_PAIR_TEASER_KEYS);
      expect(body.teaser).toMatchObject({ firstName: 'Lena', age: 22, countryCode: 'DE', preferredPlace: 'Sydney' });
      expect(JSON.stringify(body)).not.toMatch(/Secretsurname|Hidden|0412|9999|@/);
    });
  });

  describe('R13 show the signed-in everything but contact details', () => {
    it('of a family, to every member', async () => {
      for (const viewer of [family, otherFamily, auPair, admin]) {
        const { body } = await familyPage(viewer).expect(200);
        expect(Object.keys(body.full).sort()).toEqual(FAMILY_FULL_KEYS);
        expect(body.full).toMatchObject({
          familyName: 'Secretsurname',
          childrenAges: 'M. is 2, T. is 7',
          timeZone: 'Australia/Sydney',
        });
        expect(JSON.stringify(body)).not.toMatch(/9999|person-/);
      }
    });

    it('of an au pair, to every member', async () => {
      for (const viewer of [auPair, otherAuPair, family, admin]) {
        const { body } = await auPairPage(viewer).expect(200);
        expect(Object.keys(body.full).sort()).toEqual(AU_PAIR_FULL_KEYS);
        expect(body.full).toMatchObject({ lastName: 'Secretsurname', homeTown: 'Hiddenville' });
        expect(JSON.stringify(body)).not.toMatch(/9999|person-/);
      }
    });
  });

  it('show only the teaser to an account without a confirmed address or a profile, and say what is missing', async () => {
    const newcomer = await registerPerson(test, { userType: 'aupair' });
    const seen = async () =>
      [await familyPage(newcomer), await auPairPage(newcomer)].map(({ body }) => [body.full, body.missing]);
    expect(await seen()).toEqual(Array(2).fill([null, 'verify_email']));
    await test.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [newcomer.id]);
    expect(await seen()).toEqual(Array(2).fill([null, 'complete_profile']));
    await completeAuPair(newcomer);
    for (const [full, missing] of await seen()) {
      expect([full === null, missing]).toEqual([false, null]);
    }
  });

  it('say how well the two fit and whether one has saved the other, to the two roles that look for each other', async () => {
    await auPair.agent.put(`/api/shortlist-entries/${family.id}`).expect(204);
    const forAuPair = await familyPage(auPair).expect(200);
    expect(forAuPair.body.match.score).toBeGreaterThan(0);
    expect(forAuPair.body.match.reasons.length).toBeGreaterThan(0);
    expect(forAuPair.body.saved).toBe(true);
    for (const viewer of [null, family, otherFamily, admin]) {
      const { body } = await familyPage(viewer).expect(200);
      expect(body).toMatchObject({ match: null, saved: false });
    }
    expect((await auPairPage(family).expect(200)).body.match.score).toBe(forAuPair.body.match.inReturn.score);
  });

  describe('S08 disappear when they are paused', () => {
    it('for everyone but the owner and admins, and come back unchanged', async () => {
      const { body: paused } = await family.agent
        .put('/api/family-profiles/me/active')
        .send({ active: false })
        .expect(200);
      expect(paused.active).toBe(false);
      const seen: Record<string, number> = {};
      for (const [who, viewer] of Object.entries(everyone())) seen[who] = (await familyPage(viewer)).status;
      expect(seen).toEqual({ visitor: 404, owner: 200, otherFamily: 404, auPair: 404, otherAuPair: 404, admin: 200 });

      const missing = await familyPage(null, randomUUID()).expect(404);
      expect((await familyPage(null)).body).toEqual(missing.body);

      await family.agent.put('/api/family-profiles/me/active').send({ active: true }).expect(200);
      const { body } = await familyPage(auPair).expect(200);
      expect(body.full).toMatchObject({ familyName: 'Secretsurname', active: true });
    });

    it('for au pairs likewise, when the whole profile is saved as paused', async () => {
      const { body } = await otherAuPair.agent.get('/api/au-pair-profiles/me').expect(200);
      const { id: _i, userId: _u, createdAt: _c, photoPreviews: _p, photoFocalPoints: _f, ...form } = body;
      await otherAuPair.agent
        .put('/api/au-pair-profiles/me')
        .send({ ...form, active: false })
        .expect(200);
      await auPairPage(family, otherAuPair.id).expect(404);
      await otherAuPair.agent
        .put('/api/au-pair-profiles/me')
        .send({ ...form, active: undefined })
        .expect(200);
      await auPairPage(family, otherAuPair.id).expect(404);
      await auPairPage(otherAuPair, otherAuPair.id).expect(200);
      await otherAuPair.agent.put('/api/au-pair-profiles/me/active').send({ active: true }).expect(200);
      await auPairPage(family, otherAuPair.id).expect(200);
    });

    it('only by true or false, and only if the profile exists', async () => {
      for (const active of ['false', 0, null, undefined])
        await family.agent.put('/api/family-profiles/me/active').send({ active }).expect(400);
      const newcomer = await registerPerson(test);
      await newcomer.agent.put('/api/family-profiles/me/active').send({ active: false }).expect(404);
    });
  });

  describe('belong to their owners', () => {
    it('a role writes its own kind of profile only (ASVS 8.2.1)', async () => {
      const { body } = await auPair.agent.put('/api/family-profiles/me').send(familyInput()).expect(403);
      expect(body.code).toBe('wrong_role');
      await auPair.agent.put('/api/family-profiles/me/active').send({ active: false }).expect(403);
      await family.agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(403);
      await admin.agent.put('/api/family-profiles/me').send(familyInput()).expect(403);
      await auPair.agent.get('/api/family-profiles/me').expect(404);
      expect(await test.database.query('SELECT 1 FROM family_profiles WHERE id = $1', [auPair.id])).toEqual([]);
    });

    it('and no one reads or writes those of others, or without a session (ASVS 8.2.2)', async () => {
      await otherFamily.agent.put(`/api/family-profiles/${family.id}`).send(familyInput()).expect(405);
      for (const path of ['/api/family-profiles/me', '/api/au-pair-profiles/me']) {
        await test.http.get(path).expect(401);
        await test.http.put(path).send({}).expect(401);
        await test.http.put(`${path}/active`).send({ active: false }).expect(401);
      }
    });

    it('an id that is no id is a bad request', async () => {
      const { body } = await familyPage(null, '1%27--').expect(400);
      expect(body.fields).toEqual({ id: ['id must be a UUID'] });
    });
  });
});
