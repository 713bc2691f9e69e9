import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { present, subscribe } from './use-now';

const page = new EventTarget();
const changed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { document: page });
  changed.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('The clock of the page', () => {
  it('moves every minute, and at once when a page that slept is shown again', () => {
    const stop = subscribe(changed);
    jest.advanceTimersByTime(60_000);
    expect(changed).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
  });

  it('does not move for a further reader', () => {
    const first = subscribe(changed);
    const now = present();
    jest.advanceTimersByTime(1_000);
    const second = subscribe(changed);
    expect(present()).toBe(now);
    first();
    second();
  });

  it('stops with its last reader, and starts again with the next', () => {
    const first = subscribe(changed);
    const second = subscribe(() => undefined);
    first();
    second();
    page.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(120_000);
    expect(changed).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
    const again = subscribe(changed);
    jest.advanceTimersByTime(60_000);
    expect(changed).toHaveBeenCalledTimes(1);
    again();
  });
});
