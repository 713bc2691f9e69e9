import { lineOf } from '../support/line';
import { PHONE } from '../support/screens';
import { beginTalk, messageWith } from '../support/talk';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

const notice = (page: Page) => page.locator('#page-notice');

/** Marks the document, so that a reload can be detected. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a link followed while offline says so, and its page opens when the network is back', async ({ as, family }) => {
  const page = await as(family);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The code that watches the connection loads once the page is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/connection-watch-')),
  );
  // The code of the next page is not cached on the device.
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await expect(notice(page)).toHaveText('You are offline. We will load the rest when you are back online.');
  await page.evaluate(() =>
    document
      .querySelector<HTMLAnchorElement>('a[href="/interviews"], a[href="/saved-searches"], a[href="/account"]')
      ?.click(),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.unroute('**/assets/*.js');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  await expect(notice(page)).toBeEmpty();
});

test('a page says that the API cannot be reached, and loads the missing parts without a reload', async ({
  as,
  family,
}) => {
  const page = await as(family);
  await page.goto('/search-au-pairs');
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await mark(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(notice(page)).toHaveText('We cannot reach the server. Trying again…');
  await page.unroute('**/api/**');
  await expect(notice(page)).toBeEmpty();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('did not load')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('a conversation that does not load is not shown as closed', async ({ as, family, auPair }) => {
  const { id, say } = await beginTalk(family, auPair);
  await say('The tram is late again.');
  const page = await as(family, PHONE);
  const isOut = /\/api\/conversations\b/;
  await page.route(isOut, (route) => route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable' } }));
  await page.goto(`/app/messages?conversation=${id}`);
  await expect(page.getByRole('heading', { name: 'This conversation did not load' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to all messages' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(isOut);
  await expect(messageWith(page, 'The tram is late again.')).toBeVisible();
});

test('messages that did not load are shown once the connection is back', async ({ as, family, auPair }) => {
  const { id, say } = await beginTalk(family, auPair);
  await say('The tram is on time.');
  const page = await as(family);
  const line = await lineOf(page);
  const isOut = /\/api\/conversations\/[^/]+\/messages/;
  await page.route(isOut, (route) => route.abort('connectionrefused'));
  await page.goto(`/app/messages?conversation=${id}`);
  await expect(page.getByRole('heading', { name: 'This conversation did not load' })).toBeVisible();
  await line.cut();
  await page.unroute(isOut);
  line.restore();
  await expect(messageWith(page, 'The tram is on time.')).toBeVisible({ timeout: 30_000 });
});

test('a part of the header whose code does not load at first comes all the same', async ({ as, family }) => {
  const page = await as(family);
  let requests = 0;
  // Without a service worker the browser requests a lost script again only when the page is loaded again.
  await page.route('**/assets/AccountCorner-*.js', (route) =>
    ++requests > 1 ? route.fallback() : route.abort('connectionreset'),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(family.ownName);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible({ timeout: 40_000 });
  expect(requests).toBe(2);
});

test('a page that is open during a release reloads when its code is no longer available', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  let gone = 0;
  await page.route('**/assets/*.js', (route) => (++gone, route.fulfill({ status: 404, body: '' })));
  const served = page.waitForRequest((request) => request.method() === 'HEAD' && request.url().endsWith('/terms'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await served;
  await page.unroute('**/assets/*.js');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(gone).toBeGreaterThan(0);
});

test('an open page does not reload after a release if only prefetched code is no longer available', async ({
  page,
}) => {
  await page.route('**/assets/AuthPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const reloads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.method() === 'HEAD') reloads.push(request.url());
  });
  const gone = page.waitForResponse((answer) => answer.url().includes('/assets/AuthPage-') && answer.status() === 404);
  await page.goto('/');
  await mark(page);
  await gone;
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/SearchFamiliesPage-')),
  );
  expect(await isMarked(page)).toBe(true);
  expect(reloads).toHaveLength(1);
});

test('a page whose code does not load reloads once, and then says that it is incomplete', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await page.route('**/assets/*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fallback() : route.abort(),
  );
  await page.goto('/for-families', { waitUntil: 'commit' });
  await expect(notice(page)).toContainText('Parts of this page did not load.');
  await page.unrouteAll();
  await notice(page).getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await expect(notice(page)).toBeEmpty();
});

test('a browser that connected too often is not shown the message about too many tabs', async ({ as, family }) => {
  const page = await as(family);
  let knocks = 0;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    socket.onMessage(() => {
      knocks += 1;
      socket.send(`44${JSON.stringify({ message: 'rate_limited', data: { code: 'rate_limited', retryAfter: 1 } })}`);
    });
    socket.send(
      `0${JSON.stringify({ sid: 'one', upgrades: [], pingInterval: 25000, pingTimeout: 20000, maxPayload: 1 })}`,
    );
  });
  await page.goto('/app/messages');
  await expect(page.getByText(/The live connection is down|too many tabs/)).toHaveText(/The live connection is down/);
  await expect.poll(() => knocks, { timeout: 15_000 }).toBeGreaterThan(1);
});
