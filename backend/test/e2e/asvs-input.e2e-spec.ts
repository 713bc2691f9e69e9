import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import request from 'supertest';
import { signUpBody, signUpPerson } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Malicious addresses and queries', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it.each([
    ['twice', 'place=Sydney&place=Perth', 'place'],
    ['as a list', 'ageMin[]=20', 'ageMin[]'],
    ['as an object', 'ageMin[gt]=20', 'ageMin[gt]'],
    ['unknown', 'isAdmin=true', 'isAdmin'],
    ['a limit twice', 'limit=5&limit=50', 'limit'],
  ])('a parameter that comes %s is refused with its name (ASVS 15.3.7)', async (_how, query, field) => {
    const { body } = await app.http.get(`/api/au-pair-profiles?${query}`).expect(400);
    expect(body).toMatchObject({ code: 'validation_failed' });
    expect(Object.keys(body.fields as object)).toEqual([field]);
  });

  it.each(["'||pg_sleep(3)--", "'; DROP TABLE accounts; --", "' OR '1'='1", '%00'])(
    'the city %s is treated as an unknown word, never as SQL (ASVS 1.2.4)',
    async (place) => {
      const start = performance.now();
      const { body } = await app.http.get('/api/au-pair-profiles').query({ place }).expect(400);
      expect(performance.now() - start).toBeLessThan(3_000);
      expect(body.fields).toHaveProperty('place');
      await expect(app.database.query('SELECT FROM accounts WHERE username IS NULL')).resolves.toEqual([]);
    },
  );

  it('an invented cursor is refused or starts a page, and nothing breaks (2.2.1)', async () => {
    const [admin, family, auPair] = await Promise.all([createAdmin(app), createFamily(app), createAuPair(app)]);
    const id = '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11';
    const ends = [null, -1, -253_402_300_799_000, 0, 1e17, 9e15, 1e300, '', 'x', '\0', id];
    const positions = [...ends.map((at) => [at]), ...ends.flatMap((at) => ends.slice(-4).map((key) => [at, key]))];
    const cursors = [...positions, [1e17, id, 1], [-253_402_300_799_000, id, 1], ['x', 'x', 'x']].map((position) =>
      Buffer.from(JSON.stringify(position)).toString('base64url'),
    );
    const contract = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
      paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
    };
    const lists = Object.entries(contract.paths).filter(([, { get }]) =>
      get?.parameters?.some(({ name }) => name === 'cursor'),
    );
    expect(lists.length).toBeGreaterThan(25);
    const broken = [];
    for (const [path] of lists) {
      const { agent } = path.includes('/admin/') ? admin : path.endsWith('family-profiles') ? auPair : family;
      const needed = Object.entries({ userId: id, aboutId: family.id, view: 'past' }).filter(([wanted]) =>
        contract.paths[path]?.get?.parameters?.some(({ name }) => name === wanted),
      );
      for (const cursor of cursors) {
        const { status } = await agent.get(path).query({ ...Object.fromEntries(needed), cursor });
        if (status >= 500) broken.push(`${path} ${Buffer.from(cursor, 'base64url').toString()}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it.each([
    '/.git/config',
    '/.env',
    '/api/.git/config',
    '/media/../secrets.json',
    '/media/%2e%2e%2fsecrets.json',
    '/package.json',
    '/metrics',
    '/api/metrics',
  ])('there is nothing at %s (ASVS 13.4.1, 13.4.5)', async (path) => {
    const { status, text } = await request(app.url).get(path);
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/jwtSecret|\[core\]|"dependencies"/);
  });

  it.each([
    ['an encoded slash that leads nowhere', '/api/blog/%2e%2e%2f%E0%A4%A'],
    ['a name that is longer than any', `/api/blog/${'a'.repeat(300)}`],
  ])('%s is refused with our own message, without repeating it (ASVS 16.5.1)', async (_name, path) => {
    const { body, headers, text } = await app.http.get(path).expect(400);
    expect(body).toEqual({ statusCode: 400, code: 'bad_request', message: expect.any(String) });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).not.toContain(path.slice(10));
  });

  it('bytes that are not HTTP are refused with our own message', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () =>
        socket.write('GET /\u0000 nonsense\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"code":"bad_request"/);
  });

  it.each(['gzip', 'br', 'x'])('a body that is packed by %s is refused, since nothing unpacks it', async (encoding) => {
    const { body } = await app.http.post('/api/sessions').set('content-encoding', encoding).send({ a: 1 }).expect(415);
    expect(body.code).toBe('unsupported_media_type');
  });

  it('half of a character is refused wherever it stands', async () => {
    const { agent } = await signUpPerson(app);
    for (const body of ['{"username":"\\ud800"}', '{"\\udc00":1}', '{"metadata":{"x":["\\ud83d"]}}'])
      for (const path of ['/api/accounts', '/api/auth/create-profile-optimized', '/api/contact-messages'])
        expect((await agent.post(path).type('json').send(body)).status).toBe(400);
  });

  it('an empty list in place of an object is refused', async () => {
    const person = await createFamily(app);
    const signUp = { ...signUpBody(), metadata: [] };
    const { body } = await app.http.post('/api/accounts').send(signUp).expect(400);
    expect(Object.keys(body.fields as object)).toEqual(['metadata']);
    const settings = await person.agent.patch('/api/notification-settings').send({ quietHours: [] }).expect(400);
    expect(Object.keys(settings.body.fields as object)).toEqual(['quietHours']);
    await person.agent
      .patch('/api/notification-settings')
      .send({ groups: [[]] })
      .expect(400);
  });

  const truncated =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nhalf';
  it.each([
    ['has no boundary', 'multipart/form-data', truncated],
    ['has an empty boundary', 'multipart/form-data; boundary=', truncated],
    ['has a boundary of 300 characters', `multipart/form-data; boundary=${'x'.repeat(300)}`, truncated],
    ['stops within a file', 'multipart/form-data; boundary=x', truncated],
    ['stops within a header', 'multipart/form-data; boundary=x', truncated.slice(0, 40)],
    ['holds something else', 'multipart/form-data; boundary=x', '{}'],
  ])('an upload that %s is refused', async (_name, type, body) => {
    const { agent } = await createFamily(app);
    const answer = await agent.post('/api/photos').set('content-type', type).send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400, message: expect.any(String) });
  });

  it('an account without a profile is told that it needs one first', async () => {
    const { agent } = await signUpPerson(app, { verified: true });
    const other = await createAuPair(app);
    const writes = [
      agent.put(`/api/blocks/${other.id}`).send({}),
      agent.put(`/api/shortlist-entries/${other.id}`),
      agent
        .post('/api/saved-searches')
        .send({ name: 'Close by', kind: 'auPairs', alerts: 'daily', filters: { city: 'sydney' } }),
      agent.put('/api/call-preferences/me').send({ relayOnly: false }),
      agent
        .post('/api/support-requests')
        .send({ subject: 'visa_and_work', words: 'How do I begin here? I am new to all of this.' }),
    ];
    for (const write of writes) {
      const { status, body } = await write;
      expect([400, 403, 404, 409]).toContain(status);
      if (status === 409) expect(body.code).toBe('profile_missing');
    }
  });
});
