import { describe, expect, it, vi } from 'vitest';
import type { EntityManager } from '../../../platform/database/index.js';
import type { OutboxService } from '../../../platform/events/index.js';
import type { SessionAnnouncerService } from './session-announcer.service.js';
import { SessionRevocationService } from './session-revocation.service.js';
import type { SessionsRepository } from './sessions.repository.js';

const MANAGER = {} as EntityManager;

function createRevocation(sessionIds: string[]) {
  const announce = vi.fn<SessionAnnouncerService['announce']>().mockResolvedValue(undefined);
  const add = vi.fn<OutboxService['add']>().mockResolvedValue(undefined);
  const end = () => Promise.resolve(sessionIds);
  const revocation = new SessionRevocationService(
    { end, endAll: end, endOldest: end } as unknown as SessionsRepository,
    { add } as unknown as OutboxService,
    { announce } as unknown as SessionAnnouncerService,
  );
  return { revocation, announce, add };
}

describe('The end of sessions', () => {
  it('is announced however they end, so that no access token is accepted after the answer', async () => {
    const { revocation, announce } = createRevocation(['kitchen tablet']);
    await revocation.endAll('ana', 'email-changed', MANAGER);
    await revocation.endOne('kitchen tablet', 'ana', 'signed-out', MANAGER);
    await revocation.endSurplus('ana', MANAGER);
    expect(announce.mock.calls.map(([ended]) => ended)).toEqual(
      ['email-changed', 'signed-out', 'ended-elsewhere'].map((reason) => ({ sessionIds: ['kitchen tablet'], reason })),
    );
  });

  it('is not announced if nothing has ended', async () => {
    const { revocation, announce, add } = createRevocation([]);
    await revocation.endAll('ana', 'email-changed', MANAGER);
    expect([announce.mock.calls, add.mock.calls]).toEqual([[], []]);
  });
});
