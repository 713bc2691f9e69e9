import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { PeopleService } from '../../src/modules/profiles/index.js';
import { VerificationImportService } from '../../src/modules/verification/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { signUpPerson, type Person } from '../support/people.js';
import {
  auPairInput,
  completeFamily,
  createAdmin,
  createAuPair,
  createFamily,
  familyInput,
  registerPerson,
} from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('The dashboard', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const dashboardOf = async ({ agent }: Person) => (await agent.get('/api/dashboards/me').expect(200)).body;
  const nextStepOf = async (person: Person) => (await dashboardOf(person)).nextStep.code as string;

  it('leads from signing up to talking, one step at a time', async () => {
    const family = await registerPerson(test);
    const auPair = await createAuPair(test);
    expect(await nextStepOf(family)).toBe('verify_email');

    await test.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [family.id]);
    expect(await nextStepOf(family)).toBe('complete_profile');

    await completeFamily(family);
    expect(await nextStepOf(family)).toBe('add_photo');

    const bytes = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#2f7a4b' } })
      .jpeg()
      .toBuffer();
    const upload = { filename: 'us.jpg', contentType: 'image/jpeg' };
    const { body: photo } = await family.agent.post('/api/photos').attach('file', bytes, upload).expect(201);
    await completeFamily(family, { photos: [photo.id] });
    expect(await nextStepOf(family)).toBe('get_verified');

    await test.app.get(VerificationImportService, { strict: false }).add(family.id, new Date());
    expect(await nextStepOf(family)).toBe('search');

    await family.agent.put('/api/family-profiles/me/active').send({ active: false }).expect(200);
    expect(await nextStepOf(family)).toBe('resume_profile');
    await family.agent.put('/api/family-profiles/me/active').send({ active: true }).expect(200);

    await family.agent.put(`/api/shortlist-entries/${auPair.id}`).expect(204);
    expect(await nextStepOf(family)).toBe('write_first_message');
    expect(await dashboardOf(family)).toMatchObject({ shortlistCount: 1 });

    const people = test.app.get(PeopleService, { strict: false });
    await test.app.get(TransactionsService).run((manager) => people.noteFirstContact(family.id, manager));
    expect(await nextStepOf(family)).toBe('keep_talking');
  });

  it('says how complete the profile is and what is missing, from the draft on', async () => {
    const auPair = await registerPerson(test, { userType: 'aupair' });
    const empty = await dashboardOf(auPair);
    expect(empty.completeness.percent).toBe(0);
    expect(empty.completeness.missing[0]).toEqual({ field: 'firstName', label: 'First name' });
    expect(empty.completeness.missing).toHaveLength(22);

    const data = { ...auPairInput(), aboutMe: 'Too short', age: 17, somethingElse: true };
    await auPair.agent.put('/api/profile-drafts/me').send({ step: 2, data }).expect(200);
    const { completeness: drafted } = await dashboardOf(auPair);
    const missing = drafted.missing.map(({ field }: { field: string }) => field);
    expect(missing).toEqual(expect.arrayContaining(['aboutMe', 'age', 'photos', 'tagline']));
    expect(missing).not.toContain('firstName');
    expect(drafted.percent).toBe(Math.round((100 * (22 - missing.length)) / 22));

    await auPair.agent.put('/api/au-pair-profiles/me').send(auPairInput()).expect(200);
    const { completeness: saved } = await dashboardOf(auPair);
    expect(saved.missing.map(({ field }: { field: string }) => field)).toEqual([
      'photos',
      'tagline',
      'preferredLocation',
      'visaStatus',
      'homeTown',
      'preferredHours',
      'daysOff',
      'agesCaredFor',
      'livesWithPets',
      'swims',
      'smokes',
    ]);
  });

  it('works with a draft that is not a valid form', async () => {
    const family = await registerPerson(test);
    const data = { familyName: { a: [1] }, photos: 'none', numberOfChildren: [[]], aboutUs: null };
    await family.agent.put('/api/profile-drafts/me').send({ step: 0, data }).expect(200);
    expect((await dashboardOf(family)).completeness.percent).toBe(0);
  });

  it('shows who fits, and to no one without a complete profile', async () => {
    const family = await createFamily(test, familyInput({ location: 'Fremantle, Perth', languagesAtHome: 'German' }));
    const fitting = await createAuPair(test, { preferredLocation: 'Perth', hasInfantExperience: true });
    const { fits } = await dashboardOf(family);
    expect(fits.length).toBeGreaterThan(0);
    expect(fits.length).toBeLessThanOrEqual(6);
    expect(fits.map(({ auPair }: { auPair: { id: string } }) => auPair.id)).toContain(fitting.id);
    expect(fits.every((fit: { family: unknown }) => fit.family === null)).toBe(true);
    expect((await dashboardOf(await registerPerson(test))).fits).toEqual([]);
  });

  it('is given to admins and people without a profile, and not to visitors', async () => {
    expect(await nextStepOf(await createAdmin(test))).toBe('administer');
    expect(await nextStepOf(await signUpPerson(test))).toBe('verify_email');
    await test.http.get('/api/dashboards/me').expect(401);
  });
});
