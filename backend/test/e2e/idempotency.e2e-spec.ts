import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionDto } from '../../src/modules/auth/sessions/session.dto.js';
import { RetentionJob } from '../../src/modules/personal-data/retention/retention.job.js';
import { eventually } from '../support/eventually.js';
import { invoiceStage, REASON } from '../support/invoice-stage.js';
import { browserOf, signUpBody, type Person } from '../support/people.js';
import { createAuPair } from '../support/profiles.js';
import { rowsIn } from '../support/repeated-write.js';
import type { TestApp } from '../support/test-app.js';

const WORDS = 'She had the boys out of the door before we had found our keys, and said when something was too much.';

let stage: Awaited<ReturnType<typeof invoiceStage>>;
let test: TestApp;
let family: Person;
let auPair: Person;
beforeAll(async () => {
  stage = await invoiceStage();
  test = stage.test;
  family = await stage.family();
  auPair = await createAuPair(test, {}, { verified: true });
});
afterAll(() => test.close());

describe('An Idempotency-Key', () => {
  const searchBody = (name: string) => ({ kind: 'families', name, filters: { city: 'Sydney' }, alerts: 'daily' });
  const save = (who: Person, name: string, key: string) =>
    who.agent.post('/api/saved-searches').set('Idempotency-Key', key).send(searchBody(name));

  it('marks the repeat, and is refused for another request', async () => {
    const key = randomUUID();
    const { headers } = await save(auPair, 'First', key).expect(201);
    expect(headers).not.toHaveProperty('idempotent-replay');
    expect((await save(auPair, 'First', key).expect(201)).headers).toMatchObject({ 'idempotent-replay': 'true' });
    expect((await save(auPair, 'Second', key).expect(422)).body.code).toBe('idempotency_key_reused');
    await auPair.agent.delete(`/api/saved-searches/${randomUUID()}`).set('Idempotency-Key', key).expect(422);
  });

  it('belongs to one account, and its answer is given to no one else', async () => {
    const key = randomUUID();
    const { body } = await save(auPair, 'Mine', key).expect(201);
    const other = await createAuPair(test);
    const { body: theirs, headers } = await save(other, 'Mine', key).expect(201);
    expect(headers).not.toHaveProperty('idempotent-replay');
    expect(theirs.id).not.toBe(body.id);
    await browserOf(test).post('/api/saved-searches').set('Idempotency-Key', key).send(searchBody('Mine')).expect(401);
    const refused = { words: WORDS, reason: REASON, until: null };
    const suspend = (who: Person) =>
      who.agent.put(`/api/admin/users/${other.id}/suspension`).set('Idempotency-Key', key).send(refused);
    await suspend(auPair).expect(403);
  });

  it('gives no stored answer to a session that has ended since', async () => {
    const who = await createAuPair(test);
    const key = randomUUID();
    await save(who, 'Mine', key).expect(201);
    await who.agent.delete('/api/sessions').expect(204);
    await save(who, 'Mine', key).expect(401);
  });

  it('does not keep a failure: the same request may succeed the next time', async () => {
    const [one, other] = [await stage.family(), await createAuPair(test, {}, { verified: true })];
    const key = randomUUID();
    await stage.offer({ on: false, percentOff: 100, until: null });
    const start = () => one.agent.post('/api/conversations').set('Idempotency-Key', key).send({ userId: other.id });
    await start().expect(403, /plan_required/);
    await stage.offer({ on: true, percentOff: 100, until: null });
    await start().expect(201);
  });

  it.each([' ', 'a b', 'ä', 'x'.repeat(256)])('must be visible ASCII, 255 characters at most: %j', async (key) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${auPair.session.access_token}` };
    const bytes = Buffer.from(key, 'utf8').toString('latin1');
    const asked = send(`${test.url}/api/saved-searches`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': bytes },
    });
    asked.end(JSON.stringify(searchBody('Odd')));
    const [answer] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
    answer.resume();
    expect(answer.statusCode).toBe(400);
  });

  it('refuses a body of any depth without a fault of ours', async () => {
    const abyss = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const asked = auPair.agent.post('/api/saved-searches').set('Idempotency-Key', randomUUID());
    await asked.type('application/json').send(abyss).expect(400);
  });

  it('returns the answer that was lost with its connection', async () => {
    const key = randomUUID();
    const body = JSON.stringify({ subject: 'visa_and_work', words: `${WORDS} Once.` });
    const before = await rowsIn(test.database, 'support_requests');
    const { hostname, port } = new URL(test.url);
    const connection = connect(Number(port), hostname);
    // Nothing is read from it, so that the answer is lost.
    connection.write(
      [
        'POST /api/support-requests HTTP/1.1',
        `Host: ${hostname}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `Authorization: Bearer ${family.session.access_token}`,
        `Idempotency-Key: ${key}`,
        '',
        body,
      ].join('\r\n'),
    );
    await eventually('the request', async () => (await rowsIn(test.database, 'support_requests')) > before);
    connection.destroy();
    const again = () =>
      family.agent
        .post('/api/support-requests')
        .set({ 'Idempotency-Key': key, 'content-type': 'application/json' })
        .send(body);
    const { headers } = await again().expect(201);
    expect(headers).toMatchObject({ 'idempotent-replay': 'true' });
    expect(await rowsIn(test.database, 'support_requests')).toBe(before + 1);
  });

  it('is stored only with the write: if the commit fails, neither is stored', async () => {
    await test.database.query(
      `CREATE FUNCTION fail_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no commit'; END $$`,
    );
    await test.database.query(
      `CREATE CONSTRAINT TRIGGER fail_commit AFTER INSERT ON saved_searches DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION fail_commit()`,
    );
    const key = randomUUID();
    const who = await createAuPair(test);
    const before = [await rowsIn(test.database, 'saved_searches'), await rowsIn(test.database, 'idempotency_keys')];
    try {
      await save(who, 'Never', key).expect(500);
      expect([await rowsIn(test.database, 'saved_searches'), await rowsIn(test.database, 'idempotency_keys')]).toEqual(
        before,
      );
    } finally {
      await test.database.query('DROP TRIGGER fail_commit ON saved_searches');
    }
    const { headers } = await save(who, 'Never', key).expect(201);
    expect(headers).not.toHaveProperty('idempotent-replay');
    expect(await rowsIn(test.database, 'saved_searches')).toBe((before[0] ?? 0) + 1);
  });

  it('is stored for one to two days, without the request', async () => {
    await test.database.query(
      `INSERT INTO idempotency_keys (id, request, created_at)
       VALUES ('old', 'x', now() - interval '25 hours'), ('young', 'x', now() - interval '23 hours')`,
    );
    await test.app.get(RetentionJob, { strict: false }).run();
    const left = await test.database.query(
      `SELECT encode(id, 'escape') AS id FROM idempotency_keys WHERE id IN ('old', 'young')`,
    );
    expect(left).toEqual([{ id: 'young' }]);
    const [stored] = await test.database.query<{ text: string }>(
      `SELECT string_agg(idempotency_keys::text, '') AS text FROM idempotency_keys`,
    );
    expect(stored?.text).not.toContain(auPair.password);
  });
});

