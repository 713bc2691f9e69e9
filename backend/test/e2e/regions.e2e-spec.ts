import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('GET /api/regions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('gives anyone both regions with currency, path prefix and location options (G07, N05)', async () => {
    const { body, headers } = await test.http.get('/api/regions').expect(200);
    expect(body).toEqual([
      {
        region: 'australia',
        name: 'Australia',
        currency: 'AUD',
        pathPrefix: '',
        locations: ['Any Location', 'Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Canberra'],
      },
      {
        region: 'newzealand',
        name: 'New Zealand',
        currency: 'NZD',
        pathPrefix: '/nz',
        locations: ['Any Location', 'Auckland', 'Wellington', 'Christchurch', 'Queenstown', 'Hamilton', 'Tauranga'],
      },
    ]);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });
});
