import type { Page } from '@playwright/test';
import { examine } from '../support/examine';
import { mailTo } from '../support/emails';
import { makePerson, send, sendAtAnyHour, signInByCall, type Person } from '../support/people';
import { expect, test } from '../support/test';
import { beginTalk, makeTalk } from '../support/talk';
import type { APIRequestContext } from '@playwright/test';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The family proposes a time, and the au pair is notified. */
async function propose(request: APIRequestContext, family: Person, path: string): Promise<void> {
  const token = await signInByCall(request, family);
  const conversationId = new URL(path, 'http://localhost').searchParams.get('conversation');
  const proposal = { conversationId, minutes: 30, timeZone: 'Australia/Sydney', times: [`${inDays(3)}T19:00`] };
  await send(request, token, 'POST', '/api/interviews', proposal);
}

test('a new notification appears at the bell at once, says what happened and leads there', async ({
  as,
  playwright,
  baseURL,
}) => {
  const { family, auPair, path } = await makeTalk();
  const page = await as(auPair);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const request = await playwright.request.newContext({ baseURL });
  await propose(request, family, path);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  const notification = page.getByRole('main').getByRole('link', { name: /proposes times for a video interview/ });
  await expect(notification).toBeVisible();
  expect(await examine(page, '/notifications')).toEqual([]);
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: /proposes times/ }).click();
  await expect(page).toHaveURL(/\/interviews$/);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await request.dispose();
});

test('an earlier notification is still there after a look at its page and Back', async ({
  as,
  playwright,
  baseURL,
}) => {
  const { family, auPair, path } = await makeTalk();
  const other = await makePerson('family');
  const { id } = await beginTalk(other, auPair);
  const request = await playwright.request.newContext({ baseURL });
  await propose(request, family, path);
  await propose(request, other, `/app/messages?conversation=${id}`);
  await request.dispose();
  const page = await as(auPair);
  const pages = /\/api\/notifications(\?cursor=[^&]*)?$/;
  // One on each page: the second is loaded by hand.
  await page.route(pages, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '1');
    return route.continue({ url: url.href });
  });
  await page.goto('/notifications');
  const shown = page.getByRole('main').getByRole('link', { name: /proposes times/ });
  await expect(shown).toHaveCount(1);
  await page.getByRole('button', { name: 'Show earlier ones' }).click();
  await expect(shown).toHaveCount(2);
  await shown.nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Video interviews' })).toBeVisible();
  const refetched = page.waitForResponse(/\/api\/notifications(\?(cursor|limit)=[^/]*)?$/);
  await page.goBack();
  await refetched;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(shown).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Show earlier ones' })).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('the link in an email stops emails about its subject, after a question, without logging in', async ({
  visitor,
}) => {
  const { family, auPair, path } = await makeTalk();
  const page = await visitor();
  // Emails wait for quiet hours to end; this test cannot move the shared clock of the product.
  await sendAtAnyHour(page.request, auPair);
  await propose(page.request, family, path);
  const mail = await mailTo(page.request, auPair.email, /proposes times/);
  const link = mail.links.find((one) => one.includes('/unsubscribe?token='));
  await page.context().clearCookies();
  await page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
  await expect(page.getByRole('heading', { name: 'No more emails about “Video interviews”?' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('are already off')).toBeVisible();
});

test('the settings save each choice and the quiet hours', async ({ as }) => {
  const { auPair } = await makeTalk();
  const page = await as(auPair);
  await page.goto('/account#notifications');
  const mails = page.getByRole('checkbox', { name: 'Email: Reviews' });
  await expect(mails).toBeChecked();
  await mails.click();
  await expect(mails).not.toBeChecked();
  await page.getByLabel('From').fill('21:30');
  await page.getByRole('button', { name: 'Save the hours' }).click();
  await expect(page.getByText('Your quiet hours are saved')).toBeVisible();
  await page.reload();
  await expect(mails).not.toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('21:30');
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  // The test browsers reach no push service and have no notification permission.
  await expect(page.getByText(/Blocked by your browser|Your browser could not reach/)).toBeVisible();
});
