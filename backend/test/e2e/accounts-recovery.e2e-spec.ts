import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpAuthenticator } from '../support/authenticator.js';
import { eventually } from '../support/eventually.js';
import { emailsTo, emailTo, tokenIn } from '../support/inbox.js';
import { LiveClient } from '../support/live-client.js';
import { GOOD_PASSWORD, signUpBody, signUpPerson, type Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { apart, timed } from '../support/timing.js';

const NEW_PASSWORD = 'seven otters juggle plums';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (email: string) => app.http.post('/api/password-recoveries').send({ email });
const reset = (body: object) => app.http.post('/api/password-recoveries/reset').send(body);
const signIn = (email: string, password: string) => app.http.post('/api/sessions').send({ email, password });
async function recoveryTokenOf({ email }: Person): Promise<string> {
  await ask(email).expect(202);
  return tokenIn(await emailTo(app, email, /new password/));
}
/** Work after an answer counts neither for its time nor for the next one's. */
const allDelivered = () =>
  eventually(
    'the outbox to be empty',
    async () => (await app.database.query('SELECT FROM outbox_events')).length === 0,
  );

describe('Asking for a new password', () => {
  it('M02 6.3.8 answers the same, as fast, for an address that no one has', async () => {
    const samples = [(await signUpPerson(app)).email, signUpBody().email].map((email) => ({
      email,
      times: [] as number[],
      answers: new Set<string>(),
    }));
    for (let round = 0; round < 25; round += 1) {
      for (const { email, times, answers } of samples) {
        const { milliseconds, result } = await timed(async () => ask(email));
        times.push(milliseconds);
        answers.add(JSON.stringify([result.status, result.text, Object.keys(result.headers).sort()]));
        await allDelivered();
      }
    }
    const [known, unknown] = samples;
    expect([...(known?.answers ?? [])]).toHaveLength(1);
    expect(unknown?.answers).toEqual(known?.answers);
    expect(apart(known?.times ?? [], unknown?.times ?? [])).toBeLessThan(0.35);
  });

  it('C05 sends a link to /reset-password on our own site, and nothing to an address that no one has', async () => {
    const { email } = await signUpPerson(app);
    const unknownEmail = signUpBody().email;
    await ask(unknownEmail).set('Host', 'evil.example').expect(202);
    await ask(email.toUpperCase()).set('Host', 'evil.example').expect(202);
    const mail = await emailTo(app, email, /new password/);
    expect(
      mail.links.some((link) => link.startsWith('http://localhost:3000/reset-password#type=recovery&token=')),
    ).toBe(true);
    expect(mail.html).not.toContain('evil.example');
    expect(await emailsTo(app, unknownEmail)).toEqual([]);
  });

  it('V05 wants an address', async () => {
    for (const email of ['', 'lena', null, ['lena@example.com'], 'a@example.com\nBcc: b@example.com'])
      expect(
        (await app.http.post('/api/password-recoveries').send({ email }).expect(400)).body.fields.email,
      ).toBeDefined();
  });
});

describe('Choosing a new password by email', () => {
  it('S05 C05 ends every session and socket, signs no one in, and lets only the new password in', async () => {
    const lena = await signUpPerson(app);
    const page = await LiveClient.connect(app, { token: lena.session.access_token });
    const token = await recoveryTokenOf(lena);

    const { headers, text } = await reset({ token, password: NEW_PASSWORD }).expect(204);
    expect(text).toBe('');
    expect(JSON.stringify(headers['set-cookie'])).not.toMatch(/rt=[^;]/);
    expect(await page.waitFor('session.ended')).toMatchObject({ reason: 'password-changed' });
    await page.waitFor('disconnect');
    await lena.agent.get('/api/accounts/me').expect(401);
    await lena.agent.post('/api/sessions/refresh').expect(401);
    await signIn(lena.email, GOOD_PASSWORD).expect(401);
    await signIn(lena.email, NEW_PASSWORD).expect(200);
    await emailTo(app, lena.email, /password .* was changed/);
  });

  it('v5.0.0-6.4.1 works once, for half an hour, and never after the password was changed in another way', async () => {
    const [used, expired, overtaken] = [await signUpPerson(app), await signUpPerson(app), await signUpPerson(app)];
    const tokens = [await recoveryTokenOf(used), await recoveryTokenOf(expired), await recoveryTokenOf(overtaken)];
    const [link] = await app.database.query<{ minutes: number }>(
      `SELECT extract(epoch FROM expires_at - created_at)::int / 60 AS minutes FROM account_links WHERE account_id = $1 AND kind = 'reset-password'`,
      [expired.id],
    );
    expect(link?.minutes).toBe(30);

    await reset({ token: tokens[0], password: NEW_PASSWORD }).expect(204);
    await app.database.query('UPDATE account_links SET expires_at = now() WHERE account_id = $1', [expired.id]);
    await overtaken.agent
      .put('/api/accounts/me/password')
      .send({ currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD })
      .expect(204);
    for (const token of [...tokens, 'x'.repeat(43)])
      expect((await reset({ token, password: 'eight herons borrow tents' }).expect(400)).body.code).toBe(
        'link_invalid',
      );
  });

  it('changes the password once for two who use the link at the same time', async () => {
    const token = await recoveryTokenOf(await signUpPerson(app));
    const answers = await Promise.all([1, 2, 3].map((n) => reset({ token, password: `${NEW_PASSWORD} ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  it('keeps the link for another try when the new password is refused', async () => {
    const lena = await signUpPerson(app);
    const token = await recoveryTokenOf(lena);
    for (const password of ['kq7 zp2 vx9', 'password1234', `${lena.username}!`, 'x'.repeat(129)])
      expect((await reset({ token, password }).expect(400)).body.fields.password).toHaveLength(1);
    await signIn(lena.email, GOOD_PASSWORD).expect(200);
    await reset({ token, password: NEW_PASSWORD }).expect(204);
  });

  it('v5.0.0-6.4.3 asks for the second factor if there is one', async () => {
    const lena = await signUpPerson(app);
    const authenticator = await setUpAuthenticator(app, lena);
    const token = await recoveryTokenOf(lena);
    expect((await reset({ token, password: NEW_PASSWORD }).expect(403)).body.code).toBe('mfa_code_required');
    expect((await reset({ token, password: NEW_PASSWORD, code: '000000' }).expect(401)).body.code).toBe(
      'mfa_code_wrong',
    );
    await reset({ token, password: NEW_PASSWORD, code: await authenticator.code() }).expect(204);
  });

  it('takes a recovery code in its place, and uses it up only when the password was stored', async () => {
    const lena = await signUpPerson(app);
    const { recoveryCodes } = await setUpAuthenticator(app, lena);
    const token = await recoveryTokenOf(lena);
    const code = recoveryCodes[0];
    await reset({ token: 'x'.repeat(43), password: NEW_PASSWORD, code }).expect(400);
    await reset({ token, password: 'password1234', code }).expect(400);
    await reset({ token, password: NEW_PASSWORD, code }).expect(204);
  });

  it('counts as proof of the address', async () => {
    const lena = await signUpPerson(app);
    await reset({ token: await recoveryTokenOf(lena), password: NEW_PASSWORD }).expect(204);
    const { body } = await signIn(lena.email, NEW_PASSWORD).expect(200);
    expect(body.session.user.emailVerified).toBe(true);
  });
});

describe('Changing the password when signed in', () => {
  const change = ({ agent }: Person, currentPassword: unknown, newPassword: unknown) =>
    agent.put('/api/accounts/me/password').send({ currentPassword, newPassword });

  it('S05 C05 ends every session and asks to log in again', async () => {
    const lena = await signUpPerson(app);
    const elsewhere = await signIn(lena.email, GOOD_PASSWORD).expect(200);
    await change(lena, GOOD_PASSWORD, NEW_PASSWORD).expect(204);
    for (const token of [lena.session.access_token, elsewhere.body.session.access_token as string])
      await app.http.get('/api/accounts/me').auth(token, { type: 'bearer' }).expect(401);
    await lena.agent.post('/api/sessions/refresh').expect(401);
    await signIn(lena.email, GOOD_PASSWORD).expect(401);
    await signIn(lena.email, NEW_PASSWORD).expect(200);
    await emailTo(app, lena.email, /password .* was changed/);
  });

  it('v5.0.0-6.2.3 requires the current password', async () => {
    const lena = await signUpPerson(app);
    const { body } = await change(lena, 'not the password at all', NEW_PASSWORD).expect(403);
    expect(body).toMatchObject({ code: 'current_password_wrong', fields: { currentPassword: [expect.any(String)] } });
    await change(lena, undefined, NEW_PASSWORD).expect(400);
    await lena.agent.get('/api/accounts/me').expect(200);
    await signIn(lena.email, GOOD_PASSWORD).expect(200);
  });

  it.each([['kq7 zp2 vx9'], ['password1234'], [GOOD_PASSWORD], ['x'.repeat(129)], [undefined]])(
    'refuses %s as the new one',
    async (newPassword) => {
      const lena = await signUpPerson(app);
      const { body } = await change(lena, GOOD_PASSWORD, newPassword).expect(400);
      expect(Object.keys(body.fields as object)).toEqual(['newPassword']);
      await lena.agent.get('/api/accounts/me').expect(200);
    },
  );
});

describe('A recovery link', () => {
  it('can be checked before anything is typed, without being used up', async () => {
    const lena = await signUpPerson(app);
    const token = await recoveryTokenOf(lena);
    const check = () => app.http.post('/api/password-recoveries/checks').send({ token });
    await check().expect(204);
    await reset({ token, password: NEW_PASSWORD }).expect(204);
    expect((await check().expect(400)).body.code).toBe('link_invalid');
  });
});

describe('Changing the email address', () => {
  const change = ({ agent }: Person, email: string, currentPassword = GOOD_PASSWORD) =>
    agent.post('/api/email-changes').send({ email, currentPassword });
  const confirm = (token: string) => app.http.post('/api/email-changes/confirmations').send({ token });
  const undo = (token: string) => app.http.post('/api/email-changes/undoings').send({ token });
  const linkTo = async (address: string, skip = 0) => tokenIn(await emailTo(app, address, /new email address/, skip));

  it('v5.0.0-7.5.1 requires the password, is confirmed at the new address, and ends every session', async () => {
    const lena = await signUpPerson(app, { verified: true });
    const next = signUpBody().email;
    expect((await change(lena, next, 'not the password at all').expect(403)).body.fields).toHaveProperty(
      'currentPassword',
    );
    expect((await change(lena, lena.email.toUpperCase()).expect(400)).body.fields).toHaveProperty('email');
    const mika = await signUpPerson(app);
    expect((await change(lena, mika.email).expect(409)).body.code).toBe('email_taken');
    await change(lena, next).expect(202);
    const token = await linkTo(next);
    await signIn(next, GOOD_PASSWORD).expect(401);
    await lena.agent.get('/api/accounts/me').expect(200);

    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await lena.agent.get('/api/accounts/me').expect(401);
    await signIn(lena.email, GOOD_PASSWORD).expect(401);
    const { body } = await signIn(next, GOOD_PASSWORD).expect(200);
    expect(body.session.user).toMatchObject({ id: lena.id, email: next, emailVerified: true });
    expect((await emailTo(app, lena.email, /was changed/)).text).not.toContain(next);
  });

  it('is undone from the old address: the address returns, and the password that the other person knew is worthless', async () => {
    const lena = await signUpPerson(app, { verified: true });
    const thief = signUpBody().email;
    await change(lena, thief).expect(202);
    await confirm(await linkTo(thief)).expect(200, { returnPath: null, loggedOut: true });
    const { body } = await signIn(thief, GOOD_PASSWORD).expect(200);
    await undo(tokenIn(await emailTo(app, lena.email, /was changed/))).expect(204);
    await app.http.get('/api/accounts/me').auth(body.session.access_token, { type: 'bearer' }).expect(401);
    await signIn(thief, GOOD_PASSWORD).expect(401);
    await signIn(lena.email, GOOD_PASSWORD).expect(401);
    await reset({ token: tokenIn(await emailTo(app, lena.email, /new password/)), password: NEW_PASSWORD }).expect(204);
    await signIn(lena.email, NEW_PASSWORD).expect(200);
  });

  it('corrects a mistyped address before it is confirmed, and the owner of that address cannot log in', async () => {
    const lena = await signUpPerson(app, { returnPath: '/au-pair-job-board?view=open' });
    const [first, second] = [signUpBody().email, signUpBody().email];
    await change(lena, first).expect(202);
    const superseded = await linkTo(first);
    await change(lena, second).expect(202);
    await confirm(superseded).expect(400);
    const strangers = tokenIn(await emailTo(app, lena.email, /confirm your email/));
    // The page from which she signed up is not lost, and she need not log in again.
    await confirm(await linkTo(second)).expect(200, { returnPath: '/au-pair-job-board?view=open', loggedOut: false });
    await lena.agent.get('/api/accounts/me').expect(200);
    await app.http.post('/api/email-verifications').send({ token: strangers }).expect(400);
    await allDelivered();
    expect((await emailsTo(app, lena.email)).filter(({ subject }) => /was changed/.test(subject))).toEqual([]);
    expect((await signIn(second, GOOD_PASSWORD).expect(200)).body.session.user.emailVerified).toBe(true);
  });

  it('does not take an address that someone else has signed up with meanwhile', async () => {
    const lena = await signUpPerson(app);
    const next = signUpBody().email;
    await change(lena, next).expect(202);
    const token = await linkTo(next);
    await signUpPerson(app, { email: next });
    expect((await confirm(token).expect(409)).body.code).toBe('email_taken');
    await lena.agent.get('/api/accounts/me').expect(200);
  });
});
