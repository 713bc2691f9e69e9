import { setTimeout as pause } from 'node:timers/promises';

const TRY_EVERY_MS = 20;
/** Long, because a machine that has other things to do must not fail a test: only what never comes does. */
export const PATIENCE_MS = 30_000;

/** Waits for what happens after an answer: tries until `look` finds something, and fails saying what was awaited. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await pause(TRY_EVERY_MS);
  }
}
