import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../faults/support/free-port.js';
import { signUpBody, signUpPerson } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Without the Redis in which limits are shared', () => {
  let test: TestApp;
  beforeAll(async () => {
    const env = { REDIS_URL: `redis://127.0.0.1:${await freePort()}`, RATE_LIMIT_SCALE: '1' };
    test = await createTestApp({ env });
  });
  afterAll(() => test.close());

  it('the sixth wrong password is delayed all the same, and so is the right one (v5.0.0-16.5.3)', async () => {
    const { email, password } = await signUpPerson(test);
    const signIn = (wish: string) => test.http.post('/api/sessions').send({ email, password: wish });
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('not the password at all').expect(401);
    const { headers } = await signIn('not the password at all').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await signIn(password).expect(429);
  });

  it('sign-ups from one address still end (v5.0.0-16.5.3)', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await test.http.post('/api/accounts').send(signUpBody())).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('an ended session stays ended (v5.0.0-16.5.3)', async () => {
    const other = await createTestApp({ database: test.database, env: { REDIS_URL: 'redis://127.0.0.1:1' } });
    try {
      const { agent, session } = await signUpPerson(other);
      await agent.delete('/api/sessions').expect(204);
      await other.http.get('/api/accounts/me').auth(session.access_token, { type: 'bearer' }).expect(401);
    } finally {
      await other.close();
    }
  });
});
