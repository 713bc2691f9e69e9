import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Settings } from '../../src/platform/config/index.js';
import { setUpAuthenticator } from '../support/authenticator.js';
import { emailTo, tokenIn } from '../support/inbox.js';
import { browserOf, GOOD_PASSWORD, signUpBody, signUpPerson, type Person } from '../support/people.js';
import { SoftwarePasskey } from '../support/software-passkey.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const NEW_PASSWORD = 'seven otters juggle plums';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (email: string, password: string) => app.http.post('/api/sessions').send({ email, password });
const reset = (body: object) => app.http.post('/api/password-recoveries/reset').send(body);
const undo = (token: string) => app.http.post('/api/email-changes/undoings').send({ token });
const confirm = (token: string) => app.http.post('/api/email-changes/confirmations').send({ token });
const undoTokenTo = async (address: string, skip = 0) =>
  tokenIn(await emailTo(app, address, /email address .* was changed/, skip));
const recoveryTokenTo = async (address: string) => tokenIn(await emailTo(app, address, /new password/));

async function ask({ agent }: Pick<Person, 'agent'>, email: string, currentPassword = GOOD_PASSWORD): Promise<string> {
  await agent.post('/api/email-changes').send({ email, currentPassword }).expect(202);
  return tokenIn(await emailTo(app, email, /new email address/));
}

async function loggedIn(email: string, password = GOOD_PASSWORD): Promise<Person['agent']> {
  const agent = browserOf(app);
  const { body } = await agent.post('/api/sessions').send({ email, password }).expect(200);
  void agent.auth(body.session.access_token, { type: 'bearer' });
  return agent;
}

const siteOf = () => app.app.get(Settings, { strict: false }).publicUrl;
async function addPasskey(agent: Person['agent'], name: string): Promise<SoftwarePasskey> {
  const passkey = new SoftwarePasskey(siteOf());
  const { body: options } = await agent.post('/api/passkeys/registration-options').expect(200);
  await agent
    .post('/api/passkeys')
    .send({ name, registration: passkey.register(options) })
    .expect(201);
  return passkey;
}
async function logInWith(passkey: SoftwarePasskey): Promise<number> {
  const { body: options } = await app.http.post('/api/passkey-sign-ins/options').expect(200);
  return (
    await browserOf(app)
      .post('/api/passkey-sign-ins')
      .send({ passkey: passkey.assert(options) })
  ).status;
}

describe('An account whose email address someone else has changed', () => {
  let lena: Person;
  let thief: string;
  let stolen: Person['agent'];
  beforeAll(async () => {
    lena = await signUpPerson(app, { verified: true });
    thief = signUpBody().email;
    await confirm(await ask(lena, thief)).expect(200);
    stolen = await loggedIn(thief);
  });

  it('is given back by the first email, although it was changed again, which was undone, and has their second steps', async () => {
    await confirm(await ask({ agent: stolen }, signUpBody().email)).expect(200);
    await undo(await undoTokenTo(thief)).expect(204);
    await reset({ token: await recoveryTokenTo(thief), password: GOOD_PASSWORD }).expect(204);
    stolen = await loggedIn(thief);
    const passkey = await addPasskey(stolen, 'Not hers');
    await setUpAuthenticator(app, { agent: stolen });

    await undo(await undoTokenTo(lena.email)).expect(204);
    expect(await logInWith(passkey)).toBe(403);
    await reset({ token: await recoveryTokenTo(lena.email), password: NEW_PASSWORD }).expect(204);
    lena.agent = await loggedIn(lena.email, NEW_PASSWORD);
    const { body } = await lena.agent.get('/api/accounts/me').expect(200);
    expect(body).toMatchObject({ email: lena.email, mfaEnabled: false });
    expect((await emailTo(app, lena.email, /passkey was removed/)).text).toContain('Not hers');
    await emailTo(app, lena.email, /no longer asks for a code/);
    expect(await app.database.query('SELECT FROM mfa_recovery_codes WHERE account_id = $1', [lena.id])).toEqual([]);
  });

  it('keeps the passkeys that it had before', async () => {
    const passkey = await addPasskey(lena.agent, 'Hers');
    await confirm(await ask(lena, signUpBody().email, NEW_PASSWORD)).expect(200);
    await undo(await undoTokenTo(lena.email, 1)).expect(204);
    expect(await logInWith(passkey)).toBe(200);
  });
});

it('A change of email address is no longer confirmed after the password with which it was asked for is replaced', async () => {
  const lena = await signUpPerson(app, { verified: true });
  const token = await ask(lena, signUpBody().email);
  await app.http.post('/api/password-recoveries').send({ email: lena.email }).expect(202);
  await reset({ token: await recoveryTokenTo(lena.email), password: NEW_PASSWORD }).expect(204);
  expect((await confirm(token).expect(400)).body.code).toBe('link_invalid');
  await signIn(lena.email, NEW_PASSWORD).expect(200);
});
