/** The result of `work`, or what `onLate` returns or throws if it takes longer than `ms` milliseconds. */
export async function withinTime<T, Late>(ms: number, work: Promise<T>, onLate: () => Late): Promise<T | Late> {
  // Not `node:timers/promises`: to cancel it there makes an error with a stack trace, for every message that is sent.
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms).unref())).then(onLate);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Node runs a timer for more milliseconds at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Waits for `ms` milliseconds, which may be more than the 24.8 days of one timer. */
export async function longPause(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= LONGEST_TIMER_MS)
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, LONGEST_TIMER_MS)));
}