describe('Signing up again with the same Idempotency-Key', () => {
  const signUp = (body: object, key: string) =>
    test.http.post('/api/accounts').set({ 'Idempotency-Key': key, 'X-Session-Transport': 'body' }).send(body);
  const refresh = (token: string) =>
    test.http
      .post('/api/sessions/refresh')
      .set({ 'X-Session-Transport': 'body', 'X-Requested-With': 'fetch' })
      .send({ refresh_token: token });

  it.each(['one after the other', 'at once'])('gives the first session, asked %s', async (when) => {
    const [body, key] = [signUpBody(), randomUUID()];
    const before = await rowsIn(test.database, 'accounts');
    const first = signUp(body, key);
    const answers = await (when === 'at once'
      ? Promise.all([first, signUp(body, key)])
      : first.then(async (answer) => [answer, await signUp(body, key)]));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = answers.map((answer) => answer.body as SessionDto);
    expect(other).toMatchObject({ refresh_token: one?.refresh_token, user: one?.user });
    expect(answers.filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(1);
    expect(await rowsIn(test.database, 'accounts')).toBe(before + 1);
    for (const token of [one?.access_token, other?.access_token])
      await test.http
        .get('/api/accounts/me')
        .auth(token ?? '', { type: 'bearer' })
        .expect(200);
    await refresh(one?.refresh_token ?? '').expect(200);
  });

  it('gives it to no one with another password, another key or none', async () => {
    const [body, key] = [signUpBody(), randomUUID()];
    await signUp(body, key).expect(201);
    await signUp({ ...body, password: 'seven otters juggle plums' }, key).expect(409, /email_taken/);
    await signUp(body, randomUUID()).expect(409, /email_taken/);
    await test.http
      .post('/api/accounts')
      .send(body)
      .expect(409, /email_taken/);
  });

  it.each(['was used', 'has ended'])('gives nothing once that session %s', async (what) => {
    const [body, key] = [signUpBody(), randomUUID()];
    const session = (await signUp(body, key).expect(201)).body as SessionDto;
    if (what === 'was used') await refresh(session.refresh_token ?? '').expect(200);
    else await test.http.delete('/api/sessions').auth(session.access_token, { type: 'bearer' }).expect(204);
    await signUp(body, key).expect(409, /email_taken/);
  });
});
