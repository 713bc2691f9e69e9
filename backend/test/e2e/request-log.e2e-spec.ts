import { afterAll, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { LogService } from '../../src/platform/logging/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('The request log', () => {
  let test: TestApp;
  let info: MockInstance<LogService['info']>;
  beforeAll(async () => {
    test = await createTestApp();
    info = vi.spyOn(test.app.get(LogService), 'info');
  });
  beforeEach(() => {
    info.mockClear();
  });
  afterAll(() => test.close());

  it('has one row for each answer, under the id that the caller sees (v5.0.0-16.2.1)', async () => {
    const { headers } = await test.http.get('/api/regions').set('user-agent', 'Mozilla/5.0').expect(200);
    expect(info.mock.calls).toEqual([
      [
        'http_request',
        {
          requestId: headers['x-request-id'],
          method: 'GET',
          path: '/api/regions',
          status: 200,
          milliseconds: expect.any(Number),
          address: '127.0.0.1',
          userAgent: 'Mozilla/5.0',
          userId: undefined,
        },
      ],
    ]);
  });

  it('leaves out query strings, because they contain tokens and searches (v5.0.0-14.2.1)', async () => {
    await test.http.get('/api/regions?token=s3cret').expect(200);
    expect(JSON.stringify(info.mock.calls)).not.toContain('s3cret');
    expect(info.mock.calls[0]?.[1]).toMatchObject({ path: '/api/regions' });
  });

  it('has a row for what was not found', async () => {
    await test.http.get('/api/nowhere').expect(404);
    expect(info.mock.calls[0]?.[1]).toMatchObject({ path: '/api/nowhere', status: 404 });
  });
});
