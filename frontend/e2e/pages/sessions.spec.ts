import { live } from '../support/live';
import { mailTo, tokenLink } from '../support/emails';
import { makePerson, VERIFICATION } from '../support/people';
import { authForm, signInOnPage, signOutOnPage, signUpOnPage } from '../support/sign-in-form';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

const header = (page: Page) => page.getByRole('banner');
const messagesLink = (page: Page) => header(page).getByRole('link', { name: /^Messages/ });
const isRefresh = (response: { url: () => string }) => response.url().endsWith('/api/sessions/refresh');

test('S01 initial session: a member is still logged in after a reload, and a visitor requests no session', async ({
  as,
  visitor,
  family,
}) => {
  const page = await as(family);
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const stranger = await visitor();
  let refreshes = 0;
  stranger.on('request', (request) => (refreshes += Number(request.url().includes('/api/sessions/refresh'))));
  await stranger.goto('/dashboard');
  await expect(stranger).toHaveURL(/\/auth/);
  expect(refreshes).toBe(0);
});

test('S01 signed in: the header changes, the socket opens, and other tabs follow', async ({ page, family }) => {
  const other = live(await page.context().newPage());
  await other.goto('/');
  await expect(header(other).getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.goto('/auth');
  const socket = page.waitForEvent('websocket', (one) => one.url().includes('/socket.io/'));
  await signInOnPage(page, family);
  await socket;
  await expect(page).toHaveURL('/dashboard');
  for (const tab of [page, other]) await expect(header(tab).getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('S01 signed in by keyboard alone', async ({ page, family }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Log in' }).focus();
  await page.keyboard.press('Tab');
  await expect(authForm(page).getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(family.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(family.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('S01 token refreshed: the access token is renewed before it expires, without any effect on the page', async ({
  as,
  family,
}) => {
  const page = await as(family);
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(family.ownName);
  const refreshed = page.waitForResponse(isRefresh);
  await page.clock.fastForward('09:05');
  expect((await refreshed).status()).toBe(200);
  await header(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('S01 token refreshed: a rejected token is renewed once and the request repeated', async ({ as, family }) => {
  const page = await as(family);
  await page.goto('/');
  await expect(messagesLink(page)).toBeVisible();
  let refused = 0;
  await page.route('**/api/dashboards/me', async (route) => {
    refused += 1;
    if (refused > 1) return route.fallback();
    await route.fulfill({
      status: 401,
      json: { statusCode: 401, code: 'unauthorized', message: 'Please log in first.' },
    });
  });
  const refreshed = page.waitForResponse(isRefresh);
  await header(page).getByRole('link', { name: 'Dashboard' }).click();
  await refreshed;
  await expect(page.getByRole('heading', { name: 'Your shortlist' })).toBeVisible();
  expect(refused).toBe(2);
});

test('S01 user updated: an email that is confirmed in one tab is confirmed in the other', async ({ as }) => {
  const person = await makePerson('family', { verified: false, profile: false });
  const page = await as(person);
  await page.goto('/account/contact');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  const { link } = tokenLink(await mailTo(page.request, person.email, VERIFICATION));
  const other = live(await page.context().newPage());
  const confirm = other.getByRole('button', { name: 'Confirm my email' });
  let isDown = true;
  await other.route('**/api/email-verifications', (route) =>
    isDown ? route.abort('connectionfailed') : route.fallback(),
  );
  await other.goto(link);
  await confirm.click();
  await expect(other.getByRole('alert')).toBeVisible();
  isDown = false;
  await confirm.click();
  await expect(page.getByText('Not confirmed yet')).toHaveCount(0);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await test.step('the link says so when it is opened again', async () => {
    await other.goto('/');
    await other.goto(link);
    await confirm.click();
    await expect(other.getByRole('heading', { name: 'Your email is already confirmed' })).toBeFocused();
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other).toHaveURL('/dashboard');
  });
});

const TABS = 6;
const TOKEN_LIFE_MS = 545_000;

/** Opens several tabs in one browser and records every refresh request. */
async function openTabs(first: Page) {
  const context = first.context();
  const refreshes: number[] = [];
  let ahead = 0;
  let ended = false;
  await context.clock.install();
  await context.route('**/api/sessions/refresh', async (route) => {
    refreshes.push(Date.now());
    if (ended) return route.fulfill({ status: 401, json: { statusCode: 401, code: 'session_ended', message: 'Gone' } });
    const answer = await route.fetch();
    const session = (await answer.json()) as { expires_at: number };
    // The clocks of the pages run ahead of the API’s clock.
    return route.fulfill({ response: answer, json: { ...session, expires_at: session.expires_at + ahead / 1000 } });
  });
  const tabs = [first];
  while (tabs.length < TABS) tabs.push(live(await context.newPage()));
  for (const tab of tabs) {
    await tab.goto('/privacy');
    await expect(messagesLink(tab)).toBeVisible();
  }
  return {
    tabs,
    refreshes,
    /** The access tokens of all tabs expire at the same time, as after a night. */
    wakeUp: async () => {
      ahead += TOKEN_LIFE_MS;
      // All tabs share one clock.
      await context.clock.fastForward(TOKEN_LIFE_MS);
    },
    endSession: () => (ended = true),
  };
}

test('S01 token refreshed: tabs that open or wake up at the same time request one token', async ({ as, family }) => {
  const { tabs, refreshes, wakeUp } = await openTabs(await as(family));
  expect(refreshes, 'the first tab asks, the others ask the first').toHaveLength(1);
  await wakeUp();
  for (const tab of tabs) {
    // Answers with the current token of the tab.
    const dashboard = tab.waitForResponse('**/api/dashboards/me');
    await header(tab).getByRole('link', { name: 'Dashboard' }).click();
    expect((await dashboard).status()).toBe(200);
  }
  expect(refreshes).toHaveLength(2);
});

test('S02 a session that ended while all tabs were asleep ends in each of them', async ({ as, family }) => {
  const page = await as(family);
  // The socket does not announce the end of the session.
  await page.context().routeWebSocket('**/socket.io/**', () => undefined);
  const { tabs, wakeUp, endSession } = await openTabs(page);
  endSession();
  await wakeUp();
  for (const tab of tabs) {
    await expect(tab).toHaveURL('/');
    await expect(header(tab).getByRole('link', { name: 'Log In' })).toBeVisible();
  }
});

test('S02 signed out: every tab loses user and cached data and shows the home page (v5.0.0-14.3.1, 14.3.3)', async ({
  as,
  family,
}) => {
  const page = await as(family);
  const other = live(await page.context().newPage());
  await page.goto('/dashboard');
  await other.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(family.ownName);
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await signOutOnPage(page);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('heading', { name: family.ownName })).toHaveCount(0);
  }
  await expect(page.getByText('Logged out')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('heading', { name: family.ownName })).toHaveCount(0);
});

test('S02 someone who presses Back at the moment of logging out is asked to log in', async ({ as, family }) => {
  const page = await as(family);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(family.ownName);
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      history.back();
    };
  });
  await signOutOnPage(page);
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByRole('tabpanel')).toBeVisible();
});

test('S02 a session that is ended on another device ends here too', async ({ as }) => {
  const person = await makePerson('family', { profile: false });
  const here = await as(person);
  const socket = here.waitForEvent('websocket', (one) => one.url().includes('/socket.io/'));
  await here.goto('/dashboard');
  await socket;
  const there = await as(person);
  await there.goto('/account/security');
  // The newest stands first; besides `here` there is the session in which the person was made.
  await there
    .getByRole('button', { name: /^Log out Chrome/ })
    .first()
    .click();
  await expect(there.getByText('That device is logged out')).toBeVisible();
  await expect(here).toHaveURL('/');
  await expect(header(here).getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('S03 a recovery event leads to /reset-password from wherever the link was opened', async ({ page }) => {
  for (const path of ['/', '/nz', '/auth']) {
    await page.goto(`${path}#type=recovery&token=not-a-real-one`);
    await expect(page).toHaveURL('/reset-password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  }
});

test('S04 the new-user flag is set for 20 seconds after registration', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth?type=family');
  const username = `new-${Date.now().toString(36)}`;
  await signUpOnPage(page, { username, email: `${username}@example.org` });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${username}`);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${username}`);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`G’day, ${username}`);
});

test('S06 the unread count is fetched on log-in and every 30 seconds, and cleared on log-out', async ({ page }) => {
  const [writer, reader] = [await makePerson('family'), await makePerson('aupair')];
  const { say } = await beginTalk(writer, reader);
  await say('One');
  await say('Two');
  await page.clock.install();
  await page.goto('/auth');
  await signInOnPage(page, reader);
  await expect(messagesLink(page)).toHaveText('Messages22 unread messages');
  const request = page.waitForRequest('**/api/rpc/get_new_unread_message_count');
  await page.clock.fastForward(30_000);
  expect((await request).postDataJSON()).toEqual({ p_user_profile_id: reader.id });
  await signOutOnPage(page);
  await expect(header(page).getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText(/unread message/)).toHaveCount(0);
});

test('S06 a count that cannot be fetched is logged and counts as 0', async ({ as }) => {
  // The socket would announce new messages, but no one has written any.
  const page = await as(await makePerson('aupair'));
  const logged = page.waitForEvent('console', (message) => message.text().includes('unread count could not be loaded'));
  await page.route('**/api/rpc/get_new_unread_message_count', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/');
  await logged;
  await expect(messagesLink(page)).toHaveText('Messages');
});
