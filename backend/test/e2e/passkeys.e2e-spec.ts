import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Settings } from '../../src/platform/config/index.js';
import { setUpAuthenticator } from '../support/authenticator.js';
import { advanceClock } from '../support/clock.js';
import { emailTo } from '../support/inbox.js';
import { browserOf, signUpPerson, type Person } from '../support/people.js';
import { SoftwarePasskey, type Forgery } from '../support/software-passkey.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  origin = app.app.get(Settings, { strict: false }).publicUrl;
});
afterAll(() => app.close());

const registrationOptions = async ({ agent }: Person) =>
  (await agent.post('/api/passkeys/registration-options').expect(200)).body;

async function addPasskey(person: Person, { counts = true, name = 'My phone' } = {}) {
  const passkey = new SoftwarePasskey(origin, counts);
  const registration = passkey.register(await registrationOptions(person));
  const { body } = await person.agent.post('/api/passkeys').send({ name, registration }).expect(201);
  return { passkey, id: body.passkey.id as string, recoveryCodes: body.recoveryCodes as string[] | null };
}

const signInOptions = async () => (await app.http.post('/api/passkey-sign-ins/options').expect(200)).body;
const signIn = async (passkey: SoftwarePasskey, forgery: Forgery = {}) =>
  browserOf(app)
    .post('/api/passkey-sign-ins')
    .send({ passkey: passkey.assert(await signInOptions(), forgery) });
const passwordSignIn = async ({ email, password }: Person) =>
  (await app.http.post('/api/sessions').send({ email, password }).expect(200)).body;

