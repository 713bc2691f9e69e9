import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailTo, tokenIn } from '../support/inbox.js';
import { GOOD_PASSWORD, signUpBody, signUpPerson, type Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const NEW_PASSWORD = 'seven otters juggle plums';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (email: string, password: string) => app.http.post('/api/sessions').send({ email, password });
const reset = (body: object) => app.http.post('/api/password-recoveries/reset').send(body);
const confirm = (token: string) => app.http.post('/api/email-changes/confirmations').send({ token });
const recoveryTokenTo = async (address: string) => tokenIn(await emailTo(app, address, /new password/));

async function ask({ agent }: Pick<Person, 'agent'>, email: string, currentPassword = GOOD_PASSWORD): Promise<string> {
  await agent.post('/api/email-changes').send({ email, currentPassword }).expect(202);
  return tokenIn(await emailTo(app, email, /new email address/));
}

it('A change of email address is no longer confirmed after the password with which it was asked for is replaced', async () => {
  const lena = await signUpPerson(app, { verified: true });
  const token = await ask(lena, signUpBody().email);
  await app.http.post('/api/password-recoveries').send({ email: lena.email }).expect(202);
  await reset({ token: await recoveryTokenTo(lena.email), password: NEW_PASSWORD }).expect(204);
  expect((await confirm(token).expect(400)).body.code).toBe('link_invalid');
  await signIn(lena.email, NEW_PASSWORD).expect(200);
});
