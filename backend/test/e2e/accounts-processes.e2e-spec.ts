import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionsService } from '../../src/modules/auth/index.js';
import { IdentityVerifier } from '../../src/platform/identity/index.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { signUpPerson } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Two processes of one installation, without Redis. */
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await createTestApp();
  there = await createTestApp({ database: here.database });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const identityAt = ({ app }: TestApp, token: string) => app.get(IdentityVerifier, { strict: false }).verify(token);

describe('A session that ends in one process', () => {
  it('v5.0.0-7.4.1 ends in the other one too: its sockets are told and cut, its memory is cleared', async () => {
    const { session } = await signUpPerson(here);
    const token = session.access_token;
    const page = await LiveClient.connect(there, { token });
    const identity = await identityAt(there, token);
    expect(identity).not.toBeNull();

    const ended = Date.now();
    if (identity) await here.app.get(SessionsService, { strict: false }).signOut(identity, null);
    expect(await page.waitFor('session.ended')).toEqual({ sessionId: identity?.sessionId, reason: 'signed-out' });
    await page.waitFor('disconnect');
    expect(await identityAt(here, token)).toBeNull();
    await eventually('the other process to forget the session', async () => (await identityAt(there, token)) === null);
    // Sooner than what a process remembers would have run out.
    expect(Date.now() - ended).toBeLessThan(4_000);
  });

  it('ends there even if the process that ended it was killed before it announced that', async () => {
    const { session } = await signUpPerson(here);
    const page = await LiveClient.connect(there, { token: session.access_token });
    const sessionId = (await identityAt(there, session.access_token))?.sessionId ?? '';
    // Such a process leaves the committed end of the session and its undelivered event.
    await here.database.query(
      `WITH ended AS (UPDATE sessions SET ended_at = now() WHERE id = $1 RETURNING id)
       INSERT INTO outbox_events (name, payload) SELECT 'session.ended', jsonb_build_object('sessionIds', jsonb_build_array(id), 'reason', 'signed-out') FROM ended`,
      [sessionId],
    );
    expect(await page.waitFor('session.ended')).toEqual({ sessionId, reason: 'signed-out' });
    await page.waitFor('disconnect');
  });
});
