import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LogService } from '../../src/platform/logging/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('A visitor who asks too often', () => {
  let test: TestApp;
  beforeAll(async () => {
    // Loopback is the web process here: it names the client whose request it forwards.
    test = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => test.close());

  const ask = (address: string) => test.http.get('/api/regions').set('x-forwarded-for', address);

  it('gets 429 with Retry-After and our error body, others go on (v5.0.0-2.4.1)', async () => {
    const security = vi.spyOn(test.app.get(LogService), 'security');
    for (let call = 1; call <= 300; call += 1) await ask('203.0.113.9').expect(200);
    const { body, headers } = await ask('203.0.113.9').expect(429);
    expect(body).toMatchObject({ statusCode: 429, code: 'rate_limited', message: expect.stringMatching(/try again/) });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    await ask('203.0.113.10').expect(200);
    expect(security).toHaveBeenCalledWith('rate_limited', { limit: 'public-read', key: '203.0.113.9' });
  });

  it('is told apart from services that report to us, many at once from one address', async () => {
    const report = () => test.http.post('/api/brevo/webhooks').set('x-forwarded-for', '203.0.113.20').send({});
    for (let call = 1; call <= 301; call += 1) await report().expect(401);
  });

  it('is counted by network where it has a whole one', async () => {
    for (let call = 1; call <= 300; call += 1) await ask(`2001:db8:1:2::${call.toString(16)}`).expect(200);
    await ask('2001:db8:1:2:ffff::1').expect(429);
    await ask('2001:db8:1:3::1').expect(200);
  });
});

describe('A visitor who forges an address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '192.0.2.1' } });
  });
  afterAll(() => test.close());

  it('is counted and logged under the real one when no trusted proxy speaks (v5.0.0-4.1.3, v5.0.0-15.3.4)', async () => {
    const info = vi.spyOn(test.app.get(LogService), 'info');
    for (let call = 1; call <= 300; call += 1)
      await test.http.get('/api/regions').set('x-forwarded-for', `203.0.113.${call % 250}`);
    await test.http.get('/api/regions').set('x-forwarded-for', '203.0.113.251').expect(429);
    expect(new Set(info.mock.calls.map(([, row]) => row?.['address']))).toEqual(new Set(['127.0.0.1']));
  });
});
