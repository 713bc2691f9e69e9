import type { Page } from '@playwright/test';

/** True for foreign pages and for our pages once React has hydrated them. Text typed before that could be lost. */
export const isHydrated = () => !document.getElementById('state') || 'live' in document.documentElement.dataset;

/** Makes `goto` and `reload` wait for hydration. Tests of an earlier state pass `waitUntil: 'commit'`. */
export function live(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isHydrated);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await page.waitForFunction(isHydrated);
    return answer;
  };
  return page;
}
