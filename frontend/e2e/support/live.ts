import type { Page } from '@playwright/test';

/** Not one of our pages, or one whose code has begun. What is typed before could be lost; people are slower. */
const answers = () => !document.getElementById('state') || 'live' in document.documentElement.dataset;

/**
 * Makes opening and reloading wait until the page answers, as they wait for its pictures by themselves. Whoever wants
 * to see what comes before says so: `waitUntil: 'commit'`.
 */
export function live(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(answers);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await page.waitForFunction(answers);
    return answer;
  };
  return page;
}
