import type { Page } from '@playwright/test';

/** The response while the API is unavailable. */
export const AWAY = 'We are away for a moment.';

/** Makes writes to a path fail with 503 or a lost connection until the returned function is called. */
export async function failWrites(page: Page, path: RegExp, how: 'answer' | 'network'): Promise<() => Promise<void>> {
  await page.route(path, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return how === 'network'
      ? route.abort('connectionfailed')
      : route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable', message: AWAY } });
  });
  return () => page.unroute(path);
}
