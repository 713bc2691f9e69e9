import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { VerificationUpkeep } from '../../src/modules/profiles/verification/verification-upkeep.js';
import type { CheckedFacts } from '../../src/modules/profiles/verification/checked-facts.dto.js';
import type { CheckDto, OwnVerification } from '../../src/modules/profiles/verification/verification.dto.js';
import type { ReviewedCheck, ChecksToReview } from '../../src/modules/profiles/verification/verification-review.dto.js';
import { Clock } from '../../src/platform/clock/index.js';
import { Outbox } from '../../src/platform/events/index.js';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import { mailTo } from '../support/inbox.js';
import { picture, plainPdf, testVirus } from '../support/papers.js';
import type { Person } from '../support/people.js';
import { completeAuPair, createAdmin, createFamily, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
let test: TestApp;
let admin: Person;
let family: Person;
let auPair: Person;

beforeAll(async () => {
  test = await createTestApp();
  overhear(test.app.get(Outbox, { strict: false }));
  [admin, family] = await Promise.all([createAdmin(test), createFamily(test)]);
  auPair = await newAuPair();
});
afterAll(() => test.close());

async function newAuPair(): Promise<Person> {
  const person = await registerPerson(test, { userType: 'aupair' });
  await completeAuPair(person);
  return person;
}

const clock = () => test.app.get(Clock, { strict: false });
const letDaysPass = async (days: number) => {
  clock().runAhead(days * DAY_MS);
  await test.app.get(VerificationUpkeep, { strict: false }).run();
};
const isoDay = (days: number) => new Date(clock().now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

const upload = (who: Person, kind: string, bytes: Buffer, name: string, contentType: string) =>
  who.agent.post(`/api/verifications/me/checks/${kind}/files`).attach('file', bytes, { filename: name, contentType });
const own = async (who: Person) => (await who.agent.get('/api/verifications/me').expect(200)).body as OwnVerification;
const checkOf = (verification: OwnVerification, kind: string): CheckDto =>
  verification.checks.find((check) => check.kind === kind) as CheckDto;
const reviewed = async (who: Person, kind: string): Promise<ReviewedCheck> => {
  const query = { kind, state: 'waiting', limit: 50 };
  const { body } = await admin.agent.get('/api/admin/verification-checks').query(query).expect(200);
  const item = (body as ChecksToReview).items.find(({ userId }) => userId === who.id);
  if (!item) throw new Error(`No ${kind} of this person waits`);
  return (await admin.agent.get(`/api/admin/verification-checks/${item.id}`).expect(200)).body as ReviewedCheck;
};
const decide = (by: Person, { id, version }: ReviewedCheck, decision: object) =>
  by.agent.post(`/api/admin/verification-checks/${id}/decisions`).send({ version, ...decision });
const approve = async (who: Person, kind: string, validUntil: string | null = null) =>
  decide(admin, await reviewed(who, kind), { decision: 'approved', validUntil }).expect(200);
const isFound = async (who: Person) => {
  const { body } = await family.agent.get('/api/au-pair-profiles').query({ limit: 50 }).expect(200);
  return (body as { items: { id: string }[] }).items.some(({ id }) => id === who.id);
};
const events: { name: string; payload: Record<string, unknown> }[] = [];
/** Writes down what is raised: events leave their table as soon as they were heard. */
function overhear(outbox: Outbox): void {
  const add = outbox.add.bind(outbox);
  outbox.add = async (manager, name, payload) => {
    await add(manager, name, payload);
    events.push({ name, payload: payload as Record<string, unknown> });
  };
}
const eventsOf = (wanted: string, userId: string) =>
  events.filter(({ name, payload }) => name === wanted && payload['userId'] === userId).map(({ payload }) => payload);
const storedFiles = async () => {
  const keys: string[] = [];
  for await (const { key } of test.app.get(ObjectStorage, { strict: false }).list('documents')) keys.push(key);
  return keys;
};
const referenceToken = async (email: string, skip = 0) => {
  const { links } = await mailTo(test, email, /reference/, skip);
  return links.map((link) => /\/reference\/([\w-]+)$/.exec(link)?.[1]).find(Boolean) as string;
};
const answer = (token: string, change: object = {}) =>
  test.http.post('/api/reference-forms').send({
    token,
    declined: false,
    knownFor: 'Since 2023, our two boys',
    wouldTrust: true,
    words: 'On time, even in snow. Firm about bedtime, never loud, and the boys ask for her.',
    ...change,
  });

describe('Evidence', () => {
  it('of a wrong kind, too large, infected, locked or active is refused, and nothing of it is kept', async () => {
    const pdf = 'application/pdf';
    const cases: [number, string, Buffer, string, string][] = [
      [415, 'unsupported_media_type', Buffer.from('<svg xmlns="x"/>'), 'a.svg', 'image/svg+xml'],
      [415, 'unsupported_media_type', plainPdf(), 'passport.png', 'image/png'],
      [413, 'payload_too_large', Buffer.concat([plainPdf(), Buffer.alloc(15 * 1024 * 1024)]), 'a.pdf', pdf],
      [422, 'document_infected', testVirus(), 'a.pdf', pdf],
      [422, 'document_encrypted', plainPdf('9 0 obj << /Encrypt 4 0 R >> endobj'), 'a.pdf', pdf],
      [422, 'document_active', plainPdf('1 0 obj << /S /JavaScript /JS (x) >> endobj'), 'a.pdf', pdf],
      [422, 'document_unreadable', Buffer.from('\xff\xd8\xffno picture', 'latin1'), 'a.jpg', 'image/jpeg'],
      [400, 'validation_failed', Buffer.alloc(0), 'a.pdf', pdf],
    ];
    for (const [status, code, bytes, name, type] of cases) {
      const { body } = await upload(auPair, 'identity', bytes, name, type).expect(status);
      expect(body).toMatchObject({ code });
    }
    expect(checkOf(await own(auPair), 'identity')).toMatchObject({ state: 'not_sent', files: [] });
    expect(await storedFiles()).toEqual([]);
  });

  it('belongs to the checks of one’s own role', async () => {
    await upload(family, 'police_certificate', plainPdf(), 'a.pdf', 'application/pdf').expect(404);
    await upload(auPair, 'nonsense', plainPdf(), 'a.pdf', 'application/pdf').expect(404);
    await upload(admin, 'identity', plainPdf(), 'a.pdf', 'application/pdf').expect(403);
    await admin.agent.get('/api/verifications/me').expect(403);
  });

  it('waits for reviewers, and can be taken back until they decide', async () => {
    const first = (await upload(auPair, 'identity', await picture('png'), 'pass.png', 'image/png').expect(201)).body;
    const sent = checkOf(first as OwnVerification, 'identity');
    expect(sent).toMatchObject({ state: 'waiting', files: [{ fileName: 'pass.png', contentType: 'image/jpeg' }] });
    const { body } = await auPair.agent.delete(`/api/verifications/me/files/${sent.files[0]?.id}`).expect(200);
    expect(checkOf(body as OwnVerification, 'identity')).toMatchObject({ state: 'not_sent', files: [] });
    expect(await storedFiles()).toEqual([]);
  });

  it('is opened by its owner, and by reviewers who say why; for others it does not exist', async () => {
    const { body } = await upload(auPair, 'identity', await picture(), 'pass.jpg', 'image/jpeg').expect(201);
    const [file] = checkOf(body as OwnVerification, 'identity').files;
    const mine = `/api/verifications/me/files/${file?.id}`;
    const { headers, body: bytes } = await auPair.agent.get(mine).responseType('blob').expect(200);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await sharp(bytes as Buffer).metadata()).exif).toBeUndefined();
    expect(headers['content-type']).toBe('image/jpeg');

    await family.agent.get(mine).expect(404);
    await family.agent.delete(mine).expect(404);
    await admin.agent.get(mine).expect(404);
    await test.http.get(mine).expect(401);
    const [key = ''] = await storedFiles();
    const stored = await test.app.get(ObjectStorage, { strict: false }).get(key);
    const raw = Buffer.concat(await (stored?.stream.toArray() as Promise<Buffer[]>));
    expect(raw.includes('JFIF')).toBe(false);

    const openings = `/api/admin/verification-files/${file?.id}/openings`;
    await family.agent.post(openings).send({ reason: 'Out of curiosity' }).expect(403);
    await admin.agent.post(openings).send({ reason: '  ' }).expect(400);
    await admin.agent.post(openings).send({ reason: 'Comparing the name' }).expect(200);
    const { id } = await reviewed(auPair, 'identity');
    const log = await admin.agent
      .get('/api/admin/audit-entries')
      .query({ subjectType: 'verification-check', subjectId: id })
      .expect(200);
    expect(log.body.items).toMatchObject([
      { action: 'evidence.opened', reason: 'Comparing the name', actorId: admin.id, after: { fileId: file?.id } },
    ]);
    await expect(test.database.query('DELETE FROM audit_entries')).rejects.toThrow(/append-only/);
    await expect(test.database.query('UPDATE audit_entries SET reason = NULL')).rejects.toThrow(/append-only/);
  });
});

