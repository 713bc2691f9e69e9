import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RetentionJob } from '../../src/modules/personal-data/retention/retention.job.js';
import { ClockService } from '../../src/platform/clock/index.js';
import type { PageSpeedReport } from '../../src/platform/page-speed/index.js';
import { signUpPerson } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY_MS = 24 * 60 * 60_000;

const view = (more: object = {}) => ({
  route: '/au-pair/:id',
  device: 'phone',
  release: 'Bx81kQ2z',
  lcp: 2_000,
  inp: 90,
  cls: 0,
  fcp: 1_200,
  ttfb: 300,
  ...more,
});

describe('The speed of pages', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(async () => {
    test.app.get(ClockService).runAhead(0);
    await test.database.query('DELETE FROM page_speed_histograms');
  });
  afterAll(() => test.close());

  const send = (body: object) => test.http.post('/api/page-speed').send(body);
  const stored = () =>
    test.database.query<{ metric: string; release: string; visits: number; buckets: number }>(
      `SELECT metric, release, cardinality(counts) AS buckets,
         (SELECT sum(count)::integer FROM unnest(counts) AS count) AS visits
       FROM page_speed_histograms ORDER BY metric, visits`,
    );

  it('is one row for a day, page, device and metric, however many visit', async () => {
    for (let visits = 0; visits < 3; visits += 1) await send(view({ lcp: 1_000 * visits })).expect(204);
    await send(view({ release: 'Q7w8e9r0' })).expect(204);
    expect(await stored()).toEqual(
      ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((metric) => ({
        metric,
        release: 'Q7w8e9r0',
        buckets: 81,
        visits: 4,
      })),
    );
  });

  it('counts all who report at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, visit) => send(view({ lcp: visit * 100, inp: visit * 10 })).expect(204)),
    );
    expect((await stored()).map(({ visits }) => visits)).toEqual([40, 40, 40, 40, 40]);
  });

  it('needs one value, and not all of them', async () => {
    await send({ route: '/', device: 'desktop', release: 'a', fcp: 900 }).expect(204);
    expect(await stored()).toMatchObject([{ metric: 'FCP', visits: 1 }]);
    await send({ route: '/', device: 'desktop', release: 'a' }).expect(400);
  });

  it.each([
    ['an address for a route', { route: '/au-pair/0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3' }],
    ['a page of Admin', { route: '/admin/users/:id' }],
    ['a query string', { route: '/search-au-pairs?city=perth' }],
    ['an unknown device', { device: 'fridge' }],
    ['a negative value', { lcp: -1 }],
    ['a value that no one waits for', { ttfb: 600_001 }],
    ['a shift beyond any page', { cls: 41 }],
    ['a text for a value', { inp: '90' }],
    ['null for a value', { fcp: null }],
    ['a list for a value', { fcp: [1] }],
    ['a release that is none', { release: '<b>' }],
    ['more than was asked for', { person: 'Lena' }],
  ])('with %s changes nothing', async (_, more) => {
    await send(view(more)).expect(400);
    expect(await stored()).toEqual([]);
  });

  it('is read by admins only, worst first, for the last days', async () => {
    const person = await signUpPerson(test);
    const admin = await createAdmin(test);
    await test.http.get('/api/admin/page-speed').expect(401);
    await person.agent.get('/api/admin/page-speed').expect(403);
    const read = async (days: number | string) =>
      (await admin.agent.get('/api/admin/page-speed').query({ days }).expect(200)).body as PageSpeedReport;
    expect(await read(28)).toEqual({ items: [] });

    for (const lcp of [1_000, 2_400, 3_900, 9_000]) await send(view({ lcp, release: 'old' })).expect(204);
    test.app.get(ClockService).runAhead(8 * DAY_MS);
    await send(view({ device: 'desktop', lcp: 4_001, cls: 0.3, ttfb: 2_000 })).expect(204);

    const { items } = await read(7);
    expect(items.map(({ metric, device }) => `${metric} ${device}`)).toEqual([
      'CLS desktop',
      'TTFB desktop',
      'LCP desktop',
      'FCP desktop',
      'INP desktop',
    ]);
    const lcp = (await read(28)).items.filter(({ metric }) => metric === 'LCP');
    expect(lcp).toMatchObject([
      { device: 'desktop', visits: 1, rating: 'poor', good: 0, needsWork: 0, poor: 1, release: 'Bx81kQ2z' },
      {
        route: '/au-pair/:id',
        device: 'phone',
        visits: 4,
        p50: 2_500,
        p75: 4_000,
        rating: 'needs_work',
        good: 2,
        needsWork: 1,
        poor: 1,
        release: 'old',
      },
    ]);
    await admin.agent.get('/api/admin/page-speed').query({ days: 3_650 }).expect(400);
  });

  it('is forgotten after ninety days', async () => {
    await test.database.query(
      `INSERT INTO page_speed_histograms (day, route, device, metric, release, counts)
       SELECT current_date - age, '/', 'phone', 'LCP', age::text, array_fill(1, ARRAY[81]) FROM unnest(ARRAY[92, 88]) AS age`,
    );
    await test.app.get(RetentionJob, { strict: false }).run();
    expect(await stored()).toMatchObject([{ release: '88' }]);
  });
});

describe('Page views of one address', () => {
  it('are not counted any more where they are too many', async () => {
    const test = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const send = () => test.http.post('/api/page-speed').send(view());
      for (let sent = 0; sent < 120; sent += 1) await send().expect(204);
      await send().expect(429);
      const [sum] = await test.database.query<{ visits: number }>(
        `SELECT sum(count)::integer AS visits FROM page_speed_histograms, unnest(counts) AS count WHERE metric = 'LCP'`,
      );
      expect(sum?.visits).toBe(120);
    } finally {
      await test.close();
    }
  });
});
