import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserErrorsPage } from '../../src/platform/browser-errors/index.js';
import { signUpPerson } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

const report = (more: object = {}) => ({
  kind: 'render',
  message: 'TypeError: lena@example.com is not a function',
  stack: 'at Card (https://wattle.example/assets/AuPairPage-Bx81kQ2z.js:1:23456)',
  page: '/au-pair/0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3?from=lena',
  release: 'Bx81kQ2z',
  ...more,
});

describe('An error in a browser', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const send = (body: object) => test.http.post('/api/browser-errors').set('user-agent', SAFARI).send(body);
  const stored = () => test.database.query<Record<string, unknown>>('SELECT * FROM browser_errors ORDER BY message');

  it('is stored once for all equal ones, without anything that identifies a person', async () => {
    await send(report()).expect(204);
    await send(
      report({ stack: 'at Card (https://wattle.example/assets/AuPairPage-Q7w8e9r0.js:9:1)', release: 'Q7w8e9r0' }),
    ).expect(204);
    expect(await stored()).toMatchObject([
      {
        kind: 'render',
        message: 'TypeError: [email] is not a function',
        stack: 'at Card (/assets/AuPairPage-Q7w8e9r0.js:9:1)',
        page: '/au-pair/:id',
        browser: 'Safari',
        release: 'Q7w8e9r0',
        count: 2,
      },
    ]);
  });

  it('counts for as many as report it at once', async () => {
    const message = 'Error: at once';
    await Promise.all(Array.from({ length: 10 }, () => send(report({ message })).expect(204)));
    expect((await stored()).filter((row) => row['message'] === message)).toMatchObject([{ count: 10 }]);
  });

  it.each([
    ['an unknown kind', { kind: 'boredom' }],
    ['no message', { message: '' }],
    ['a message too long', { message: 'm'.repeat(501) }],
    ['a stack too long', { stack: 's'.repeat(3_001) }],
    ['a list for a stack', { stack: ['at Card'] }],
    ['an address of another site for a page', { page: 'https://elsewhere.example' }],
    ['a release that is none', { release: '<b>' }],
    ['more than was asked for', { person: 'Lena' }],
  ])('with %s changes nothing', async (_, more) => {
    const before = await stored();
    await send(report(more)).expect(400);
    expect(await stored()).toEqual(before);
  });

  it('is stored while there are fewer than a thousand different ones', async () => {
    await test.database.query(
      `INSERT INTO browser_errors (fingerprint, kind, message, stack, page, browser, release, count, first_seen_at, last_seen_at)
       SELECT sha256(n::text::bytea), 'render', 'zz ' || n, '', '/', 'Other', 'x', 1, now() - interval '1 day', now() - interval '1 day'
       FROM generate_series(1, 1000) AS n`,
    );
    const before = (await stored()).length;
    await send(report({ message: 'Error: one too many' })).expect(204);
    expect(await stored()).toHaveLength(before);
    await test.database.query(`DELETE FROM browser_errors WHERE message LIKE 'zz %'`);
  });

  it('is for admins to read and to resolve, and opens again when it is seen again', async () => {
    const member = await signUpPerson(test);
    await member.agent.get('/api/admin/browser-errors').expect(403);
    const admin = await createAdmin(test);
    const list = async (resolved: boolean) => {
      const { body } = await admin.agent.get(`/api/admin/browser-errors?resolved=${resolved}`).expect(200);
      return (body as BrowserErrorsPage).items;
    };
    const message = 'Error: seen last';
    await send(report({ message })).expect(204);
    const [first] = await list(false);
    expect(first).toMatchObject({ message, count: 1, page: '/au-pair/:id' });

    const path = `/api/admin/browser-errors/${first?.id}/resolutions`;
    await member.agent.post(path).expect(403);
    await admin.agent.post(path).expect(204);
    await admin.agent.post(path).expect(404);
    expect(await list(false)).not.toContainEqual(expect.objectContaining({ message }));
    expect(await list(true)).toMatchObject([{ message }]);
    expect(await test.database.query(`SELECT action FROM audit_entries WHERE subject_id = $1`, [first?.id])).toEqual([
      { action: 'browser_error.resolved' },
    ]);

    await send(report({ message })).expect(204);
    expect((await list(false))[0]).toMatchObject({ message, count: 2 });
  });
});

describe('Errors in browsers of one address', () => {
  it('are not accepted any more where they are too many, and change nothing', async () => {
    const test = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const send = () => test.http.post('/api/browser-errors').send(report());
      for (let sent = 0; sent < 30; sent += 1) await send().expect(204);
      await send().expect(429);
      expect(await test.database.query('SELECT count FROM browser_errors')).toEqual([{ count: 30 }]);
    } finally {
      await test.close();
    }
  });
});
