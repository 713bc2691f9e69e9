import { expect, it } from '@jest/globals';
import { isRoomOpen, isSoon } from './is-soon';

// The device is ten minutes behind the server.
const RECEIVED_AT = Date.parse('2026-11-20T17:50:00Z');
const afterMinutes = (minutes: number) => new Date(RECEIVED_AT + minutes * 60_000);

it('An interview becomes soon while its answer stays in the cache', () => {
  const interview = { opensAt: '2026-11-20T19:20:00Z', now: '2026-11-20T18:00:00Z' };
  expect(isSoon(interview, RECEIVED_AT, afterMinutes(0))).toBe(false);
  expect(isSoon(interview, RECEIVED_AT, afterMinutes(21))).toBe(true);
  expect(isSoon({ ...interview, opensAt: null }, RECEIVED_AT, afterMinutes(21))).toBe(false);
});

it('A room is open until it closes, by the clock of the server', () => {
  const interview = { opensAt: '2026-11-20T17:55:00Z', closesAt: '2026-11-20T18:20:00Z', now: '2026-11-20T18:00:00Z' };
  expect(isRoomOpen(interview, RECEIVED_AT, afterMinutes(19))).toBe(true);
  expect(isRoomOpen(interview, RECEIVED_AT, afterMinutes(20))).toBe(false);
});
