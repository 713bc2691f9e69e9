import { settle } from '../support/examine';
import { waitUntilSettled } from '../support/page-settled';
import { expect, test, watchHosts } from '../support/test';
import type { Page } from '@playwright/test';

const SERVICE = 'https://count.example';

test.use({ allowedHosts: [new URL(SERVICE).hostname] });

/** Serves the product as an installation with an analytics service. Returns the requests that the service receives. */
async function withService(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.route(`${SERVICE}/**`, async (route) => {
    heard.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true' });
  });
  await page.route(
    (url) => url.origin !== SERVICE && !/^\/(api|assets|media|socket\.io)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '"serviceScripts":{}',
        `"serviceScripts":{"analytics":"${SERVICE}/count.js"}`,
      );
      const policy = (response.headers()['content-security-policy'] ?? '').replace(
        "script-src 'self'",
        `script-src 'self' ${SERVICE}`,
      );
      await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
    },
  );
  return heard;
}

const question = (page: Page) => page.getByRole('region', { name: 'Optional analytics' });
const counted = (page: Page) => page.evaluate(() => 'counted' in window);

test('R17 no third-party script is loaded before it is allowed, and never on private pages', async ({ visitor }) => {
  const page = await visitor();
  const heard = await withService(page);
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  expect(heard).toEqual([]);
  await question(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => counted(page)).toBe(true);
  await expect(question(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => counted(page)).toBe(false);
  expect(heard).toHaveLength(1);
});

test('R17 someone who declines is not asked again, and nothing is loaded', async ({ visitor }) => {
  const page = await visitor();
  const heard = await withService(page);
  await page.goto('/nz');
  await question(page).getByRole('button', { name: 'No, thank you' }).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await waitUntilSettled(page);
  await expect(question(page)).toBeHidden();
  expect(heard).toEqual([]);
});

test('R17 an installation without such services does not ask for consent', async ({ visitor }) => {
  const page = await visitor();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await settle(page, '/');
  await expect(question(page)).toBeHidden();
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => /^https?:/.test(url) && !url.startsWith(origin))).toEqual([]);
});

test('every test fails if its page requests anything from another host', async ({ page }) => {
  const assertOnlyOurs = watchHosts(page.context(), []);
  await page.setContent(`<img src="${SERVICE}/pixel.png" alt="" />`);
  expect(assertOnlyOurs).toThrow(SERVICE);
});