describe('Adding a passkey', () => {
  it('turns the second step on with recovery codes, shown once, and writes to the person', async () => {
    const lena = await signUpPerson(app);
    const first = await addPasskey(lena);
    expect(new Set(first.recoveryCodes).size).toBe(10);
    const second = await addPasskey(lena, { name: '  Laptop ' });
    expect(second.recoveryCodes).toBeNull();
    const { body } = await lena.agent.get('/api/passkeys').expect(200);
    expect(body.items).toEqual([
      { id: first.id, name: 'My phone', synced: false, createdAt: expect.any(String), lastUsedAt: null },
      { id: second.id, name: 'Laptop', synced: false, createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect((await lena.agent.get('/api/accounts/me')).body).toMatchObject({
      mfaEnabled: true,
      authenticatorEnabled: false,
    });
    expect((await emailTo(app, lena.email, /log in .* with a passkey/)).text).toContain('My phone');
  });

  it('asks for the password when the log-in is older than a quarter of an hour', async () => {
    const lena = await signUpPerson(app);
    await app.database.query(`UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE account_id = $1`, [
      lena.id,
    ]);
    const ask = (body: object) => lena.agent.post('/api/passkeys/registration-options').send(body);
    expect((await ask({}).expect(403)).body.code).toBe('reauthentication_required');
    expect((await ask({ password: 'not this one' }).expect(403)).body.code).toBe('current_password_wrong');
    await ask({ password: lena.password }).expect(200);
  });

  it.each<[string, Forgery]>([
    ['another site', { origin: 'https://wattle-and-fern.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no PIN, finger or face', { unverified: true }],
    ['a challenge of its own', { challenge: Buffer.alloc(62, 7).toString('base64url') }],
  ])('does not accept %s', async (_, forgery) => {
    const lena = await signUpPerson(app);
    const registration = new SoftwarePasskey(origin).register(await registrationOptions(lena), forgery);
    const { body } = await lena.agent.post('/api/passkeys').send({ name: 'x', registration }).expect(403);
    expect(body.code).toBe('passkey_not_accepted');
    expect((await lena.agent.get('/api/passkeys')).body.items).toEqual([]);
  });

  it('takes a challenge once, from the person it was given to, and each passkey once', async () => {
    const [lena, nora] = [await signUpPerson(app), await signUpPerson(app)];
    const options = await registrationOptions(lena);
    const passkey = new SoftwarePasskey(origin);
    const registration = passkey.register(options);
    await nora.agent.post('/api/passkeys').send({ name: 'x', registration }).expect(403);
    const answers = await Promise.all(
      [1, 2].map(() => lena.agent.post('/api/passkeys').send({ name: 'x', registration })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
    const again = passkey.register(await registrationOptions(nora));
    const { body } = await nora.agent.post('/api/passkeys').send({ name: 'x', registration: again }).expect(409);
    expect(body.code).toBe('passkey_taken');
  });

  it('is limited to ten', async () => {
    const lena = await signUpPerson(app);
    const last = await registrationOptions(lena);
    for (let count = 0; count < 10; count += 1) await addPasskey(lena);
    const { body } = await lena.agent.post('/api/passkeys/registration-options').expect(409);
    expect(body.code).toBe('passkey_limit_reached');
    const registration = new SoftwarePasskey(origin).register(last);
    await lena.agent.post('/api/passkeys').send({ name: 'x', registration }).expect(409);
  });

  it.each(['', '   ', 'x'.repeat(61), 'a\nb'])('does not accept “%s” as a name', async (name) => {
    const lena = await signUpPerson(app);
    const registration = new SoftwarePasskey(origin).register(await registrationOptions(lena));
    const { body } = await lena.agent.post('/api/passkeys').send({ name, registration }).expect(400);
    expect(body.fields.name).toEqual([expect.stringContaining('at most 60')]);
  });
});

describe('Signing in with a passkey', () => {
  it('needs nothing else, and counts as a second factor', async () => {
    const lena = await signUpPerson(app);
    const { passkey, id } = await addPasskey(lena);
    const { body } = await signIn(passkey);
    expect(body.user).toMatchObject({ id: lena.id, mfaEnabled: true });
    const [row] = await app.database.query<{ verified: boolean }>(
      `SELECT bool_or(mfa_verified_at IS NOT NULL) AS verified FROM sessions WHERE account_id = $1 AND ended_at IS NULL`,
      [lena.id],
    );
    expect(row?.verified).toBe(true);
    const { items } = (await lena.agent.get('/api/passkeys')).body;
    expect(items).toEqual([expect.objectContaining({ id, lastUsedAt: expect.any(String) })]);
  });

  it('works again and again with a passkey that does not count', async () => {
    const { passkey } = await addPasskey(await signUpPerson(app), { counts: false });
    for (let time = 0; time < 3; time += 1) expect((await signIn(passkey)).status).toBe(200);
  });

  it.each<[string, Forgery]>([
    ['another site', { origin: 'https://wattle-and-fern.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no PIN, finger or face', { unverified: true }],
    ['a challenge of its own', { challenge: Buffer.alloc(62, 7).toString('base64url') }],
    ['an unknown passkey', { id: Buffer.alloc(32, 7).toString('base64url') }],
  ])('is not possible with %s', async (_, forgery) => {
    const { passkey } = await addPasskey(await signUpPerson(app));
    const { status, body } = await signIn(passkey, forgery);
    expect([status, body.code]).toEqual([403, 'passkey_not_accepted']);
  });

  it('is refused to a copy, whose counter went back, and its person is told', async () => {
    const lena = await signUpPerson(app);
    const { passkey } = await addPasskey(lena);
    expect((await signIn(passkey, { counter: 40 })).status).toBe(200);
    for (const counter of [39, 40, 0]) expect((await signIn(passkey, { counter })).status).toBe(403);
    expect((await emailTo(app, lena.email, /We blocked a login/)).text).toContain('My phone');
    expect((await signIn(passkey, { counter: 41 })).status).toBe(200);
  });

  it('takes each answer once, also of two at once, and no challenge that has expired', async () => {
    const { passkey } = await addPasskey(await signUpPerson(app), { counts: false });
    const assertion = passkey.assert(await signInOptions());
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.http.post('/api/passkey-sign-ins').send({ passkey: assertion })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const options = await signInOptions();
    advanceClock(app, 6);
    await app.http
      .post('/api/passkey-sign-ins')
      .send({ passkey: passkey.assert(options) })
      .expect(403);
    expect((await signIn(passkey)).status).toBe(200);
  });

  it('is not open to a closed account', async () => {
    const lena = await signUpPerson(app);
    const { passkey } = await addPasskey(lena);
    await app.database.query('UPDATE accounts SET disabled_at = now() WHERE id = $1', [lena.id]);
    expect((await signIn(passkey)).body.code).toBe('account_disabled');
  });

  it('gives a challenge to a registration, or of another account, to no one else', async () => {
    const [lena, nora] = [await signUpPerson(app), await signUpPerson(app)];
    const { passkey } = await addPasskey(lena);
    await addPasskey(nora);
    const { challenge } = await passwordSignIn(nora);
    const options = await app.http
      .post('/api/mfa-verifications/passkey-options')
      .send({ challengeToken: challenge.token })
      .expect(200);
    const crossed = passkey.assert(options.body);
    await app.http.post('/api/passkey-sign-ins').send({ passkey: crossed }).expect(403);
    await app.http
      .post('/api/mfa-verifications')
      .send({ challengeToken: challenge.token, passkey: passkey.assert(options.body) })
      .expect(403);
  });
});

describe('A passkey as the second step', () => {
  const answer = (challengeToken: string, proof: object) =>
    app.http.post('/api/mfa-verifications').send({ challengeToken, ...proof });

  it('is asked for after the password, by name, and a recovery code works in its place', async () => {
    const lena = await signUpPerson(app);
    const { passkey, recoveryCodes } = await addPasskey(lena);
    const { session, challenge } = await passwordSignIn(lena);
    expect([session, challenge.steps]).toEqual([null, ['passkey']]);
    const { body: options } = await app.http
      .post('/api/mfa-verifications/passkey-options')
      .send({ challengeToken: challenge.token })
      .expect(200);
    expect(options.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['internal'] }]);
    const { body } = await answer(challenge.token, { passkey: passkey.assert(options) }).expect(200);
    expect(body.user.id).toBe(lena.id);
    const second = (await passwordSignIn(lena)).challenge;
    await answer(second.token, { recoveryCode: recoveryCodes?.[0] }).expect(200);
  });

  it('works next to the authenticator app, and either can be removed while the other stays', async () => {
    const lena = await signUpPerson(app);
    const { code } = await setUpAuthenticator(app, lena);
    const { passkey, id, recoveryCodes } = await addPasskey(lena);
    expect(recoveryCodes).toBeNull();
    expect((await passwordSignIn(lena)).challenge.steps).toEqual(['authenticator', 'passkey']);
    const { body: options } = await lena.agent.post('/api/passkeys/assertion-options').expect(200);
    await lena.agent
      .delete('/api/mfa-factors/current')
      .send({ password: lena.password, passkey: passkey.assert(options) })
      .expect(204);
    expect((await passwordSignIn(lena)).challenge.steps).toEqual(['passkey']);
    const [{ count } = { count: 0 }] = await app.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM mfa_recovery_codes WHERE account_id = $1',
      [lena.id],
    );
    expect(count).toBe(10);
    await lena.agent
      .delete('/api/mfa-factors/current')
      .send({ password: lena.password, code: await code() })
      .expect(409);
    await lena.agent.delete(`/api/passkeys/${id}`).expect(409);
  });

  it('makes new recovery codes', async () => {
    const lena = await signUpPerson(app);
    const { passkey, recoveryCodes } = await addPasskey(lena);
    const { body: options } = await lena.agent.post('/api/passkeys/assertion-options').expect(200);
    const { body } = await lena.agent
      .post('/api/mfa-factors/current/recovery-codes')
      .send({ password: lena.password, passkey: passkey.assert(options) })
      .expect(200);
    expect(body.recoveryCodes).toHaveLength(10);
    expect(body.recoveryCodes).not.toContain(recoveryCodes?.[0]);
  });
});

describe('Removing a passkey', () => {
  it('never turns the second step off by accident', async () => {
    const lena = await signUpPerson(app);
    const [first, second] = [await addPasskey(lena), await addPasskey(lena)];
    await lena.agent.delete(`/api/passkeys/${first.id}`).expect(204);
    expect((await signIn(first.passkey)).status).toBe(403);
    const { body } = await lena.agent.delete(`/api/passkeys/${second.id}`).expect(409);
    expect(body.code).toBe('last_second_factor');
    expect((await signIn(second.passkey)).status).toBe(200);
    await lena.agent.delete(`/api/passkeys/${second.id}`).send({ turnSecondStepOff: true }).expect(204);
    expect((await passwordSignIn(lena)).challenge).toBeNull();
    await emailTo(app, lena.email, /passkey was removed/);
  });

  it('leaves one of two that go at the same moment', async () => {
    const lena = await signUpPerson(app);
    const both = [await addPasskey(lena), await addPasskey(lena)];
    const answers = await Promise.all(both.map(({ id }) => lena.agent.delete(`/api/passkeys/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('leaves admins their last second factor, and does not know other people’s', async () => {
    const [lena, nora] = [await signUpPerson(app), await signUpPerson(app)];
    const { id } = await addPasskey(lena);
    await app.database.query('UPDATE accounts SET mfa_required = true WHERE id = $1', [lena.id]);
    const { body } = await lena.agent.delete(`/api/passkeys/${id}`).send({ turnSecondStepOff: true }).expect(403);
    expect(body.code).toBe('mfa_mandatory');
    await nora.agent.delete(`/api/passkeys/${id}`).expect(404);
    await nora.agent.patch(`/api/passkeys/${id}`).send({ name: 'Mine' }).expect(404);
    expect((await lena.agent.patch(`/api/passkeys/${id}`).send({ name: ' Key ' }).expect(200)).body.name).toBe('Key');
  });
});

describe('An admin’s account', () => {
  it('is open with a passkey in place of the authenticator app', async () => {
    const lena = await signUpPerson(app, { verified: true });
    await app.database.query('UPDATE accounts SET mfa_required = true WHERE id = $1', [lena.id]);
    expect((await lena.agent.get('/api/notifications').expect(403)).body.code).toBe('second_factor_required');
    const { passkey } = await addPasskey(lena);
    await lena.agent.get('/api/notifications').expect(200);
    const { body } = await signIn(passkey);
    await app.http
      .get('/api/notifications')
      .auth(body.access_token as string, { type: 'bearer' })
      .expect(200);
    expect((await passwordSignIn(lena)).session).toBeNull();
  });
});
