import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

jest.useFakeTimers({ now: new Date('2026-11-20T23:58:30') });
const page = Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {} } });
Object.assign(globalThis, {
  window: new EventTarget(),
  document: page,
  localStorage: undefined,
  location: { hash: '' },
  // One without listeners would keep the process open.
  BroadcastChannel: undefined,
});
const network = { onLine: true };
Object.defineProperty(globalThis, 'navigator', { value: network });

let status = 'offline';
const listeners = new Set<() => void>();
jest.unstable_mockModule('../api/realtime', () => ({
  realtime: {
    getStatus: () => status,
    subscribeStatus: (listener: () => void) => listeners.add(listener),
  },
}));
const become = (next: string) => {
  status = next;
  for (const listener of listeners) listener();
};

const { refetchMissed } = await import('./refetch-missed');
const dispatch = jest.fn();
refetchMissed({ dispatch: dispatch as never });
const refetched = () => dispatch.mock.calls.flatMap(([action]) => (action as { payload: string[] }).payload);

beforeEach(() => {
  dispatch.mockClear();
});
afterAll(() => {
  jest.useRealTimers();
});

describe('Data on the screen is refetched', () => {
  it('when the first connection took long, because events were missed meanwhile', () => {
    become('connecting');
    jest.advanceTimersByTime(2_500);
    become('connected');
    expect(refetched()).toContain('Notifications');
    expect(dispatch).toHaveBeenCalledTimes(1);
  });

  it('after a lost connection, because its events were missed, once', () => {
    become('connecting');
    become('refused');
    expect(refetched()).toEqual([]);
    become('connected');
    expect(refetched()).toEqual(expect.arrayContaining(['Agreements', 'Hours', 'Arrivals', 'Employer clock']));
    expect(refetched()).toContain('Notifications');
    expect(dispatch).toHaveBeenCalledTimes(1);
  });

  it('when another day begins, once', () => {
    jest.advanceTimersByTime(60_000);
    expect(refetched()).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(refetched()).toEqual(expect.arrayContaining(['Dashboard', 'Hours', 'Employer clock', 'Arrivals']));
    jest.advanceTimersByTime(600_000);
    expect(dispatch).toHaveBeenCalledTimes(1);
  });

  it('when a page that was hidden over midnight is shown again', () => {
    page.hidden = true;
    jest.advanceTimersByTime(86_400_000);
    expect(refetched()).toEqual([]);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(refetched()).toContain('Hours');
  });

  it('when someone comes back to the page, because not every change is announced', () => {
    const unannounced = ['Plans', 'Household', 'Job board', 'Saved searches', 'Verification', 'Safety', 'Dashboard'];
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(refetched()).toEqual([]);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    expect(refetched()).toEqual(expect.arrayContaining(unannounced));
    expect(refetched()).not.toContain('Hours');
    expect(dispatch).toHaveBeenCalledTimes(1);

    // Two windows next to each other.
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    expect(dispatch).toHaveBeenCalledTimes(2);
  });

  it('every minute while there is no live connection, as in a tab over the limit, but not without a network', () => {
    become('refused');
    jest.advanceTimersByTime(60_000);
    expect(refetched()).toEqual(expect.arrayContaining(['Agreements', 'Hours', 'Interviews']));
    window.dispatchEvent(new Event('blur'));
    network.onLine = false;
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('focus'));
    expect(dispatch).toHaveBeenCalledTimes(1);
    network.onLine = true;
    page.hidden = true;
    jest.advanceTimersByTime(60_000);
    expect(dispatch).toHaveBeenCalledTimes(1);
    page.hidden = false;
  });

  it('not when the first connection opens at once', () => {
    become('connecting');
    const dispatchQuick = jest.fn();
    refetchMissed({ dispatch: dispatchQuick as never });
    become('connected');
    jest.advanceTimersByTime(2_500);
    expect(dispatchQuick).not.toHaveBeenCalled();
  });
});
