import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { serverNow, syncServerClock } from './server-clock';
import { deviceTime, present, subscribe } from './use-now';

const SERVER = Date.parse('2026-11-20T18:00:00Z');
const MINUTE_MS = 60_000;
Object.assign(globalThis, { document: new EventTarget() });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  syncServerClock(0, 0);
  jest.useRealTimers();
});

describe('The server’s clock', () => {
  it.each([20, -20])('is known on a device %i minutes ahead', (ahead) => {
    const device = SERVER + ahead * MINUTE_MS;
    jest.setSystemTime(device);
    syncServerClock(SERVER, device);
    jest.advanceTimersByTime(MINUTE_MS);
    expect(serverNow().getTime()).toBe(SERVER + MINUTE_MS);
  });

  it('is this device’s where they differ by no more than an answer takes', () => {
    jest.setSystemTime(SERVER + 3_000);
    syncServerClock(SERVER, SERVER + 3_000);
    expect(serverNow().getTime()).toBe(SERVER + 3_000);
  });

  it('moves the clock of the page at once, and leaves moments of the device alone', () => {
    jest.setSystemTime(SERVER + 20 * MINUTE_MS);
    const changed = jest.fn();
    const stop = subscribe(changed);
    syncServerClock(SERVER, SERVER + 20 * MINUTE_MS);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(present().getTime()).toBe(SERVER);
    expect(deviceTime(present()).getTime()).toBe(SERVER + 20 * MINUTE_MS);
    stop();
  });
});
