import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountsService } from '../../src/modules/auth/index.js';
import { IdentityVerifier } from '../../src/platform/identity/index.js';
import { setUpAuthenticator } from '../support/authenticator.js';
import { emailTo } from '../support/inbox.js';
import { LiveClient } from '../support/live-client.js';
import { browserOf, GOOD_PASSWORD, signUpBody, signUpPerson, type Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  app.http.post('/api/sessions').send({ email, password }).expect(200);
const challengeOf = async (person: Person) => (await signIn(person)).body.challenge.token as string;
const answer = (challengeToken: string, codes: object) =>
  app.http.post('/api/mfa-verifications').send({ challengeToken, ...codes });

describe('Setting up an authenticator app', () => {
  it('gives the app its secret, and log-ins need no code before one was confirmed', async () => {
    const lena = await signUpPerson(app);
    const { body } = await lena.agent.post('/api/mfa-factors').expect(201);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri as string);
    expect([uri.protocol, uri.host, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      'totp',
      body.secret,
      'Wattle & Fern',
    ]);
    expect(decodeURIComponent(uri.pathname)).toContain(lena.email);
    expect(body.qrSvg).toMatch(/^<svg [^]*<\/svg>\s*$/);
    expect(body.qrSvg).not.toMatch(/<script|onload|href/i);
    const wrong = await lena.agent.post('/api/mfa-factors/confirm').send({ code: '000000' }).expect(400);
    expect(wrong.body.fields).toEqual({ code: [expect.any(String)] });
    expect((await signIn(lena)).body.challenge).toBeNull();
  });

  it('is completed by a correct code: ten recovery codes, an email and an event to open pages', async () => {
    const lena = await signUpPerson(app);
    const page = await LiveClient.connect(app, { token: lena.session.access_token });
    const { recoveryCodes, code } = await setUpAuthenticator(app, lena);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes) expect(one).toMatch(/^[A-HJ-NP-Z2-9]{5}(-[A-HJ-NP-Z2-9]{5}){2}$/);
    await page.waitFor('account.updated');
    page.close();
    expect((await lena.agent.get('/api/accounts/me')).body.mfaEnabled).toBe(true);
    await emailTo(app, lena.email, /now asks for a code/);
    expect((await lena.agent.post('/api/mfa-factors').expect(409)).body.code).toBe('mfa_already_enabled');
    await lena.agent
      .post('/api/mfa-factors/confirm')
      .send({ code: await code() })
      .expect(409);
  });

  it('stores neither the secret nor the recovery codes in a form that could be read', async () => {
    const lena = await signUpPerson(app);
    const { secret, recoveryCodes } = await setUpAuthenticator(app, lena);
    const [row] = await app.database.query<{ dump: string }>(
      `SELECT (SELECT string_agg(f::text, ' ') FROM mfa_factors f) || (SELECT string_agg(c::text, ' ') FROM mfa_recovery_codes c) AS dump`,
    );
    const needles = [
      secret,
      Buffer.from(secret).toString('hex'),
      ...recoveryCodes.map((one) => one.replaceAll('-', '')),
    ];
    for (const needle of needles) expect(row?.dump.toUpperCase()).not.toContain(needle.toUpperCase());
  });

  it('refuses to be confirmed before it was begun', async () => {
    const { agent } = await signUpPerson(app);
    expect((await agent.post('/api/mfa-factors/confirm').send({ code: '123456' }).expect(409)).body.code).toBe(
      'mfa_not_enabled',
    );
  });
});

