import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.js';

const OURS = { 'X-Requested-With': 'fetch' };

describe('The clock of the demo', () => {
  let demo: TestApp;
  let product: TestApp;
  beforeAll(async () => {
    demo = await createTestApp({ env: { DEMO: '1' } });
    product = await createTestApp({ database: demo.database, env: { DEMO: '0' } });
  });
  afterAll(async () => {
    await product.close();
    await demo.close();
  });

  it('is set days ahead, and back to the real time', async () => {
    const days = 14 * 24 * 60 * 60;
    const { body: ahead } = await demo.http.put('/dev/clock').set(OURS).send({ aheadSeconds: days }).expect(200);
    expect(Date.parse((ahead as { now: string }).now)).toBeGreaterThan(Date.now() + (days - 60) * 1_000);
    await demo.http.put('/dev/clock').set(OURS).send({ aheadSeconds: 0 }).expect(200);
    const { body: right } = await demo.http.get('/dev/clock').expect(200);
    expect(Math.abs(Date.parse((right as { now: string }).now) - Date.now())).toBeLessThan(60_000);
  });

  it('runs at once the tasks that the schedule would run later', async () => {
    await demo.http.post('/dev/clock/scheduled-tasks/agreements.apply-dates').set(OURS).expect(204);
    await demo.http.post('/dev/clock/scheduled-tasks/nothing.of-the-kind').set(OURS).expect(404);
    await product.http.post('/dev/clock/scheduled-tasks/agreements.apply-dates').set(OURS).expect(404);
  });

  it('does not exist outside the demo or for other computers (v5.0.0-15.2.3)', async () => {
    await product.http.put('/dev/clock').set(OURS).send({ aheadSeconds: 60 }).expect(404);
    await demo.http
      .put('/dev/clock')
      .set(OURS)
      .set('X-Forwarded-For', '203.0.113.7')
      .send({ aheadSeconds: 60 })
      .expect(404);
  });

  it('rejects a page of another site, which cannot send the header', async () => {
    await demo.http
      .post('/dev/clock/scheduled-tasks/agreements.apply-dates')
      .set('Origin', 'https://evil.example')
      .expect(403);
    await demo.http.put('/dev/clock').send({ aheadSeconds: 60 }).expect(403);
  });
});
