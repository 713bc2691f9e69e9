import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Addresses and queries that nobody means well with', () => {
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
  ])('a parameter that comes %s is refused by its name (ASVS 15.3.7)', async (_how, query, field) => {
    const { body } = await app.http.get(`/api/au-pair-profiles?${query}`).expect(400);
    expect(body).toMatchObject({ code: 'validation_failed' });
    expect(Object.keys(body.fields as object)).toEqual([field]);
  });

  it.each(["'||pg_sleep(3)--", "'; DROP TABLE accounts; --", "' OR '1'='1", '%00'])(
    'the place %s is a word that no city has, not a piece of SQL (ASVS 1.2.4)',
    async (place) => {
      const start = performance.now();
      const { body } = await app.http.get('/api/au-pair-profiles').query({ place }).expect(400);
      expect(performance.now() - start).toBeLessThan(3_000);
      expect(body.fields).toHaveProperty('place');
      await expect(app.database.query('SELECT FROM accounts WHERE username IS NULL')).resolves.toEqual([]);
    },
  );

  it('a cursor that somebody made up is refused, or begins a page; nothing breaks (2.2.1)', async () => {
    const [admin, family, auPair] = await Promise.all([createAdmin(app), createFamily(app), createAuPair(app)]);
    const id = '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11';
    const ends = [null, -1, 0, 1e17, 9e15, 1e300, '', 'x', '\0', id];
    const positions = [...ends.map((at) => [at]), ...ends.flatMap((at) => ends.slice(-4).map((key) => [at, key]))];
    const cursors = [...positions, [1e17, id, 1], ['x', 'x', 'x']].map((position) =>
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
});
