import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { endOfAccessToken } from './access-token';
import { establishSession } from './session-manager';
import type { Session } from './session-types';

const MINUTE_S = 60;
const SERVER_AT_S = Date.parse('2026-11-20T02:00:00Z') / 1000;

/** What the server hands out at `iat`, by its own clock. */
function issued(iat: number): Session {
  const exp = iat + 10 * MINUTE_S;
  const claims = Buffer.from(JSON.stringify({ iat, exp })).toString('base64url');
  return {
    access_token: `header.${claims}.signature`,
    refresh_token: null,
    expires_at: exp,
    user: { id: 'a' } as never,
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([15, 0, -15])('A session is refreshed every nine minutes on a device %i minutes ahead', async (ahead) => {
  jest.setSystemTime((SERVER_AT_S + ahead * MINUTE_S) * 1000);
  const refresh = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(issued(Math.floor(Date.now() / 1000) - ahead * MINUTE_S))));
  establishSession(issued(SERVER_AT_S));
  await jest.advanceTimersByTimeAsync(8 * MINUTE_S * 1000);
  expect(refresh).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20 * MINUTE_S * 1000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('A token that does not say how long it lasts is taken for one of ten minutes', () => {
  for (const claims of [{}, { exp: SERVER_AT_S }, { iat: SERVER_AT_S }, 'none']) {
    const access_token = `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
    const session = { ...issued(SERVER_AT_S), access_token };
    expect(endOfAccessToken({ session, obtainedAt: 0 })).toBe(10 * MINUTE_S * 1000);
  }
});
