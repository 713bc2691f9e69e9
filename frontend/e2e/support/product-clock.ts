import { expect, type APIRequestContext } from '@playwright/test';

/** Without it the demo's clock takes no orders: no page of another site can send it. */
const OURS = { 'X-Requested-With': 'fetch' };

/** What time it is for the product. */
export async function productNow(request: APIRequestContext): Promise<Date> {
  const { now } = (await (await request.get('/dev/clock')).json()) as { now: string };
  return new Date(now);
}

/** Lets the product's clock run further ahead; time never goes back, since others live by it too. */
export async function letPass(request: APIRequestContext, minutes: number): Promise<void> {
  const ahead = (await productNow(request)).getTime() - Date.now() + minutes * 60_000;
  const answer = await request.put('/dev/clock', {
    headers: OURS,
    data: { aheadSeconds: Math.max(0, Math.round(ahead / 1_000)) },
  });
  await expect(answer, await answer.text()).toBeOK();
}

/** Notes how far the clock runs ahead, which a restart of the api forgets; the answer sets it so again. */
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

/** Sets the product's clock right again, for a test that is alone with it. */
export async function setRight(request: APIRequestContext): Promise<void> {
  await expect(await request.put('/dev/clock', { headers: OURS, data: { aheadSeconds: 0 } })).toBeOK();
}

/** Runs a scheduled task now: `agreements.apply-dates`. */
export async function runScheduledTask(request: APIRequestContext, name: string): Promise<void> {
  const answer = await request.post(`/dev/clock/scheduled-tasks/${name}`, { headers: OURS });
  await expect(answer, await answer.text()).toBeOK();
}
