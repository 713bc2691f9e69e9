import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AccountClosed, RefreshLimited, refreshSession } from './refresh';

const answers = (status: number, body: object, headers: Record<string, string> = {}) => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(new Response(JSON.stringify(body), { status, headers }));
};
const { fetch: original } = globalThis;
afterEach(() => {
  globalThis.fetch = original;
});

describe('Refreshing a session', () => {
  it('finds none if it has ended', async () => {
    answers(401, { code: 'session_ended' });
    await expect(refreshSession()).resolves.toBeNull();
  });

  it('returns how long to wait if too many pages were opened', async () => {
    answers(429, { code: 'rate_limited' }, { 'Retry-After': '12' });
    const refusal: unknown = await refreshSession().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RefreshLimited);
    expect(refusal).toMatchObject({ retryAfterMs: 12_000 });
  });

  it('ends if there is no response', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    globalThis.fetch = (_input, init) =>
      init?.signal?.aborted ? Promise.reject(new Error('aborted')) : new Promise(() => undefined);
    await expect(refreshSession()).rejects.toThrow('aborted');
    expect(limit).toHaveBeenCalledWith(30_000);
    limit.mockRestore();
  });

  it.each(['account_suspended', 'account_disabled'])('returns why the account is closed: %s', async (code) => {
    answers(403, { code, message: 'Until 20 December. You can appeal.' });
    const refusal: unknown = await refreshSession().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AccountClosed);
    expect(refusal).toMatchObject({ message: 'Until 20 December. You can appeal.' });
  });
});