describe('Signing in with a second factor', () => {
  it('S01 gives a challenge and no session, and the session for a right code', async () => {
    const lena = await signUpPerson(app);
    const authenticator = await setUpAuthenticator(app, lena);
    const first = await signIn(lena);
    expect(first.body).toEqual({
      session: null,
      challenge: { token: expect.any(String), expires_at: expect.any(Number), steps: ['authenticator'] },
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    await app.http
      .get('/api/accounts/me')
      .auth(first.body.challenge.token as string, { type: 'bearer' })
      .expect(401);

    const browser = browserOf(app);
    const { body } = await browser
      .post('/api/mfa-verifications')
      .send({ challengeToken: first.body.challenge.token, code: await authenticator.code() })
      .expect(200);
    expect(body.user).toMatchObject({ id: lena.id, mfaEnabled: true });
    await browser.post('/api/sessions/refresh').expect(200);
  });

  it('v5.0.0-6.5.1 accepts each code once, also in another sign-in, and once of two at the same moment', async () => {
    const lena = await signUpPerson(app);
    const code = await (await setUpAuthenticator(app, lena)).code();
    const challenges = await Promise.all([1, 2, 3].map(() => challengeOf(lena)));
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await answer(await challengeOf(lena), { code }).expect(401)).body.code).toBe('mfa_code_wrong');
  });

  it('v5.0.0-6.5.5 accepts no code from two steps ago or from the future', async () => {
    const lena = await signUpPerson(app);
    const { code } = await setUpAuthenticator(app, lena);
    const challenge = await challengeOf(lena);
    for (const steps of [-3, -2, 2, 20]) await answer(challenge, { code: await code(steps) }).expect(401);
    await answer(challenge, { code: await code() }).expect(200);
  });

  it('takes a recovery code once, however it is written, and writes to the person', async () => {
    const lena = await signUpPerson(app);
    const recoveryCode = (await setUpAuthenticator(app, lena)).recoveryCodes[3] ?? '';
    await answer(await challengeOf(lena), { recoveryCode: recoveryCode.toLowerCase().replaceAll('-', ' ') }).expect(
      200,
    );
    await answer(await challengeOf(lena), { recoveryCode }).expect(401);
    const mail = await emailTo(app, lena.email, /recovery code/);
    expect(mail.text).toContain('Recovery codes left: 9');
  });

  it('uses a challenge up, and lets it end after five minutes and with a new password', async () => {
    const lena = await signUpPerson(app);
    const { recoveryCodes } = await setUpAuthenticator(app, lena);
    const used = await challengeOf(lena);
    const expired = await challengeOf(lena);
    const [link] = await app.database.query<{ seconds: number }>(
      `SELECT extract(epoch FROM expires_at - created_at)::int AS seconds FROM account_links WHERE account_id = $1 AND kind = 'mfa-challenge'`,
      [lena.id],
    );
    expect(link?.seconds).toBe(300);
    await answer(used, { recoveryCode: recoveryCodes[0] }).expect(200);
    await app.database.query('UPDATE account_links SET expires_at = now() WHERE account_id = $1', [lena.id]);
    const overtaken = await challengeOf(lena);
    await lena.agent
      .put('/api/accounts/me/password')
      .send({ currentPassword: GOOD_PASSWORD, newPassword: 'seven otters juggle plums' })
      .expect(204);
    for (const challenge of [used, expired, overtaken, 'x'.repeat(43)])
      expect((await answer(challenge, { recoveryCode: recoveryCodes[1] }).expect(401)).body.code).toBe(
        'mfa_challenge_expired',
      );
  });

  it('does not take someone else’s code or recovery code', async () => {
    const [lena, mika] = [await signUpPerson(app), await signUpPerson(app)];
    const [, ofMika] = [await setUpAuthenticator(app, lena), await setUpAuthenticator(app, mika)];
    const challenge = await challengeOf(lena);
    await answer(challenge, { code: await ofMika.code() }).expect(401);
    await answer(challenge, { recoveryCode: ofMika.recoveryCodes[0] }).expect(401);
  });

  it.each([
    [{}, ['code']],
    [{ code: '12345' }, ['code']],
    [{ code: '1234567' }, ['code']],
    [{ code: 123456 }, ['code']],
    [{ recoveryCode: 'short' }, ['recoveryCode']],
    [{ code: '123456', recoveryCode: 'x'.repeat(50) }, ['recoveryCode']],
  ])('V05 refuses %j as an answer', async (codes, fields) => {
    const { body } = await answer('x'.repeat(43), codes).expect(400);
    expect(Object.keys(body.fields as object)).toEqual(fields);
  });
});

