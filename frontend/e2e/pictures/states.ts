import { expect, type BrowserContext, type Page } from '@playwright/test';
import { AWAY } from '../support/failing';
import { waitUntilSettled } from '../support/page-settled';

/** The states in which a page is photographed; `empty` is that of someone new. */
export const STATES = ['data', 'empty', 'loading', 'failed', 'offline'] as const;
export type State = (typeof STATES)[number];

/** Reads of the API, without those of the session. */
const READS = /\/api\/(?!sessions\b|accounts\/me\b)/;
/** The loading state of a page, which appears after 300 ms. */
const PLACEHOLDERS = '[aria-busy="true"], [role="status"]:has(svg), .ant-skeleton, .ant-spin';

/** Puts the pages of a context into a state. */
export async function enterState(context: BrowserContext, state: State): Promise<void> {
  if (state === 'loading') await context.route(READS, () => undefined);
  if (state === 'failed')
    await context.route(READS, (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable', message: AWAY } }),
    );
  if (state === 'offline') await goOffline(context);
}

/** When the browser last fetched everything that it keeps for reading offline; 0 if never. */
const gatheredAt = async (): Promise<number> => {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('offline');
    opening.onsuccess = () => resolve(opening.result);
  });
  const person = await new Promise<{ gatheredAt: number } | undefined>((resolve) => {
    const reading = db.transaction('person').objectStore('person').get('current');
    reading.onsuccess = () => resolve(reading.result as { gatheredAt: number } | undefined);
  });
  db.close();
  return person?.gatheredAt ?? 0;
};

/** Opens the dashboard until the browser keeps what it keeps, and then takes its connection away. */
async function goOffline(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/dashboard');
  const worker = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(worker, { timeout: 60_000 }).toBe('activated');
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names, { timeout: 60_000 }).toContain('offline');
  await expect.poll(() => page.evaluate(gatheredAt), { timeout: 60_000 }).toBeGreaterThan(0);
  await page.close();
  await context.setOffline(true);
}

/** Waits until a page shows the state; one that reads nothing shows neither a placeholder nor an outage. */
export async function untilShown(page: Page, state: State): Promise<void> {
  if (state === 'loading') await page.getByText('Loading your account').waitFor({ state: 'detached' });
  else await waitUntilSettled(page);
  if (state === 'data' || state === 'empty') return;
  const sign = page.locator(state === 'loading' ? PLACEHOLDERS : '#page-notice:not(:empty)').first();
  await sign.waitFor({ timeout: 4_000 }).catch(() => undefined);
}
