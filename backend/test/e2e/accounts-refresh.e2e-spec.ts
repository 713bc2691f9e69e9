import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RetentionJob } from '../../src/modules/personal-data/retention/retention.job.js';
import type { SessionDto } from '../../src/modules/auth/sessions/session.dto.js';
import { SessionCheckService } from '../../src/modules/auth/sessions/session-check.service.js';
import { emailTo } from '../support/inbox.js';
import { LiveClient } from '../support/live-client.js';
import { sessionClient } from '../support/session-client.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
let client: ReturnType<typeof sessionClient>;
beforeAll(async () => {
  app = await createTestApp();
  client = sessionClient(app);
});
afterAll(() => app.close());

/** Lets ten seconds pass for a session's tokens. */
const later = (sessionId: string) =>
  app.database.query(`UPDATE refresh_tokens SET used_at = used_at - interval '11 seconds' WHERE session_id = $1`, [
    sessionId,
  ]);

describe('Refreshing a session', () => {
  it('E03 S01 gives the next pair, each good for one exchange', async () => {
    const first = await client.signUp();
    const second = await client.refreshed(first.refresh_token);
    expect(second.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await client.me(second.access_token).expect(200);
    expect(await client.refreshed(second.refresh_token)).toMatchObject({ refresh_token: expect.any(String) });
  });

  it('turns twenty refreshes at once into one rotation with one answer', async () => {
    const { refresh_token, sessionId } = await client.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.refresh(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => (body as SessionDto).refresh_token)).size).toBe(1);
    const tokens = await app.database.query('SELECT id FROM refresh_tokens WHERE session_id = $1', [sessionId]);
    expect(tokens).toHaveLength(2);
  });

  it('gives a new successor when the answer with the first one was lost, and trusts the lost one no more', async () => {
    const { refresh_token, sessionId } = await client.signUp();
    const lost = await client.refreshed(refresh_token);
    await later(sessionId);
    const second = await client.refreshed(refresh_token);
    expect(second.refresh_token).not.toBe(lost.refresh_token);
    expect((await client.refresh(lost.refresh_token).expect(401)).body.code).toBe('session_ended');
    await client.refresh(second.refresh_token).expect(401);
  });

  it('7.2.4 ends the session, its sockets and its access tokens when an exchanged token comes back, and writes to the person', async () => {
    const first = await client.signUp();
    const second = await client.refreshed(first.refresh_token);
    const third = await client.refreshed(second.refresh_token);
    await client.me(third.access_token).expect(200);
    const page = await LiveClient.connect(app, { token: third.access_token });

    const { body } = await client.refresh(first.refresh_token).expect(401);
    expect(body.code).toBe('session_ended');
    expect(await page.waitFor('session.ended')).toEqual({
      sessionId: first.sessionId,
      reason: 'refresh-token-reused',
    });
    await page.waitFor('disconnect');
    await client.me(third.access_token).expect(401);
    await client.refresh(third.refresh_token).expect(401);
    await emailTo(app, first.email, /logged you out/);
  });

  it('gives the same error for an unknown token, none, and one whose session has ended', async () => {
    const { access_token, refresh_token } = await client.signUp();
    await app.http
      .delete('/api/sessions/current')
      .auth(access_token, { type: 'bearer' })
      .set('X-Requested-With', 'fetch')
      .expect(204);
    const answers = [
      await client.refresh(refresh_token),
      await client.refresh('x'.repeat(43)),
      await client.refresh(null),
      await client.refresh('x'.repeat(200)),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([401, { statusCode: 401, code: 'session_ended', message: expect.any(String) }]);
  });

  it('v5.0.0-7.3.1 7.3.2 ends with the idle limit, and never later than the session’s own end', async () => {
    const idle = await client.signUp();
    const old = await client.signUp();
    await app.database.query('UPDATE sessions SET idle_expires_at = now() WHERE id = $1', [idle.sessionId]);
    await app.database.query(`UPDATE sessions SET expires_at = now() + interval '1 hour' WHERE id = $1`, [
      old.sessionId,
    ]);

    app.app.get(SessionCheckService, { strict: false }).forget([idle.sessionId]);
    await client.me(idle.access_token).expect(401);
    await client.refresh(idle.refresh_token).expect(401);

    await client.refreshed(old.refresh_token);
    const [row] = await app.database.query<{ bounded: boolean }>(
      'SELECT idle_expires_at = expires_at AS bounded FROM sessions WHERE id = $1',
      [old.sessionId],
    );
    expect(row?.bounded).toBe(true);
  });

  it('stores no refresh token that could be read', async () => {
    const { refresh_token, sessionId } = await client.signUp();
    await client.refreshed(refresh_token);
    const rows = await app.database.query<{ row: string }>(
      'SELECT t::text AS row FROM refresh_tokens t WHERE session_id = $1',
      [sessionId],
    );
    const encodings = [refresh_token ?? '', Buffer.from(refresh_token ?? '', 'base64url').toString('hex')];
    for (const { row } of rows) for (const encoding of encodings) expect(row).not.toContain(encoding);
  });
});

describe('The retention task', () => {
  it('forgets sessions and links a month after they were over, and no sooner', async () => {
    const people = await Promise.all(['29 days', '31 days'].map(async (age) => ({ age, ...(await client.signUp()) })));
    for (const { age, id, email } of people) {
      await emailTo(app, email, /confirm/);
      await app.database.query('UPDATE sessions SET ended_at = now() - $2::interval WHERE account_id = $1', [id, age]);
      await app.database.query('UPDATE account_links SET expires_at = now() - $2::interval WHERE account_id = $1', [
        id,
        age,
      ]);
    }
    const live = await client.signUp();
    await app.app.get(RetentionJob, { strict: false }).run();
    const left = async (table: string) =>
      (
        await app.database.query<{ account_id: string }>(`SELECT account_id FROM ${table} WHERE account_id = ANY($1)`, [
          [...people, live].map(({ id }) => id),
        ])
      ).map(({ account_id }) => account_id);
    expect((await left('sessions')).sort()).toEqual([people[0]?.id, live.id].sort());
    expect(await left('account_links')).not.toContain(people[1]?.id);
    expect(await left('account_links')).toContain(people[0]?.id);
    await client.refreshed(live.refresh_token);
  });
});
