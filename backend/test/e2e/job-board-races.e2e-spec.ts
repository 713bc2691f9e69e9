import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Application } from '../../src/modules/job-board/application.dto.js';
import { ConversationStartService } from '../../src/modules/messaging/index.js';
import type { Person } from '../support/people.js';
import { apply, applications, move, publish } from '../support/places.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const verified = { verified: true };
/** Long enough for a request that does not have to wait. */
const UNHINDERED_MS = 500;

describe('R19 An application that is accepted', () => {
  it.each([
    ['is withdrawn', (_: Person, auPair: Person, id: string) => move(auPair, id, 'withdraw')],
    ['is closed with its listing', ({ agent }: Person) => agent.put('/api/places/me/state').send({ state: 'filled' })],
  ])('while it %s begins a conversation only if it is accepted', async (_, change) => {
    const [family, auPair] = await Promise.all([createFamily(test, {}, verified), createAuPair(test, {}, verified)]);
    const { id } = (await apply(auPair, await publish(family)).expect(201)).body as Application;
    const start = test.app.get(ConversationStartService, { strict: false });
    const begin = start.with.bind(start);
    let changed: Promise<{ status: number }> | undefined;
    vi.spyOn(start, 'with').mockImplementation(async (...args) => {
      changed = change(family, auPair, id).then(({ status }) => ({ status }));
      await Promise.race([changed, pause(UNHINDERED_MS)]);
      return begin(...args);
    });
    const { status } = await move(family, id, 'accept');
    await changed;
    const [{ state } = { state: null }] = await applications(auPair);
    const { body } = await family.agent.get('/api/conversations').expect(200);
    const begun = (body as { items: object[] }).items.length;
    expect([
      { status: 200, state: 'accepted', begun: 1 },
      { status: 409, state: expect.stringMatching(/withdrawn|closed/), begun: 0 },
    ]).toContainEqual({ status, state, begun });
  });
});
