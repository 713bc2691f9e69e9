import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

/** Holds back the page's code. Returns a function that releases it. */
async function holdBackCode(page: Page): Promise<() => void> {
  let release = () => {};
  const allowed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  return release;
}

test('a button pressed before the code of the page has loaded works once it has', async ({ firstVisit: page }) => {
  const release = await holdBackCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const tab = page.getByRole('tab', { name: "I'm an Au Pair" });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('G02 a country chosen before the code of the page has loaded is kept', async ({ firstVisit: page }) => {
  const release = await holdBackCode(page);
  await page.goto('/for-families', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'New Zealand' }).click();
  release();
  await expect(page).toHaveURL('/nz/for-families');
  expect(await page.evaluate(() => localStorage.getItem('preferredRegion'))).toBe('newzealand');
});
