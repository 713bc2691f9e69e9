import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { CheckedFacts } from '../../src/modules/verification/checked-facts.dto.js';
import type { OwnVerification } from '../../src/modules/verification/verification.dto.js';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import { eventually } from '../support/eventually.js';
import { picture, plainPdf, testVirus } from '../support/documents.js';
import { createAdmin } from '../support/profiles.js';
import {
  admin,
  answer,
  approve,
  auPair,
  checkOf,
  closeStage,
  decide,
  eventsOf,
  family,
  isFound,
  isoDay,
  newAuPair,
  openFiles,
  openStage,
  own,
  referenceToken,
  reviewed,
  storedFiles,
  test,
  upload,
} from '../support/verification-stage.js';

beforeAll(openStage);
afterAll(closeStage);

describe('Evidence', () => {
  it('of a wrong kind, too large, infected, locked or active is refused and not stored', async () => {
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
    await eventually('the file to be gone', async () => (await storedFiles()).length === 0);
  });

  it('is opened by its owner, and by reviewers who give a reason; for others it does not exist (v5.0.0-3.2.1)', async () => {
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
    await reviewed(auPair, 'identity');
    const { id } = await reviewed(auPair, 'identity');
    const log = await admin.agent
      .get('/api/admin/audit-entries')
      .query({ subjectType: 'verification-check', subjectId: id })
      .expect(200);
    // Reading a check shows none of its files, so it is no look at them.
    expect(log.body.items).toMatchObject([
      { action: 'evidence.opened', reason: 'Comparing the name', actorId: admin.id, after: { fileId: file?.id } },
    ]);
    await expect(test.database.query('DELETE FROM audit_entries')).rejects.toThrow(/permission denied/);
    await expect(test.database.query('UPDATE audit_entries SET reason = NULL')).rejects.toThrow(/permission denied/);
  });
});

describe('An approval', () => {
  it('is not accepted until this admin has opened every file, even if another admin has', async () => {
    const person = await newAuPair();
    await upload(person, 'police_certificate', plainPdf(), 'page-1.pdf', 'application/pdf').expect(201);
    await upload(person, 'police_certificate', plainPdf(), 'page-2.pdf', 'application/pdf').expect(201);
    const other = await createAdmin(test);
    const check = await reviewed(person, 'police_certificate');
    expect(check.openedFileIds).toEqual([]);
    await openFiles(other, check);
    const approval = { decision: 'approved', validUntil: isoDay(300) };
    const unopened = async () => {
      const { body } = await decide(admin, check, approval).expect(409);
      expect(body.code).toBe('documents_not_opened');
    };
    await unopened();
    const [first, second] = check.check.files.map(({ id }) => id);
    const open = (id?: string) =>
      admin.agent
        .post(`/api/admin/verification-files/${id}/openings`)
        .send({ reason: 'Comparing the name' })
        .expect(200);
    await open(first);
    expect((await reviewed(person, 'police_certificate')).openedFileIds).toEqual([first]);
    await unopened();
    await open(second);
    await decide(admin, check, approval).expect(200);
  });
});

