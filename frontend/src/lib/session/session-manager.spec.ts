import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { serverNow } from '../clocks';
import { untilRefresh } from './access-token';
import { establishSession } from './session-manager';
import type { Session } from './session-types';

const MINUTE_S = 60;
const SERVER_AT_S = Date.parse('2026-11-20T02:00:00Z') / 1000;

/** The session that the server issues at `iat`, by its own clock. */
const issued = (iat: number): Session => ({
  access_token: `issued-at-${iat}`,
  refresh_token: null,
  expires_at: iat + 10 * MINUTE_S,
  user: { id: 'a' } as never,
});

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

it('A session is refreshed a minute before its token ends, as long as the API lets one last', () => {
  const limits = readFileSync('../backend/src/modules/auth/sessions/session-limits.ts', 'utf8');
  expect(limits).toContain('export const ACCESS_TOKEN_SECONDS = 10 * MINUTE;');
  const held = { session: issued(SERVER_AT_S), obtainedAt: Date.now() };
  expect(untilRefresh(held)).toBe(9 * MINUTE_S * 1000);
});

it.each([15, -15])('A session says what time it is at the server, on a device %i minutes ahead', (ahead) => {
  jest.setSystemTime((SERVER_AT_S + ahead * MINUTE_S) * 1000);
  establishSession(issued(SERVER_AT_S));
  jest.advanceTimersByTime(MINUTE_S * 1000);
  expect(serverNow()).toEqual(new Date((SERVER_AT_S + MINUTE_S) * 1000));
});