describe('A decision', () => {
  it('is refused without words, without a needed day, to others than administrators, and when the paper changed', async () => {
    await upload(auPair, 'police_certificate', plainPdf(), 'police.pdf', 'application/pdf').expect(201);
    const police = await reviewed(auPair, 'police_certificate');
    await decide(family, police, { decision: 'approved' }).expect(403);
    const noWords = await decide(admin, police, { decision: 'refused' }).expect(400);
    expect(noWords.body.fields).toHaveProperty('reason');
    for (const validUntil of [null, '2020-01-01', '2099-01-01', 'soon']) {
      const { body } = await decide(admin, police, { decision: 'approved', validUntil }).expect(400);
      expect(body.fields).toHaveProperty('validUntil');
    }
    await upload(auPair, 'police_certificate', plainPdf(), 'page-2.pdf', 'application/pdf').expect(201);
    const stale = await decide(admin, police, { decision: 'approved', validUntil: isoDay(300) }).expect(409);
    expect(stale.body.code).toBe('verification_decided');
  });

  it('of two administrators at once counts once', async () => {
    const other = await createAdmin(test);
    const identity = await reviewed(auPair, 'identity');
    const statuses = await Promise.all(
      [admin, other].map(async (by) => (await decide(by, identity, { decision: 'approved' })).status),
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(eventsOf('verification.decided', auPair.id)).toHaveLength(1);
  });

  it('can ask again with words, and the person sends another paper', async () => {
    const police = await reviewed(auPair, 'police_certificate');
    const words = 'The lower half is cut off. Please scan it once more.';
    await decide(admin, police, { decision: 'ask_again', reason: words }).expect(200);
    expect(checkOf(await own(auPair), 'police_certificate')).toMatchObject({ state: 'ask_again', reason: words });
    expect(eventsOf('verification.decided', auPair.id)).toContainEqual({
      userId: auPair.id,
      check: 'police_certificate',
      decision: 'ask_again',
      reason: words,
    });
    await upload(auPair, 'police_certificate', plainPdf(), 'whole.pdf', 'application/pdf').expect(201);
    await approve(auPair, 'police_certificate', isoDay(200));
    expect((await own(auPair)).missing).toEqual(['references']);
  });
});

describe('A reference', () => {
  const email = 'marie@example.org';
  const ask = (change: object = {}) =>
    auPair.agent
      .post('/api/verifications/me/references')
      .send({ name: 'Marie Keller', email, relationship: 'host_family', ...change });

  it('is asked of two people at most, and of nobody twice or of oneself', async () => {
    await ask().expect(201);
    await ask().expect(400);
    await ask({ email: auPair.email }).expect(400);
    await ask({ email: 'tom@example.org', name: 'Tom' }).expect(201);
    const third = await ask({ email: 'third@example.org' }).expect(409);
    expect(third.body.code).toBe('reference_limit_reached');
  });

  it('is answered once, by the newest mail, without an account', async () => {
    const [marie, tom] = checkOf(await own(auPair), 'references').references;
    const first = await referenceToken(email);
    await auPair.agent.post(`/api/verifications/me/references/${marie?.id}/mails`).expect(201);
    const token = await referenceToken(email, 1);
    await test.http.post('/api/reference-forms/lookups').send({ token: first }).expect(410);
    const form = await test.http.post('/api/reference-forms/lookups').send({ token }).expect(200);
    expect(form.body).toMatchObject({ auPairName: 'Lena', refereeName: 'Marie Keller', relationship: 'host_family' });
    const short = await answer(token, { words: 'Nice.' }).expect(400);
    expect(short.body.fields).toHaveProperty('words');
    const statuses = await Promise.all([answer(token), answer(token)].map(async (call) => (await call).status));
    expect(statuses.sort()).toEqual([204, 410]);
    await test.http.post('/api/reference-forms/lookups').send({ token: randomUUID() }).expect(410);
    // The au pair sees that there is an answer, never what it says.
    expect(JSON.stringify(await own(auPair))).not.toContain('bedtime');
    await auPair.agent.post(`/api/verifications/me/references/${marie?.id}/mails`).expect(409);
    await answer(await referenceToken('tom@example.org'), { declined: true, words: null, knownFor: null }).expect(204);
    await auPair.agent.delete(`/api/verifications/me/references/${tom?.id}`).expect(200);
    const { references } = await reviewed(auPair, 'references');
    expect(references).toMatchObject([
      { name: 'Marie Keller', wouldTrust: true, words: expect.stringMatching(/snow/) },
    ]);
  });

  it('J03 with it approved, all holds: the badge is there and families find this au pair, and nobody before', async () => {
    const stranger = await newAuPair();
    expect(await isFound(auPair)).toBe(false);
    await approve(auPair, 'references');
    expect(await own(auPair)).toMatchObject({ missing: [], verified: { until: isoDay(200) } });
    expect(await isFound(auPair)).toBe(true);
    expect(await isFound(stranger)).toBe(false);
    const { body: count } = await family.agent.get('/api/au-pair-profiles').expect(200);
    expect(count).toMatchObject({ count: { value: 1 }, items: [{ id: auPair.id, verified: { until: isoDay(200) } }] });

    const { body } = await test.http.get(`/api/verifications/${auPair.id}`).expect(200);
    const facts = body as CheckedFacts;
    expect(facts).toMatchObject({ verified: { until: isoDay(200) }, checkedBy: 'Wattle & Fern' });
    expect(facts.facts.map(({ kind }) => kind)).toEqual(['identity', 'police_certificate', 'references']);
    expect(facts.facts[2]?.relationships).toEqual(['host_family']);
    expect(JSON.stringify(facts)).not.toMatch(/Keller|snow|pass\.jpg/);
    await test.http.get(`/api/verifications/${randomUUID()}`).expect(404);
    await test.http.get(`/api/verifications/${admin.id}`).expect(404);
  });
});

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