describe('A decision', () => {
  it('is refused without a reason, without a required date, for members, and when the document has changed', async () => {
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
    expect(stale.body.code).toBe('verification_already_decided');
  });

  it('of two admins at once counts once', async () => {
    const other = await createAdmin(test);
    const identity = await reviewed(auPair, 'identity');
    await Promise.all([admin, other].map((by) => openFiles(by, identity)));
    const statuses = await Promise.all(
      [admin, other].map(async (by) => (await decide(by, identity, { decision: 'approved' })).status),
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(eventsOf('verification.decided', auPair.id)).toHaveLength(1);
  });

  it('can ask again with words, and the person sends another document', async () => {
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

  it('is asked of two people at most, and of no one twice or of oneself', async () => {
    expect(checkOf(await own(auPair), 'references').state).toBe('not_sent');
    await ask().expect(201);
    expect(checkOf(await own(auPair), 'references').state).toBe('asked');
    await ask().expect(400);
    const [local, domain] = auPair.email.split('@');
    const otherWays = [
      auPair.email,
      `${local}+reference@${domain}`,
      `${auPair.email.toUpperCase()}`,
      'Marie+2@example.org',
    ];
    for (const other of otherWays) {
      const { body } = await ask({ email: other }).expect(400);
      expect(Object.keys(body.fields as object)).toEqual(['email']);
    }
    await ask({ email: 'tom@example.org', name: 'Tom' }).expect(201);
    const third = await ask({ email: 'third@example.org' }).expect(409);
    expect(third.body.code).toBe('reference_limit_reached');
  });

  it.each(['https://evil.example', 'Win money at evil.example', '<b>Marie</b>', 'Call 0412 345 678'])(
    'accepts only a name in the field for names: %s',
    async (name) => {
      const { body } = await ask({ email: 'fourth@example.org', name }).expect(400);
      expect(Object.keys(body.fields as object)).toEqual(['name']);
    },
  );

  it('shows reviewers alone who of the referees is a member, and who answers from where the au pair signs in', async () => {
    const asker = await newAuPair();
    const askOf = (referee: string) =>
      asker.agent
        .post('/api/verifications/me/references')
        .send({ name: 'Marie Keller', email: referee, relationship: 'host_family' });
    const outsider = `outsider-of-${asker.email}`;
    const [asMember, asStranger] = [await askOf(family.email.toUpperCase()), await askOf(outsider)];
    expect([asMember.status, asStranger.status]).toEqual([201, 201]);
    // The au pair reads the same of both.
    const [first, second] = checkOf(await own(asker), 'references').references;
    expect(Object.keys(first ?? {})).toEqual(Object.keys(second ?? {}));
    await answer(await referenceToken(family.email)).expect(204);
    // Sessions begin at the same address as all calls of this test; these began elsewhere.
    await test.database.query(`UPDATE sessions SET network = '203.0.113.x' WHERE account_id = $1`, [asker.id]);
    await answer(await referenceToken(outsider)).expect(204);
    const { references } = await reviewed(asker, 'references');
    expect(references.map(({ memberId, sameNetwork }) => ({ memberId, sameNetwork }))).toEqual([
      { memberId: family.id, sameNetwork: true },
      { memberId: null, sameNetwork: false },
    ]);
  });

  it('is answered once, by the newest email, without an account', async () => {
    const [marie, tom] = checkOf(await own(auPair), 'references').references;
    const first = await referenceToken(email);
    await auPair.agent.post(`/api/verifications/me/references/${marie?.id}/mails`).expect(201);
    const token = await referenceToken(email, 1);
    await test.http.post('/api/reference-forms/lookups').send({ token: first }).expect(410);
    const form = await test.http.post('/api/reference-forms/lookups').send({ token }).expect(200);
    expect(form.body).toMatchObject({ auPairName: 'Lena', refereeName: 'Marie Keller', relationship: 'host_family' });
    const short = await answer(token, { words: 'Nice.' }).expect(400);
    expect(short.body.fields).toHaveProperty('words');
    const empty = await answer(token, { knownFor: null, wouldTrust: undefined, words: null }).expect(400);
    expect(empty.body.fields).toEqual({
      knownFor: ['Say since when you have known each other, and how you met'],
      wouldTrust: ['Please choose yes or no'],
      words: ['Please write two or three sentences: at least 40 characters'],
    });
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

  it('J03 with it approved, all holds: the badge is there and families find this au pair, and no one before', async () => {
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
    const { body: page } = await test.http.get(`/api/au-pair-profiles/${auPair.id}`).expect(200);
    expect(page.teaser.checked).toEqual(['identity', 'police_certificate', 'references']);
    const { body: unchecked } = await family.agent.get(`/api/au-pair-profiles/${stranger.id}`).expect(200);
    expect(unchecked.teaser.checked).toEqual([]);
    await test.http.get(`/api/verifications/${randomUUID()}`).expect(404);
    await test.http.get(`/api/verifications/${admin.id}`).expect(404);
  });
});
