import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
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
      expect(performance.now() - start).toBeLessThan(1_000);
      expect(body.fields).toHaveProperty('place');
      await expect(app.database.query('SELECT FROM accounts')).resolves.toEqual([]);
    },
  );

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
