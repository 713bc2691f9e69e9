import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, test } from '../support/test';

/** The file names of all scripts that the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request.url().replace(/^.*\//, ''));
  });
  return requests;
}

/** Opens a page and waits until it has loaded what it loads when it is idle. */
async function openIdle(page: Page, path: string): Promise<void> {
  const watched = page.waitForResponse(/\/assets\/link-prefetch-[\w-]+\.js$/);
  await page.goto(path);
  await (await watched).finished();
  await page.waitForLoadState('networkidle');
}

test('the code of a linked page is loaded when someone points at the link, so that the click loads no script', async ({
  visitor,
}) => {
  const page = await visitor(DESKTOP);
  await openIdle(page, paths.terms);
  const scripts = scriptsOf(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true });
  await link.hover();
  await expect.poll(() => scripts).toContainEqual(expect.stringMatching(/^PrivacyPage-/));
  await page.waitForLoadState('networkidle');
  scripts.length = 0;
  await link.click();
  await expect(page).toHaveURL(paths.privacy);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).focus();
  await expect.poll(() => scripts).toContainEqual(expect.stringMatching(/^CookiesPage-/));
});

test('a touch is enough to load it, and a browser in data-saving mode loads nothing in advance', async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await openIdle(page, paths.terms);
  const asked = scriptsOf(page);
  const touched = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).dispatchEvent('touchstart');
  await touched('Privacy');
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^PrivacyPage-/));
  await page.evaluate(() => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await touched('Cookies');
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  expect(asked.filter((name) => name.startsWith('CookiesPage-'))).toEqual([]);
});
