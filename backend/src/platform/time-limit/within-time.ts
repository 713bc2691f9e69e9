import { setTimeout as pause } from 'node:timers/promises';

/** The result of `work`, or what `onLate` returns or throws if it takes longer than `ms` milliseconds. */
export async function withinTime<T, Late>(ms: number, work: Promise<T>, onLate: () => Late): Promise<T | Late> {
  const done = new AbortController();
  const late = pause(ms, undefined, { signal: done.signal, ref: false }).then(onLate);
  return Promise.race([work, late]).finally(() => done.abort());
}
