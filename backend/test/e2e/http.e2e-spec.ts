import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import request from 'supertest';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Every answer', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('is an error body with a stable code when there is nothing at a path', async () => {
    const { body } = await test.http.get('/api/nowhere').expect(404);
    expect(body).toEqual({ statusCode: 404, code: 'not_found', message: 'We cannot find this.' });
  });

  it('16.5.1 reveals no internals when the JSON is malformed', async () => {
    const { body, text } = await request(test.url)
      .post('/api/sessions')
      .set('content-type', 'application/json')
      .send('{"email": ')
      .expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'bad_request' });
    expect(text).not.toMatch(/at |node_modules|SyntaxError|Unexpected/);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    '3.5.2 refuses a body of type %s',
    async (type) => {
      const { body } = await request(test.url)
        .post('/api/sessions')
        .set('content-type', type)
        .send('{"email":"a@b.example"}')
        .expect(415);
      expect(body).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  it('refuses a body over the limit before reading it all', async () => {
    const { body } = await test.http
      .post('/api/sessions')
      .send({ email: 'x'.repeat(300_000) })
      .expect(413);
    expect(body).toMatchObject({ code: 'payload_too_large' });
  });

  it.each(['PROPFIND', 'SEARCH', 'PATCH'])('13.4.4 rejects a method that is not in use: %s', async (method) => {
    const answer = await fetch(`${test.url}/api/sessions?from=elsewhere`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('DELETE, GET, HEAD, POST');
    expect(await answer.json()).toMatchObject({ statusCode: 405, code: 'method_not_allowed' });
  });

  it('names the methods of an address with an id', async () => {
    const { headers } = await test.http.put('/api/job-listings/1/applications').expect(405);
    expect(headers['allow']).toBe('POST');
  });

  it('3.4.1 3.4.3 3.4.4 3.4.5 3.4.6 4.1.1 14.3.2 carries the headers that protect it', async () => {
    const { headers } = await test.http.get('/api/nowhere');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['strict-transport-security']).toMatch(/max-age=63072000; includeSubDomains/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('3.4.2 lets no other origin read it', async () => {
    const { headers } = await test.http.get('/api/regions').set('origin', 'https://evil.example');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('carries a request id: the caller’s if it is valid, otherwise a new one', async () => {
    const kept = await test.http.get('/api/nowhere').set('x-request-id', 'abcdef-123456');
    expect(kept.headers['x-request-id']).toBe('abcdef-123456');
    const replaced = await test.http.get('/api/nowhere').set('x-request-id', 'no spaces allowed here');
    expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
