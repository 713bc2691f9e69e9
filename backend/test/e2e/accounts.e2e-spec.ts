import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsTo, emailTo, tokenIn } from '../support/inbox.js';
import { LiveClient } from '../support/live-client.js';
import { signUpBody, signUpPerson, type SignUpWish } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { apart, timed } from '../support/timing.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signUp = (wish: SignUpWish | object) => app.http.post('/api/accounts').send(wish);
const accountsCalled = (email: string) =>
  app.database.query<{ user_type: string; mfa_required: boolean }>('SELECT * FROM accounts WHERE email = $1', [email]);

describe('Signing up', () => {
  it('E03 C05 gives a session with exactly the promised fields', async () => {
    const lena = await signUpPerson(app, { userType: 'aupair', region: 'newzealand' });
    expect(lena.session).toEqual({
      access_token: expect.any(String),
      refresh_token: null,
      expires_at: expect.any(Number),
      user: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        email: lena.email,
        emailVerified: false,
        username: lena.username,
        userType: 'aupair',
        region: 'newzealand',
        mfaEnabled: false,
        authenticatorEnabled: false,
        secondFactorRequired: false,
      },
    });
    expect(lena.session.expires_at - Date.now() / 1_000).toBeGreaterThan(590);
    const { body } = await lena.agent.get('/api/accounts/me').expect(200);
    expect(body).toEqual(lena.session.user);
  });

  it('E02 makes a sign-in account and leaves the application profile to its own call', async () => {
    const { id, agent } = await signUpPerson(app);
    expect(await app.database.query('SELECT id FROM accounts WHERE id = $1', [id])).toHaveLength(1);
    expect(await app.database.query('SELECT id FROM profiles WHERE id = $1', [id])).toHaveLength(0);
    await agent.get(`/api/user/${id}`).expect(404);
  });

  it('stores no password that could be read: argon2id of at least OWASP’s cost, with a pepper', async () => {
    const { id } = await signUpPerson(app);
    const [row] = await app.database.query<{ password_hash: string }>(
      'SELECT password_hash FROM accounts WHERE id = $1',
      [id],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  it.each([
    ['an administrator', { metadata: { userType: 'admin' } }, 'metadata.userType'],
    ['a region we are not in', { metadata: { region: 'mars' } }, 'metadata.region'],
    ['a short username', { metadata: { username: 'ab' } }, 'metadata.username'],
    ['a long username', { metadata: { username: 'a'.repeat(31) } }, 'metadata.username'],
    ['a username with a space', { metadata: { username: 'lena m' } }, 'metadata.username'],
    ['a privilege in the metadata', { metadata: { hasPaid: true } }, 'metadata.hasPaid'],
    ['a privilege next to it', { subscriptionTier: 'premium' }, 'subscriptionTier'],
    ['no address', { email: 'lena' }, 'email'],
    ['an address with a second recipient', { email: 'a@example.com,b@example.com' }, 'email'],
    ['an address with a header in it', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['a quoted local part', { email: '"a b"@example.com' }, 'email'],
    ['a number as password', { password: 123456789012 }, 'password'],
    ['11 characters (v5.0.0-6.2.1)', { password: 'kq7 zp2 vx9' }, 'password'],
    ['129 characters', { password: 'the tide brings another shell '.repeat(5).slice(0, 129) }, 'password'],
    ['a common password (v5.0.0-6.2.4)', { password: 'password1234' }, 'password'],
    ['one’s own address (v5.0.0-6.2.11)', { email: 'harrietfield@example.com', password: 'harrietfield1' }, 'password'],
    ['no metadata', { metadata: undefined }, 'metadata'],
  ])('V05 refuses %s, naming the field, and stores nothing', async (_case, change: object, field) => {
    const body = signUpBody();
    const sent = { ...body, ...change, metadata: { ...body.metadata, ...(change as { metadata?: object }).metadata } };
    const { body: answer } = await signUp(
      'metadata' in change && !change.metadata ? { ...sent, metadata: undefined } : sent,
    ).expect(400);
    expect(answer).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(Object.keys(answer.fields as object)).toEqual([field]);
    expect(await accountsCalled(sent.email)).toEqual([]);
  });

  it.each([
    ['12 characters (v5.0.0-6.2.1)', 'kq7 zp2 vx9w'],
    ['64 characters (v5.0.0-6.2.9)', 'the tide brings another shell home every night and I keep it all'.slice(0, 64)],
    ['128 characters of many scripts (v5.0.0-6.2.9)', 'пляж 海岸 ŵîñd 🐚 '.repeat(10).slice(0, 128)],
    ['20 lower-case letters (v5.0.0-6.2.5)', 'zvukfwgmpqhtarlcybnd'],
  ])('takes a password of %s', async (_case, password) => {
    await signUp(signUpBody({ password })).expect(201);
  });

  it('says which of address and username is taken, whatever the case', async () => {
    const { email, username } = await signUpPerson(app);
    const sameEmail = await signUp(signUpBody({ email: email.toUpperCase() })).expect(409);
    expect(sameEmail.body).toMatchObject({ code: 'email_taken', fields: { email: [expect.any(String)] } });
    const sameName = await signUp(signUpBody({ username: username.toUpperCase() })).expect(409);
    expect(sameName.body).toMatchObject({ code: 'username_taken', fields: { username: [expect.any(String)] } });
  });

  it('6.3.8 does the same work for an address that is taken', async () => {
    const { email } = await signUpPerson(app);
    const [taken, free]: [number[], number[]] = [[], []];
    for (let round = 0; round < 15; round += 1) {
      taken.push((await timed(async () => signUp(signUpBody({ email })).expect(409))).milliseconds);
      free.push((await timed(async () => signUp(signUpBody()).expect(201))).milliseconds);
    }
    // The password is hashed before the address is looked at; else the answer would take a fifth of the time.
    expect(apart(taken, free)).toBeLessThan(0.6);
  });

  it('gives one of two people who sign up with the same address at once an account, and the other a 409', async () => {
    const { email } = signUpBody();
    const answers = await Promise.all([1, 2, 3, 4].map(() => signUp(signUpBody({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await accountsCalled(email)).toHaveLength(1);
  });
});

describe('Confirming an email address', () => {
  it('M03 sends an email whose link confirms it once, and tells open pages', async () => {
    const lena = await signUpPerson(app);
    const page = await LiveClient.connect(app, { token: lena.session.access_token });
    const mail = await emailTo(app, lena.email, /confirm your email/);
    expect(mail.text).toContain(`Welcome, ${lena.username}`);
    expect(mail.links.some((link) => link.startsWith('http://localhost:3000/auth#type=verify&token='))).toBe(true);

    await app.http
      .post('/api/email-verifications')
      .send({ token: tokenIn(mail) })
      .expect(200, { returnPath: null });
    await page.waitFor('account.updated');
    const { body } = await lena.agent.get('/api/accounts/me').expect(200);
    expect(body.emailVerified).toBe(true);
    page.close();
  });

  it('refuses a link that was used, has expired or was made up (v5.0.0-6.4.1)', async () => {
    const [used, expired] = [await signUpPerson(app), await signUpPerson(app)];
    const usedToken = tokenIn(await emailTo(app, used.email, /confirm/));
    const expiredToken = tokenIn(await emailTo(app, expired.email, /confirm/));
    await app.http.post('/api/email-verifications').send({ token: usedToken }).expect(200);
    await app.database.query('UPDATE account_links SET expires_at = now() WHERE account_id = $1', [expired.id]);
    for (const token of [usedToken, expiredToken, 'x'.repeat(43)]) {
      const { body } = await app.http.post('/api/email-verifications').send({ token }).expect(400);
      expect(body.code).toBe('link_invalid');
    }
    expect((await expired.agent.get('/api/accounts/me')).body.emailVerified).toBe(false);
  });

  it('lasts 24 hours', async () => {
    const { id, email } = await signUpPerson(app);
    await emailTo(app, email, /confirm/);
    const [link] = await app.database.query<{ hours: number }>(
      'SELECT extract(epoch FROM expires_at - created_at)::int / 3600 AS hours FROM account_links WHERE account_id = $1',
      [id],
    );
    expect(link?.hours).toBe(24);
  });

  it('can be used by one of two at once', async () => {
    const { email } = await signUpPerson(app);
    const token = tokenIn(await emailTo(app, email, /confirm/));
    const answers = await Promise.all([1, 2, 3].map(() => app.http.post('/api/email-verifications').send({ token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('never keeps a token that could be read in the database', async () => {
    const { email } = await signUpPerson(app);
    const token = tokenIn(await emailTo(app, email, /confirm/));
    const tables = await app.database.query<{ dump: string }>(
      `SELECT string_agg(row::text, ' ') AS dump FROM (
         SELECT to_jsonb(l) FROM account_links l UNION ALL SELECT to_jsonb(e) FROM outbox_events e
         UNION ALL SELECT to_jsonb(j) FROM jobs.job j) AS rows(row)`,
    );
    expect(tables[0]?.dump).not.toContain(token);
  });

  it('tells the person who confirms it, on any device, which page they signed up from, in a second email too', async () => {
    const returnPath = '/au-pair-job-board?city=Perth#results';
    const body = signUpBody({ returnPath });
    const session = (await signUp(body).expect(201)).body as { access_token: string };
    const first = await emailTo(app, body.email, /confirm/);
    await app.http
      .post('/api/email-verifications/resend')
      .set('Authorization', `Bearer ${session.access_token}`)
      .expect(202);
    const second = await emailTo(app, body.email, /confirm/, 1);
    for (const mail of [first, second])
      await app.http
        .post('/api/email-verifications')
        .send({ token: tokenIn(mail) })
        .expect(200, { returnPath });
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '',
    `/${'a'.repeat(500)}`,
  ])('3.7.2 takes no address of another site to return to: %j', async (returnPath) => {
    const body = signUpBody({ returnPath });
    const answer = await signUp(body).expect(400);
    expect(answer.body.fields).toMatchObject({ returnPath: ['This is not a page of this site'] });
    expect(await accountsCalled(body.email)).toHaveLength(0);
  });

  it('sends it again when asked, but not once it is confirmed, and not to someone who is not signed in', async () => {
    const lena = await signUpPerson(app);
    await emailTo(app, lena.email, /confirm/);
    await lena.agent.post('/api/email-verifications/resend').expect(202);
    const second = await emailTo(app, lena.email, /confirm/, 1);
    await app.http
      .post('/api/email-verifications')
      .send({ token: tokenIn(second) })
      .expect(200);
    await lena.agent.post('/api/email-verifications/resend').expect(202);
    await app.http.post('/api/email-verifications/resend').expect(401);
    // A later email to the same address shows that nothing came in between.
    await app.http.post('/api/password-recoveries').send({ email: lena.email }).expect(202);
    await emailTo(app, lena.email, /new password/);
    expect(await emailsTo(app, lena.email)).toHaveLength(3);
  });

  it('uses the configured site in its links, whatever the Host header says', async () => {
    const body = signUpBody();
    await signUp(body).set('Host', 'evil.example').set('X-Forwarded-Host', 'evil.example').expect(201);
    const mail = await emailTo(app, body.email, /confirm/);
    expect(mail.text + mail.html).not.toContain('evil.example');
  });
});
