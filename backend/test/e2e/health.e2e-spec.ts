import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DataSource } from 'typeorm';
import { LimiterStoreService } from '../../src/platform/rate-limit/index.js';
import { ShutdownService } from '../../src/platform/shutdown/index.js';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Health', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => test.close());

  it('says that the process runs, to anyone, outside /api', async () => {
    const { body } = await test.http.get('/health/live').expect(200);
    expect(body).toEqual({ status: 'live' });
  });

  it('is ready while Redis and the mail server are down, and reports them (v5.0.0-16.5.2)', async () => {
    vi.spyOn(test.app.get(LimiterStoreService), 'redisState').mockReturnValue('down');
    const { body } = await test.http.get('/health/ready').expect(200);
    expect(body).toEqual({ status: 'ready', redis: 'down', storage: 'up', mail: 'down' });
  });

  it('is ready while there is no room for uploads, and says so', async () => {
    vi.spyOn(test.app.get(ObjectStorage), 'state').mockResolvedValue('full');
    const { body } = await test.http.get('/health/ready').expect(200);
    expect(body).toMatchObject({ status: 'ready', storage: 'full' });
  });

  it.each([
    ['hangs', () => new Promise<never>(() => undefined)],
    ['fails', () => Promise.reject(new Error('EIO'))],
  ])('is ready within two seconds while the disk of uploads %s, and says so', async (_case, state) => {
    vi.spyOn(test.app.get(ObjectStorage), 'state').mockImplementation(state);
    const since = performance.now();
    const { body } = await test.http.get('/health/ready').expect(200);
    expect(body).toMatchObject({ status: 'ready', storage: 'down' });
    expect(performance.now() - since).toBeLessThan(2_000);
  });

  it('is not ready while the process shuts down', async () => {
    vi.spyOn(test.app.get(ShutdownService), 'isStopping', 'get').mockReturnValue(true);
    const { body } = await test.http.get('/health/ready').expect(503).expect('retry-after', '2');
    expect(body).toMatchObject({ code: 'unavailable', fields: { stopping: ['This process is shutting down.'] } });
    await test.http.get('/health/live').expect(200);
  });

  it('is not ready before every migration has run', async () => {
    const fresh = await createTestApp({ database: test.database });
    vi.spyOn(fresh.app.get(DataSource), 'showMigrations').mockResolvedValue(true);
    const { body } = await fresh.http.get('/health/ready').expect(503);
    expect(body.fields).toEqual({ migrations: ['The database has not been migrated to this release.'] });
    vi.restoreAllMocks();
    await fresh.http.get('/health/ready').expect(200);
    await fresh.close();
  });

  it('is alive but not ready without its database, and shows nothing of it (v5.0.0-16.5.1)', async () => {
    vi.spyOn(test.app.get(DataSource), 'query').mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
    const { body, text } = await test.http.get('/health/ready').expect(503);
    expect(body.fields).toEqual({ database: ['The database does not answer.'] });
    expect(text).not.toMatch(/10\.0\.0\.7|ECONNREFUSED/);
    await test.http.get('/health/live').expect(200);
  });
});
