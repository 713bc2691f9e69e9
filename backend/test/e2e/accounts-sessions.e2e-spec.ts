import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionDto } from '../../src/modules/auth/sessions/session.dto.js';
import { LiveClient } from '../support/live-client.js';
import { browserOf, GOOD_PASSWORD, signUpBody, signUpPerson } from '../support/people.js';
import { sessionClient, sessionIdOf } from '../support/session-client.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
let client: ReturnType<typeof sessionClient>;
beforeAll(async () => {
  app = await createTestApp();
  client = sessionClient(app);
});
afterAll(() => app.close());

const cookiesOf = (headers: Record<string, unknown>) => (headers['set-cookie'] as string[] | undefined) ?? [];

describe('The cookie of a browser', () => {
  it('v5.0.0-3.3.1 3.3.2 3.3.4 hides the refresh token from scripts and other sites, and is not in the response body', async () => {
    const { body, headers } = await browserOf(app).post('/api/accounts').send(signUpBody()).expect(201);
    expect((body as SessionDto).refresh_token).toBeNull();
    const [cookie] = cookiesOf(headers).filter((line) => line.startsWith('rt='));
    expect(cookie).toMatch(/^rt=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
  });

  it('refreshes automatically, and moves on with every refresh', async () => {
    const { agent } = await signUpPerson(app);
    for (let time = 0; time < 3; time += 1) await agent.post('/api/sessions/refresh').expect(200);
  });

  it.each([
    ['without our header', {}],
    ['from another site', { 'X-Requested-With': 'fetch', Origin: 'https://evil.example' }],
    ['from a sandboxed page', { 'X-Requested-With': 'fetch', Origin: 'null' }],
    ['from a sister site', { 'X-Requested-With': 'fetch', 'Sec-Fetch-Site': 'same-site' }],
    ['from across', { 'X-Requested-With': 'fetch', 'Sec-Fetch-Site': 'cross-site' }],
  ])('v5.0.0-3.5.1 is not acted on %s, and nothing changes', async (_case, headers: Record<string, string>) => {
    const body = signUpBody();
    const signedUp = await app.http.post('/api/accounts').send(body).expect(201);
    const cookie = cookiesOf(signedUp.headers)
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    await app.http.post('/api/sessions/refresh').set('Cookie', cookie).set(headers).expect(403);
    await app.http.delete('/api/sessions/current').set('Cookie', cookie).set(headers).expect(403);
    await app.http
      .post('/api/sessions/refresh')
      .set({
        Cookie: cookie,
        'X-Requested-With': 'fetch',
        Origin: 'http://localhost:3000',
        'Sec-Fetch-Site': 'same-origin',
      })
      .expect(200);
  });

  it('v5.0.0-3.5.2 takes no body that a form of another site could send', async () => {
    await browserOf(app).post('/api/sessions/refresh').type('text/plain').send('{}').expect(415);
    await browserOf(app).post('/api/sessions').type('form').send({ email: 'a@example.com', password: 'x' }).expect(415);
  });

  it('v5.0.0-3.5.3 is not acted on by GET or HEAD', async () => {
    const { agent } = await signUpPerson(app);
    await agent.get('/api/sessions/refresh').expect(405);
    await agent.head('/api/sessions/refresh').expect(405);
    await agent.get('/api/sessions/current').expect(405);
    await agent.post('/api/sessions/refresh').expect(200);
  });
});

describe('Signing out', () => {
  it('v5.0.0-7.4.1 C05 S02 ends the access token, the refresh token and every socket at once', async () => {
    const { agent, session } = await signUpPerson(app);
    await agent.get('/api/accounts/me').expect(200);
    const pages = [
      await LiveClient.connect(app, { token: session.access_token }),
      await LiveClient.connect(app, { token: session.access_token }),
    ];
    const { headers } = await agent.delete('/api/sessions/current').expect(204);
    expect(cookiesOf(headers)[0]).toMatch(/^rt=; .*Path=\/; Expires=Thu, 01 Jan 1970/);
    await agent.get('/api/accounts/me').expect(401);
    await agent.post('/api/sessions/refresh').expect(401);
    for (const page of pages) {
      expect(await page.waitFor('session.ended')).toEqual({
        sessionId: sessionIdOf(session.access_token),
        reason: 'signed-out',
      });
      await page.waitFor('disconnect');
    }
    await expect(LiveClient.connect(app, { token: session.access_token })).rejects.toThrow('unauthorized');
  });

  it('works with the cookie alone, when the access token has run out, and twice', async () => {
    const { session, agent } = await signUpPerson(app);
    void agent.auth('an expired token', { type: 'bearer' });
    await agent.delete('/api/sessions/current').expect(204);
    await client.me(session.access_token).expect(401);
    await agent.delete('/api/sessions/current').expect(204);
  });
});

describe('The list of sessions', () => {
  it('v5.0.0-7.5.2 shows only your own sessions, and ends the one that you choose', async () => {
    const { email, agent } = await signUpPerson(app);
    const phone = await app.http
      .post('/api/sessions')
      .set('User-Agent', 'Phone 7')
      .send({ email, password: GOOD_PASSWORD })
      .expect(200);
    const phoneToken = (phone.body as { session: SessionDto }).session.access_token;
    await client.me(phoneToken).expect(200);

    const { body } = await agent.get('/api/sessions').expect(200);
    const items = body.items as { id: string; current: boolean; userAgent: string | null }[];
    expect(items).toHaveLength(2);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['createdAt', 'current', 'id', 'lastSeenAt', 'userAgent']);
    const [other] = items.filter(({ current }) => !current);
    expect(other?.userAgent).toBe('Phone 7');

    await agent.delete(`/api/sessions/${other?.id}`).expect(204);
    await client.me(phoneToken).expect(401);
    await agent.delete(`/api/sessions/${other?.id}`).expect(404);
    await agent.get('/api/accounts/me').expect(200);
  });

  it('has at most twenty, also when someone logs in on many devices at the same moment', async () => {
    const { email, id } = await signUpPerson(app);
    await app.database.query(
      `INSERT INTO sessions (account_id, idle_expires_at, expires_at)
       SELECT $1, now() + interval '1 day', now() + interval '1 day' FROM generate_series(1, 200)`,
      [id],
    );
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => app.http.post('/api/sessions').send({ email, password: GOOD_PASSWORD })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
    const live = await app.database.query('SELECT FROM sessions WHERE account_id = $1 AND ended_at IS NULL', [id]);
    expect(live).toHaveLength(20);
  });

  it('v5.0.0-7.4.3 ends all others at once', async () => {
    const { email, agent } = await signUpPerson(app);
    const others = await Promise.all(
      [1, 2, 3].map(() => app.http.post('/api/sessions').send({ email, password: GOOD_PASSWORD })),
    );
    const tokens = others.map(({ body }) => (body as { session: SessionDto }).session.access_token);
    for (const token of tokens) await client.me(token).expect(200);
    await agent.delete('/api/sessions/others').expect(204);
    for (const token of tokens) await client.me(token).expect(401);
    await agent.get('/api/accounts/me').expect(200);
  });

  it('v5.0.0-7.4.3 ends all sessions at once, including the current one', async () => {
    const { email, agent, session } = await signUpPerson(app);
    const other = await app.http.post('/api/sessions').send({ email, password: GOOD_PASSWORD });
    const page = await LiveClient.connect(app, { token: session.access_token });
    await agent.delete('/api/sessions').expect(204);
    await page.waitFor('disconnect');
    await client.me(session.access_token).expect(401);
    await client.me((other.body as { session: SessionDto }).session.access_token).expect(401);
    await agent.post('/api/sessions/refresh').expect(401);
  });

  it('v5.0.0-8.2.2 does not let one end someone else’s session, or learn that it exists', async () => {
    const [lena, mika] = [await signUpPerson(app), await signUpPerson(app)];
    const foreign = sessionIdOf(lena.session.access_token);
    const answer = await mika.agent.delete(`/api/sessions/${foreign}`).expect(404);
    const nobodys = await mika.agent.delete('/api/sessions/5f3c8a52-5d5e-4f0e-9a55-0f1c2d3e4f51').expect(404);
    expect(answer.body).toEqual(nobodys.body);
    await lena.agent.get('/api/accounts/me').expect(200);
  });

  it.each([
    ['get', '/api/sessions'],
    ['delete', '/api/sessions'],
    ['delete', '/api/sessions/others'],
    ['delete', '/api/sessions/5f3c8a52-5d5e-4f0e-9a55-0f1c2d3e4f51'],
    ['get', '/api/accounts/me'],
    ['put', '/api/accounts/me/password'],
    ['post', '/api/email-changes'],
    ['post', '/api/mfa-factors'],
    ['post', '/api/mfa-factors/confirm'],
    ['delete', '/api/mfa-factors/current'],
  ] as const)('asks visitors to log in: %s %s', async (method, path) => {
    await app.http[method](path).expect(401);
  });
});
