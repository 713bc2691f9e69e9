import { expect, type APIRequestContext } from '@playwright/test';

/** The demo clock accepts requests only with this header, so that other sites cannot send them. */
const OURS = { 'X-Requested-With': 'fetch' };

/** The product's current time. */
export async function productNow(request: APIRequestContext): Promise<Date> {
  const { now } = (await (await request.get('/dev/clock')).json()) as { now: string };
  return new Date(now);
}

/** Moves the product's clock forward; it never goes back, because other tests use it too. */
export async function letPass(request: APIRequestContext, minutes: number): Promise<void> {
  const ahead = (await productNow(request)).getTime() - Date.now() + minutes * 60_000;
  const answer = await request.put('/dev/clock', {
    headers: OURS,
    data: { aheadSeconds: Math.max(0, Math.round(ahead / 1_000)) },
  });
  await expect(answer, await answer.text()).toBeOK();
}

/**
 * Remembers how far the clock is ahead and returns a function that restores it, because a restart of the API resets it.
 */
export async function clockOf(request: APIRequestContext): Promise<() => Promise<void>> {
  const ahead = (await productNow(request)).getTime() - Date.now();
  return async () => {
    await expect(async () => {
      await expect(
        await request.put('/dev/clock', { headers: OURS, data: { aheadSeconds: Math.round(ahead / 1_000) } }),
      ).toBeOK();
    }).toPass({ timeout: 90_000 });
  };
}

/** Resets the product's clock, for tests that run alone. */
export async function setRight(request: APIRequestContext): Promise<void> {
  await expect(await request.put('/dev/clock', { headers: OURS, data: { aheadSeconds: 0 } })).toBeOK();
}

/** Runs a scheduled task now, such as `agreements.apply-dates`. */
export async function runScheduledTask(request: APIRequestContext, name: string): Promise<void> {
  const answer = await request.post(`/dev/clock/scheduled-tasks/${name}`, { headers: OURS });
  await expect(answer, await answer.text()).toBeOK();
}
