import { signInOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';
import type { Page } from '@playwright/test';

/** Counts the requests of a page to one path from now on. */
function callsTo(page: Page, path: RegExp): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (path.test(new URL(request.url()).pathname)) calls.count += 1;
  });
  return calls;
}

const go = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();

test('C06 the profile is cached for 5 minutes, then fetched again', async ({ as, family }) => {
  const page = await as(family);
  await page.clock.install();
  const calls = callsTo(page, /^\/api\/user\//);
  const visit = async () => {
    await go(page, 'Home');
    await expect(page).toHaveURL('/');
    await go(page, 'Dashboard');
    await expect(page.getByRole('heading', { name: 'Your shortlist' })).toBeVisible();
  };
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your shortlist' })).toBeVisible();
  await expect.poll(() => calls.count).toBe(1);
  await page.clock.fastForward('04:00');
  await visit();
  expect(calls.count).toBe(1);
  await page.clock.fastForward('01:30');
  await visit();
  await expect.poll(() => calls.count).toBe(2);
});

for (const [status, tries] of [
  [500, 3],
  [404, 1],
] as const)
  test(`C06 a profile that responds with ${status} is requested ${tries === 1 ? 'once' : 'three times'}`, async ({
    as,
    family,
  }) => {
    const page = await as(family);
    const calls = callsTo(page, /^\/api\/user\//);
    await page.route('**/api/user/*', (route) =>
      route.fulfill({ status, json: { statusCode: status, code: 'internal', message: 'Not now.' } }),
    );
    await page.goto('/dashboard');
    await expect.poll(() => calls.count, { timeout: 20_000 }).toBe(tries);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(family.ownName);
    await page.waitForLoadState('networkidle');
    expect(calls.count).toBe(tries);
  });

test('C06 other requests are not repeated, not even when the window gets the focus back', async ({ as, family }) => {
  const page = await as(family);
  const calls = callsTo(page, /^\/api\/dashboards\/me$/);
  const fail = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'Not now.' } });
  await page.route('**/api/dashboards/me', fail);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your dashboard did not load' })).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await page.waitForLoadState('networkidle');
  expect(calls.count).toBe(1);
  await page.unroute('**/api/dashboards/me', fail);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your shortlist' })).toBeVisible();
  expect(calls.count).toBe(2);
});

for (const [answer, words] of [
  [{ status: 503, json: { message: 'The kettle is on.' } }, 'The kettle is on.'],
  [{ status: 503, json: { error: 'no message here' } }, '503 Service Unavailable'],
  [{ status: 502, contentType: 'text/plain', body: 'A gateway, confused' }, 'A gateway, confused'],
  [{ status: 502, contentType: 'text/plain', body: '' }, 'Bad Gateway'],
] as const)
  test(`C07 a failed call says “${words}”`, async ({ page, family }) => {
    await page.route('**/api/sessions', (route) => route.fulfill(answer));
    await page.goto('/auth');
    await signInOnPage(page, family);
    await expect(toast(page)).toContainText('Login failed');
    await expect(toast(page)).toContainText(words);
  });
