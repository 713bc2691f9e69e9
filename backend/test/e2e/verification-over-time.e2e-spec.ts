import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnVerification } from '../../src/modules/profiles/verification/verification.dto.js';
import { plainPdf } from '../support/papers.js';
import {
  admin,
  answer,
  approve,
  auPair,
  checkOf,
  clock,
  closeDesk,
  eventsOf,
  family,
  isFound,
  isoDay,
  letDaysPass,
  openDesk,
  own,
  referenceToken,
  storedFiles,
  test,
  upload,
} from '../support/verification-desk.js';

beforeAll(openDesk);
afterAll(closeDesk);

describe('A working-with-children check', () => {
  const save = (body: object) => auPair.agent.put('/api/verifications/me/working-with-children').send(body);

  it('has number and expiry, or the day on which it was applied for', async () => {
    const held = { status: 'held', state: 'NSW', number: 'WWC1234567E', expiresOn: isoDay(400) };
    expect((await save({ ...held, number: '' }).expect(400)).body.fields).toHaveProperty('number');
    expect((await save({ ...held, expiresOn: '2020-01-01' }).expect(400)).body.fields).toHaveProperty('expiresOn');
    expect((await save({ ...held, expiresOn: '2027-02-30' }).expect(400)).body.fields).toHaveProperty('expiresOn');
    await save({ ...held, state: 'Bavaria' }).expect(400);
    const ahead = { status: 'applied', state: 'VIC', appliedOn: isoDay(5) };
    expect((await save(ahead).expect(400)).body.fields).toHaveProperty('appliedOn');
    const { body } = await save({ ...ahead, appliedOn: isoDay(-5) }).expect(200);
    expect(checkOf(body as OwnVerification, 'working_with_children')).toMatchObject({
      state: 'waiting',
      workingWithChildren: { status: 'applied', state: 'VIC', appliedOn: isoDay(-5), number: null },
    });
  });
});

describe('A family', () => {
  it('names every adult, and somebody new takes the badge away until they are shown', async () => {
    const put = (adults: object[]) => family.agent.put('/api/verifications/me/adults').send({ adults });
    await put([]).expect(400);
    const { body } = await put([{ name: 'Anna Harrow' }, { name: 'Tom Harrow' }]).expect(200);
    const { adults } = checkOf(body as OwnVerification, 'adults_at_home');
    const send = (adultId: string) =>
      upload(family, 'adults_at_home', plainPdf(), 'id.pdf', 'application/pdf').field('adultId', adultId);
    await upload(family, 'adults_at_home', plainPdf(), 'id.pdf', 'application/pdf').expect(400);
    await send(adults[0]?.id ?? '').expect(201);
    expect(checkOf(await own(family), 'adults_at_home').state).toBe('not_sent');
    await send(adults[1]?.id ?? '').expect(201);
    await upload(family, 'identity', plainPdf(), 'id.pdf', 'application/pdf').expect(201);
    await approve(family, 'adults_at_home');
    await approve(family, 'identity');
    const verified = await own(family);
    expect(verified).toMatchObject({ missing: [], verified: { until: null } });

    const same = checkOf(verified, 'adults_at_home').adults.map(({ id, name }) => ({ id, name }));
    expect(await put(same.slice(0, 1)).then(({ body: after }) => (after as OwnVerification).verified)).not.toBeNull();
    const { body: grown } = await put([...same.slice(0, 1), { name: 'Grandma Harrow' }]).expect(200);
    expect(grown).toMatchObject({ verified: null, missing: ['adults_at_home'] });
  });
});

describe('Time', () => {
  /** All that the badge demands, of which the police certificate ends in 200 days. */
  beforeAll(async () => {
    await upload(auPair, 'identity', plainPdf(), 'pass.pdf', 'application/pdf').expect(201);
    await upload(auPair, 'police_certificate', plainPdf(), 'police.pdf', 'application/pdf').expect(201);
    const asked = { name: 'Marie Keller', email: 'marie@example.org', relationship: 'host_family' };
    await auPair.agent.post('/api/verifications/me/references').send(asked).expect(201);
    await answer(await referenceToken(asked.email)).expect(204);
    await approve(auPair, 'identity');
    await approve(auPair, 'references');
    await approve(auPair, 'police_certificate', isoDay(200));
  });
  afterAll(() => clock().runAhead(0));

  it('deletes evidence 30 days after its decision, and keeps the result and its date', async () => {
    await letDaysPass(29);
    expect(checkOf(await own(auPair), 'identity').files).toHaveLength(1);
    await letDaysPass(31);
    const identity = checkOf(await own(auPair), 'identity');
    expect(identity).toMatchObject({ state: 'approved', files: [], approvedOn: expect.any(String) });
    expect(identity.evidenceErasedAt).not.toBeNull();
    const kept = await test.database.query<{ referee_email: string | null; answer: unknown; relationship: string }>(
      `SELECT referee_email, answer, relationship FROM verification_references WHERE state = 'answered'`,
    );
    expect(kept).toEqual([{ referee_email: null, answer: null, relationship: 'host_family' }]);
    const known = await test.database.query<{ storage_key: string }>('SELECT storage_key FROM verification_files');
    expect((await storedFiles()).sort()).toEqual(known.map(({ storage_key }) => storage_key).sort());
  });

  it('announces an end 8 and 2 weeks ahead, once each, and takes the badge away after the last day', async () => {
    const told = () => eventsOf('verification.expiring', auPair.id).map(({ weeksLeft }) => weeksLeft);
    const inDays = (days: number) => letDaysPass(days);
    await inDays(200 - 57);
    expect(told()).toEqual([]);
    await inDays(200 - 56);
    await inDays(200 - 50);
    expect(told()).toEqual([8]);
    await inDays(200 - 14);
    await inDays(200 - 3);
    expect(told()).toEqual([8, 2]);
    await inDays(200);
    expect(await isFound(auPair)).toBe(true);
    await inDays(201);
    expect(await isFound(auPair)).toBe(false);
    expect(await own(auPair)).toMatchObject({ verified: null, missing: ['police_certificate'] });
    expect(checkOf(await own(auPair), 'police_certificate').state).toBe('expired');
    expect(eventsOf('verification.expired', auPair.id)).toHaveLength(1);
  });
});

it('The front page of the back office counts what waits', async () => {
  const { body } = await admin.agent.get('/api/admin/queues').expect(200);
  const [{ waiting }] = (await test.database.query<{ waiting: number }>(
    `SELECT count(*)::integer AS waiting FROM verification_checks WHERE state = 'waiting'`,
  )) as [{ waiting: number }];
  expect(body.items).toContainEqual({ name: 'evidence', waiting, oldestSince: expect.stringMatching(/Z$/) });
  await family.agent.get('/api/admin/queues').expect(403);
});
