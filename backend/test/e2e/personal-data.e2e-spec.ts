import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { BannedAddressesService } from '../../src/modules/auth/index.js';
import { ErasureJob } from '../../src/modules/personal-data/erasure/erasure.job.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { PersonalDataRegistry } from '../../src/platform/personal-data/index.js';
import { eventually } from '../support/eventually.js';
import { emailTo } from '../support/inbox.js';
import { plainPdf } from '../support/documents.js';
import { eraseWhenDue, findEverywhere, storedFiles } from '../support/personal-data.js';
import { browserOf, GOOD_PASSWORD, type Person } from '../support/people.js';
import {
  completeAuPair,
  completeFamily,
  createAdmin,
  createFamily,
  NEXT_FEBRUARY,
  registerPerson,
  verifyAuPair,
} from '../support/profiles.js';
import { createPlacement } from '../support/placements.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

let test: TestApp;
let admin: Person;

let family: Person;
let auPair: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await createAdmin(test);
});
afterAll(() => test.close());

/** Words that occur nowhere else in the database, new ones for each test. */
const LENA = { firstName: '', lastName: '' };
let phone = '';
const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

beforeEach(async () => {
  LENA.firstName = `X${letters(9)}`;
  LENA.lastName = `Qv${letters(9)}`;
  phone = `+61491${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  family = await createFamily(test, {}, { verified: true });
  auPair = await registerPerson(test, { userType: 'aupair', verified: true });
  await completeAuPair(auPair, LENA);
  await verifyAuPair(test, auPair.id);
  await auPair.agent.patch('/api/profiles/me').send({ phoneNumber: phone }).expect(200);
});

const clock = () => test.app.get(ClockService, { strict: false });
const registry = () => test.app.get(PersonalDataRegistry, { strict: false });
const eraseDue = () => test.app.get(ErasureJob, { strict: false }).run();
const mine = async (who: Person) => (await who.agent.get('/api/personal-data/me').expect(200)).body;
const leave = (who: Person, password = GOOD_PASSWORD) =>
  who.agent.post('/api/personal-data/me/erasure').send({ password });

/** Both have said something, and the au pair has sent a document. */
async function talk(): Promise<string> {
  const [row] = await test.database.query<{ id: string }>(
    `INSERT INTO conversations (user1_id, user2_id, started_by_id, last_seq)
     VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1, 2)
     ON CONFLICT (user1_id, user2_id) DO UPDATE SET last_seq = 2 RETURNING id`,
    [family.id, auPair.id],
  );
  const id = row?.id ?? '';
  await test.database.query('DELETE FROM messages WHERE conversation_id = $1', [id]);
  const say = (from: Person, to: Person, seq: number, words: string) =>
    test.database.query(
      `INSERT INTO messages (conversation_id, sender_id, receiver_id, content, seq, client_message_id)
       VALUES ($1, $2, $3, $4, $5, gen_random_uuid())`,
      [id, from.id, to.id, words, seq],
    );
  await say(family, auPair, 1, `Dear ${LENA.firstName}, do you swim? We have a pool.`);
  await say(auPair, family, 2, `I do. Call me: ${phone}, ${auPair.email}. ${LENA.firstName} ${LENA.lastName}`);
  return id;
}

const noteAbout = (who: Person, { id }: Person, content: string) =>
  who.agent
    .put(`/api/person-notes/${id}`)
    .send({ content, labels: ['Again'] })
    .expect(200);

describe('A copy of one’s data', () => {
  it('holds what concerns the person from every table, and nothing that is others’ to know', async () => {
    await talk();
    await auPair.agent
      .post('/api/verifications/me/checks/police_certificate/files')
      .attach('file', plainPdf(), { filename: 'police.pdf', contentType: 'application/pdf' })
      .expect(201);
    await family.agent.put(`/api/shortlist/${auPair.id}`);
    await noteAbout(family, auPair, 'Calm on the telephone');
    await noteAbout(auPair, family, 'Two dogs and a pool');
    for (const action of ['none', 'warn'])
      await test.database.query(
        `INSERT INTO moderation_cases (subject_type, subject_id, about_id, evidence, decided_at, decided_by, action, words)
         VALUES ('profile', $1, $1, '{"facts": {}, "lines": []}', now(), $2, $3, 'A decision')`,
        [auPair.id, admin.id, action],
      );
    const asked = await auPair.agent.post('/api/personal-data/me/exports').expect(201);
    const ready = await eventually('the copy to be there', async () => {
      const [one] = (await mine(auPair)).exports;
      return one?.state === 'ready' ? one : null;
    });
    expect(ready.id).toBe(asked.body.id);
    expect((await emailTo(test, auPair.email, /Your data export/)).text).toContain('/account/your-data');

    const path = `/api/personal-data/me/exports/${ready.id}/file`;
    await family.agent.get(path).expect(404);
    await admin.agent.get(`/api/admin/exports/${ready.id}/file`).expect(404);
    const { body, headers } = await auPair.agent.get(path).responseType('blob').expect(200);
    expect(headers['cache-control']).toContain('no-store');
    const files = unzipSync(new Uint8Array(body as Buffer));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['read-me.txt', 'your-data.json', 'documents/1-police.pdf']),
    );
    const text = strFromU8(files['your-data.json'] as Uint8Array);
    const { tables } = JSON.parse(text) as { tables: Record<string, Record<string, unknown>[]> };
    expect(tables).toMatchObject({
      accounts: [{ id: auPair.id, email: auPair.email }],
      au_pair_profiles: [{ last_name: LENA.lastName }],
      messages: [{ content: expect.stringContaining('We have a pool') }, { content: expect.stringContaining(phone) }],
    });
    expect(text).not.toMatch(/argon2|password_hash|token_hash|storage_key/);
    expect(text).not.toContain(family.email);
    expect(tables).not.toHaveProperty('shortlist_entries');
    expect(tables['person_notes']).toMatchObject([{ content: 'Two dogs and a pool', labels: ['Again'] }]);
    expect(text).not.toContain('Calm on the telephone');
    expect(tables['moderation_cases']).toMatchObject([{ action: 'warn' }]);

    clock().runAhead(8 * DAY_MS);
    await eraseDue();
    clock().runAhead(0);
    await auPair.agent.get(path).expect(404);
  });
});

describe('Being erased', () => {
  it('needs the password, can be cancelled for 14 days, and hides the member meanwhile', async () => {
    await leave(auPair, 'not my password').expect(403);
    const { body } = await leave(auPair).expect(200);
    expect(body.erasure).toMatchObject({ ownWish: true });
    expect(new Date(body.erasure.dueAt).getTime() - Date.now()).toBeGreaterThan(13 * DAY_MS);
    await family.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(404);
    await eraseDue();
    const { body: again } = await auPair.agent.delete('/api/personal-data/me/erasure').expect(200);
    expect(again.erasure).toBeNull();
    await family.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(200);
    await eraseWhenDue(test);
    expect((await mine(auPair)).erasure).toBeNull();
  });

  it('leaves no name, address, number or file behind, and the other their conversation', async () => {
    const before = await storedFiles(test);
    const conversation = await talk();
    await noteAbout(family, auPair, `${LENA.firstName} is calm`);
    await noteAbout(auPair, family, 'Two dogs and a pool');
    const named = { filename: `police ${LENA.firstName} ${LENA.lastName}.pdf`, contentType: 'application/pdf' };
    await auPair.agent
      .post('/api/verifications/me/checks/police_certificate/files')
      .attach('file', plainPdf(), named)
      .expect(201);
    const [file] = await test.database.query<{ id: string }>(
      'SELECT id FROM verification_files ORDER BY uploaded_at DESC LIMIT 1',
    );
    const opening = `/api/admin/verification-files/${file?.id}/openings`;
    await admin.agent.post(opening).send({ reason: 'Reading it' }).expect(200);
    await auPair.agent.post('/api/personal-data/me/exports').expect(201);
    await eventually('the copy to be there', async () => (await mine(auPair)).exports[0]?.state === 'ready');
    await family.agent
      .post('/api/reports')
      .send({
        subjectType: 'profile',
        subjectId: auPair.id,
        reason: 'something-else',
        words: `${LENA.firstName} was rude.`,
      })
      .expect(201);
    await test.database.query(
      `UPDATE moderation_cases SET decided_at = now(), decided_by = $2, action = 'none', words = 'Dear ' || $3 WHERE about_id = $1`,
      [auPair.id, admin.id, LENA.firstName],
    );
    const identifiers = [auPair.email, auPair.username, LENA.firstName, LENA.lastName, phone];
    expect(await findEverywhere(test, identifiers)).toEqual(
      expect.arrayContaining(['accounts.email', 'profiles.phone_number', 'messages.content', 'reports.words']),
    );
    expect(await storedFiles(test)).toBeGreaterThan(before);

    await leave(auPair).expect(200);
    await eraseWhenDue(test);

    expect(await findEverywhere(test, identifiers)).toEqual([]);
    await eventually('the files to be gone', async () => (await storedFiles(test)) === before);
    for (const [table, { people }] of registry().tables())
      for (const [column, onErasure] of Object.entries(people))
        if (onErasure === 'delete' || onErasure === 'cascade')
          expect(await test.database.query(`SELECT FROM ${table} WHERE ${column} = $1`, [auPair.id])).toEqual([]);
    await auPair.agent.get('/api/accounts/me').expect(401);
    await browserOf(test).post('/api/sessions').send({ email: auPair.email, password: GOOD_PASSWORD }).expect(401);
    const thread = await family.agent.get(`/api/conversations/${conversation}/messages`).expect(200);
    expect(JSON.stringify(thread.body)).toContain('Dear A former member, do you swim?');
    const list = await family.agent.get('/api/conversations').expect(200);
    expect(JSON.stringify(list.body)).toContain(conversation);
    const [report] = await test.database.query<{ words: string }>('SELECT words FROM reports WHERE reporter_id = $1', [
      family.id,
    ]);
    expect(report?.words).toBe('A former member was rude.');
    expect((await emailTo(test, auPair.email, /has been deleted/)).text).toContain('35 days');
  });

  it('waits while an agreement is in force, a payment is open or a moderation case is undecided, and says so', async () => {
    await test.database.query(
      `INSERT INTO purchases (person_id, plan, part, way, region, currency, amount_cents, created_at)
       VALUES ($1, 'premium', 'placement', 'invoice', 'australia', 'AUD', 80000, now())`,
      [family.id],
    );
    const stay = await createPlacement(test, family, auPair, { state: 'ended_early', starts: -30, ends: 60, ended: 5 });
    expect((await mine(family)).obstacles).toMatchObject([{ code: 'agreement' }, { code: 'payment' }]);
    await test.database.query('UPDATE agreements SET ended_on = ended_on - 10 WHERE id = $1', [stay]);
    expect((await mine(family)).obstacles).toMatchObject([{ code: 'payment' }]);
    await leave(family).expect(409, /is not settled/);
    const setPurchase = (values: string) =>
      test.database.query(`UPDATE purchases SET ${values} WHERE person_id = $1`, [family.id]);
    await setPurchase(`state = 'settled'`);
    // Money on its way has to come back to someone.
    await setPurchase('processing_since = now()');
    expect((await mine(family)).obstacles).toMatchObject([{ code: 'payment' }]);
    await setPurchase('processing_since = NULL');
    await family.agent
      .post('/api/reports')
      .send({ subjectType: 'profile', subjectId: auPair.id, reason: 'something-else', words: 'Rude.' })
      .expect(201);
    const { body } = await leave(auPair).expect(409);
    expect(body).toMatchObject({ code: 'erasure_not_possible', message: expect.stringContaining('moderators') });
    expect((await mine(auPair)).obstacles).toMatchObject([{ code: 'moderation' }]);
    expect((await mine(auPair)).erasure).toBeNull();
    // A reporter can delete their account; the report stays.
    await leave(family).expect(200);
    await eraseWhenDue(test);
    const reports = await test.database.query('SELECT FROM reports WHERE reporter_id = $1', [family.id]);
    expect(reports).toHaveLength(1);
  });

  it('leaves data of others alone: unconfirmed numbers and addresses are not searched for everywhere', async () => {
    const otherEmail = `office-${letters(9)}@example.com`;
    const words = `Write to ${otherEmail} or call ${phone}: we are a noisy and cheerful household with a garden and a dog.`;
    await completeFamily(family, { aboutUs: words, startDate: NEXT_FEBRUARY });
    await family.agent.patch('/api/profiles/me').send({ phoneNumber: phone }).expect(200);
    const squatter = await registerPerson(test, { userType: 'aupair', email: otherEmail });
    // Digits and hyphens pass for a number, and half the profiles begin on this day.
    for (const [who, number] of [
      [auPair, phone],
      [squatter, NEXT_FEBRUARY],
    ] as const) {
      await who.agent.patch('/api/profiles/me').send({ phoneNumber: number }).expect(200);
      await leave(who).expect(200);
    }
    await eraseWhenDue(test);
    expect(await findEverywhere(test, [auPair.email, squatter.username])).toEqual([]);
    const own = await family.agent.get('/api/family-profiles/me').expect(200);
    expect(own.body).toMatchObject({ aboutUs: words, startDate: NEXT_FEBRUARY });
    expect((await family.agent.get(`/api/user/${family.id}`).expect(200)).body).toMatchObject({ phoneNumber: phone });
  });

  it('does not let a banned address sign up again', async () => {
    await test.app
      .get(TransactionsService, { strict: false })
      .run((manager) => test.app.get(BannedAddressesService, { strict: false }).ban(family.id, manager));
    await leave(family).expect(200);
    await eraseWhenDue(test);
    expect(await findEverywhere(test, [family.email])).toEqual([]);
    const body = { email: family.email, password: GOOD_PASSWORD };
    const metadata = { userType: 'family', region: 'australia', username: 'back-again' };
    await browserOf(test)
      .post('/api/accounts')
      .send({ ...body, metadata })
      .expect(403);
  });
});
