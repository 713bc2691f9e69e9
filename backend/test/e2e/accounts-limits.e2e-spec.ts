import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/modules/auth/sign-in/sign-in.dto.js';
import { setUpAuthenticator } from '../support/authenticator.js';
import { emailTo, tokenIn } from '../support/inbox.js';
import { browserOf, GOOD_PASSWORD, signUpBody, signUpPerson } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** With the limits that hold in production. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => app.close());

let visitors = 0;
/** Each time from another network address, as a botnet would. */
const signIn = (email: string, password: string) =>
  app.http
    .post('/api/sessions')
    .set('X-Forwarded-For', `203.0.113.${(visitors += 1)}`)
    .send({ email, password });
const failFiveTimes = async (email: string) => {
  for (let failure = 0; failure < 5; failure += 1) await signIn(email, 'not the password at all').expect(401);
};

// In this order: one network address signs up five people an hour.
describe('Limits that protect accounts', () => {
  it('6.3.1 delays the sixth wrong password by a minute from any address, and the right one too, but not on a known device', async () => {
    const { email, agent } = await signUpPerson(app);
    await failFiveTimes(email);
    const sixth = await signIn(email, 'not the password at all').expect(429);
    expect(sixth.body.code).toBe('rate_limited');
    expect(Number(sixth.headers['retry-after'])).toBe(60);
    await signIn(email, GOOD_PASSWORD).expect(429);
    await agent.post('/api/sessions').send({ email, password: GOOD_PASSWORD }).expect(200);
  });

  it('leaves the way open to choose a new password, and to log in with it in the same browser', async () => {
    const { email, agent } = await signUpPerson(app);
    await agent.delete('/api/sessions/current').expect(204);
    await failFiveTimes(email);
    await signIn(email, 'not the password at all').expect(429);

    const elsewhere = browserOf(app);
    await elsewhere.post('/api/password-recoveries').send({ email }).expect(202);
    const token = tokenIn(await emailTo(app, email, /new password/));
    const password = 'seven otters juggle plums';
    await elsewhere.post('/api/password-recoveries/reset').send({ token, password }).expect(204);
    await elsewhere.post('/api/sessions').send({ email, password }).expect(200);
    await signIn(email, password).expect(429);
  });

  it('counts wrong passwords for an address that no one has in the same way', async () => {
    const { email } = signUpBody();
    await failFiveTimes(email);
    expect((await signIn(email, 'not the password at all').expect(429)).headers['retry-after']).toBe('60');
  });

  it('6.6.3 accepts five tries of codes for an account in five minutes, however many challenges it has', async () => {
    const person = await signUpPerson(app);
    await setUpAuthenticator(app, person);
    const challenge = async () => {
      const { body } = await person.agent
        .post('/api/sessions')
        .send({ email: person.email, password: person.password })
        .expect(200);
      return (body as SignInResult).challenge?.token;
    };
    const challenges = [await challenge(), await challenge()];
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const answer = { challengeToken: challenges[guess % 2], recoveryCode: 'AAAAA-AAAAA-AAAAA' };
      statuses.push((await app.http.post('/api/mfa-verifications').send(answer)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('sends one email a minute to an address, known or not, with the same answers', async () => {
    const { email } = await signUpPerson(app);
    const ask = async (address: string) => {
      const { status, body } = await app.http.post('/api/password-recoveries').send({ email: address });
      return { status, body: body as unknown };
    };
    const known = [await ask(email), await ask(email)];
    const unknown = signUpBody().email;
    expect([await ask(unknown), await ask(unknown)]).toEqual(known);
    expect(known.map(({ status }) => status)).toEqual([202, 429]);
  });

  it('lets a session be loaded three hundred times in five minutes, in however many tabs', async () => {
    const { agent } = await signUpPerson(app);
    const statuses: number[] = [];
    for (let refresh = 0; refresh < 301; refresh += 1)
      statuses.push((await agent.post('/api/sessions/refresh')).status);
    expect(statuses).toEqual([...Array<number>(300).fill(200), 429]);
  });

  it('2.4.1 lets one network address make five accounts an hour, which is also how many addresses it can find out', async () => {
    const { headers } = await browserOf(app).post('/api/accounts').send(signUpBody()).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
  });
});
