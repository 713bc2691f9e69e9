import { describe, expect, it, vi } from 'vitest';
import type { RealtimeService } from '../../../platform/realtime/index.js';
import type { LastSeenRepository } from './last-seen.repository.js';
import { PresenceService } from './presence.service.js';

/** `isBack` tells who has opened another page. */
function createPresence(isBack: (userId: string) => boolean = () => true) {
  const online: RealtimeService['online'] = (userIds) => Promise.resolve(new Set(userIds.filter(isBack)));
  const emitToUsers = vi.fn<RealtimeService['emitToUsers']>();
  const touch = vi.fn<LastSeenRepository['touch']>().mockResolvedValue(undefined);
  const seenBy = vi.fn<LastSeenRepository['seenBy']>((userIds) =>
    Promise.resolve(userIds.map((userId) => ({ userId, lastSeenAt: null, partners: [`friend of ${userId}`] }))),
  );
  const presence = new PresenceService(
    { emitToUsers, online } as unknown as RealtimeService,
    { touch, seenBy } as unknown as LastSeenRepository,
  );
  return { presence, touch, seenBy, emitToUsers };
}

describe('Presence', () => {
  it('is announced at once, and together for those who come meanwhile', async () => {
    const { presence, touch, seenBy, emitToUsers } = createPresence();
    for (const person of ['ana', 'ben', 'cleo', 'ben']) presence.arrived(person);
    expect(touch.mock.calls).toEqual([[['ana']]]);
    await vi.waitFor(() => expect(emitToUsers).toHaveBeenCalledTimes(3));
    expect(touch.mock.calls).toEqual([[['ana']], [['ben', 'cleo']]]);
    expect(seenBy).toHaveBeenCalledTimes(2);
    expect(emitToUsers.mock.calls.map(([to, , payload]) => [to, payload])).toEqual(
      ['ana', 'ben', 'cleo'].map((userId) => [[`friend of ${userId}`], { userId, online: true, lastSeenAt: null }]),
    );
  });

  it('is announced to others after a failure', async () => {
    const { presence, touch, emitToUsers } = createPresence();
    touch.mockRejectedValueOnce(new Error('away'));
    presence.arrived('ana');
    presence.arrived('ben');
    await vi.waitFor(() => expect(emitToUsers).toHaveBeenCalledOnce());
    presence.arrived('ana');
    await vi.waitFor(() => expect(emitToUsers).toHaveBeenCalledTimes(2));
  });

  it('is announced again on return, where another process may have announced that they left', async () => {
    const { presence, emitToUsers } = createPresence();
    vi.useFakeTimers();
    try {
      presence.arrived('ana');
      presence.left('ana');
      await vi.advanceTimersByTimeAsync(3_000);
      presence.arrived('ana');
    } finally {
      vi.useRealTimers();
    }
    await vi.waitFor(() => expect(emitToUsers).toHaveBeenCalledTimes(2));
  });

  it('ends together for those who leave at the same time, and not for someone who is back', async () => {
    const { presence, touch, seenBy, emitToUsers } = createPresence((userId) => userId === 'ben');
    vi.useFakeTimers();
    try {
      for (const person of ['ana', 'ben', 'cleo', 'dan']) presence.left(person);
      await vi.advanceTimersByTimeAsync(3_000);
    } finally {
      vi.useRealTimers();
    }
    await vi.waitFor(() => expect(emitToUsers).toHaveBeenCalledTimes(3));
    expect(touch.mock.calls).toEqual([[['ana']], [['cleo', 'dan']]]);
    expect(seenBy).toHaveBeenCalledTimes(2);
    expect(emitToUsers.mock.calls.map(([to, , payload]) => [to, payload])).toEqual(
      ['ana', 'cleo', 'dan'].map((userId) => [[`friend of ${userId}`], { userId, online: false, lastSeenAt: null }]),
    );
  });
});