describe('Switching the authenticator app off', () => {
  const switchOff = ({ agent }: Person, body: object) => agent.delete('/api/mfa-factors/current').send(body);

  it('takes the password and a code', async () => {
    const lena = await signUpPerson(app);
    expect((await switchOff(lena, { password: GOOD_PASSWORD, code: '123456' }).expect(409)).body.code).toBe(
      'mfa_not_enabled',
    );
    const { code } = await setUpAuthenticator(app, lena);
    const wrongPassword = await switchOff(lena, { password: 'not the password at all', code: await code() }).expect(
      403,
    );
    expect(wrongPassword.body).toMatchObject({
      code: 'current_password_wrong',
      fields: { password: [expect.any(String)] },
    });
    const wrongCode = await switchOff(lena, { password: GOOD_PASSWORD, code: '000000' }).expect(400);
    expect(wrongCode.body.fields).toEqual({ code: [expect.any(String)] });
    await switchOff(lena, { password: GOOD_PASSWORD, code: await code() }).expect(204);
    expect((await signIn(lena)).body.challenge).toBeNull();
    await emailTo(app, lena.email, /no longer asks for a code/);
  });
});

describe('What protects an account', () => {
  it('v5.0.0-7.5.1 is set up within 15 minutes of logging in, and requires the password later', async () => {
    const lena = await signUpPerson(app);
    await app.database.query(`UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE account_id = $1`, [
      lena.id,
    ]);
    const enrol = (body?: object) => lena.agent.post('/api/mfa-factors').send(body);
    expect((await enrol().expect(403)).body.code).toBe('reauthentication_required');
    const wrong = await enrol({ password: 'not the password at all' }).expect(403);
    expect(wrong.body).toMatchObject({ code: 'current_password_wrong', fields: { password: [expect.any(String)] } });
    await enrol({ password: GOOD_PASSWORD }).expect(201);
  });

  it('gets new recovery codes for the password and a code; the old ones stop working', async () => {
    const lena = await signUpPerson(app);
    const { code, recoveryCodes } = await setUpAuthenticator(app, lena);
    const renew = (body: object) => lena.agent.post('/api/mfa-factors/current/recovery-codes').send(body);
    await renew({ password: 'not the password at all', code: await code() }).expect(403);
    expect((await renew({ password: GOOD_PASSWORD, code: '000000' }).expect(400)).body.fields).toHaveProperty('code');
    const { body } = await renew({ password: GOOD_PASSWORD, code: await code() }).expect(200);
    expect(new Set([...recoveryCodes, ...body.recoveryCodes]).size).toBe(20);
    await answer(await challengeOf(lena), { recoveryCode: recoveryCodes[0] }).expect(401);
    await answer(await challengeOf(lena), { recoveryCode: body.recoveryCodes[0] }).expect(200);
    await emailTo(app, lena.email, /new recovery codes/);
  });
});

describe('An admin', () => {
  it('v5.0.0-6.3.3 sets up a second factor first, is fully signed in with it, and cannot remove it again', async () => {
    const { email } = signUpBody();
    await app.app
      .get(AccountsService, { strict: false })
      .create({ email, password: GOOD_PASSWORD, username: 'admin', userType: 'admin', region: 'australia' });
    const agent = browserOf(app);
    const { body } = await agent.post('/api/sessions').send({ email, password: GOOD_PASSWORD }).expect(200);
    const token = body.session.access_token as string;
    void agent.auth(token, { type: 'bearer' });
    const identity = () => app.app.get(IdentityVerifier, { strict: false }).verify(token);
    expect(await identity()).toMatchObject({ userType: 'admin', fullyAuthenticated: false });
    expect(body.session.user).toMatchObject({ secondFactorRequired: true });

    // Nothing about other people opens before: not in Admin, and not where members read.
    const other = await signUpPerson(app);
    for (const path of [
      `/api/user/${other.id}`,
      '/api/admin/users',
      '/api/admin/queues',
      '/api/conversations',
      '/api/personal-data/me',
      '/api/notifications',
    ])
      expect((await agent.get(path).expect(403)).body.code).toBe('second_factor_required');
    await expect(LiveClient.connect(app, { token })).rejects.toThrow();
    for (const path of ['/api/accounts/me', '/api/sessions']) await agent.get(path).expect(200);

    const { code } = await setUpAuthenticator(app, { agent });
    expect(await identity()).toMatchObject({ userType: 'admin', fullyAuthenticated: true });
    expect((await agent.get('/api/accounts/me').expect(200)).body.secondFactorRequired).toBe(false);
    await agent.get('/api/admin/queues').expect(200);
    expect((await switchOff(agent, await code())).body.code).toBe('mfa_mandatory');
  });
  const switchOff = (agent: Person['agent'], code: string) =>
    agent.delete('/api/mfa-factors/current').send({ password: GOOD_PASSWORD, code }).expect(403);
});
