import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { mailTo, tokenLink } from '../support/emails';
import { makePerson, PASSWORD, VERIFICATION } from '../support/people';
import { signInOnPage, signUpOnPage } from '../support/sign-in-form';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

/** Signs up a new person on the open page, with the role in its address. */
async function signUpSomeone(page: Page) {
  const email = `new-${randomBytes(6).toString('hex')}@example.org`;
  await signUpOnPage(page, { email });
  return { email, password: PASSWORD };
}

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm my email' });

test('R21 someone who opens a job while logged out sees it after logging in', async ({ page, auPair }) => {
  const job = '/au-pair-job-board?view=applications#newest';
  await page.goto(job);
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signInOnPage(page, auPair);
  await expect(page).toHaveURL(job);
});

test('R21 someone who opens a conversation while logged out sees it after logging in', async ({ page }) => {
  const [writer, reader] = [await makePerson('family'), await makePerson('aupair')];
  const { id, say } = await beginTalk(writer, reader);
  await say('Are you there?');
  await page.goto(`/app/messages?conversation=${id}`);
  await expect(page).toHaveURL(/\/auth\?next=/);
  // The header’s own links keep the requested page.
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await signInOnPage(page, reader);
  await expect(page).toHaveURL(`/app/messages?conversation=${id}`);
  await expect(page.getByRole('log')).toContainText('Are you there?');
});

test('R21 the log-in links of the header keep the requested page, even before its guard redirects', async ({
  page,
}) => {
  // The session request is held: the page waits, and the header is already shown.
  await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
  await page.route('**/api/sessions/refresh', () => undefined);
  await page.goto('/app/messages?conversation=1');
  const next = encodeURIComponent('/app/messages?conversation=1');
  const links = page.getByRole('banner').locator('[data-visitor] a');
  await expect(links.first()).toHaveAttribute('href', `/auth?next=${next}#log-in`);
  await expect(links.last()).toHaveAttribute('href', `/auth?next=${next}#sign-up`);
});

test('R21 someone who chooses a plan while logged out sees it after signing up and after confirming their email', async ({
  page,
}) => {
  await page.goto('/payment?tier=premium');
  await page.locator('main').locator('a[href^="/auth?type=family"]').click();
  const { email } = await signUpSomeone(page);
  await expect(page).toHaveURL('/payment?tier=premium');
  await page.goto(tokenLink(await mailTo(page.request, email, VERIFICATION)).link);
  await confirmButton(page).click();
  await expect(page).toHaveURL('/payment?tier=premium');
});

test('R21 a confirmation link opened on another device leads to the same page after logging in there', async ({
  page,
  visitor,
}) => {
  await page.goto(`/auth?type=aupair&next=${encodeURIComponent('/au-pair-job-board?view=applications')}`);
  const account = await signUpSomeone(page);
  await expect(page).toHaveURL('/au-pair-job-board?view=applications');
  const phone = await visitor({ viewport: { width: 390, height: 844 } });
  await phone.goto(tokenLink(await mailTo(page.request, account.email, VERIFICATION)).link);
  await confirmButton(phone).click();
  await signInOnPage(phone, account);
  await expect(phone).toHaveURL('/au-pair-job-board?view=applications');
});

for (const hostile of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
])
  test(`3.7.2 no one is led to another site by logging in: ${JSON.stringify(hostile)}`, async ({ page, family }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('//evil.example')) elsewhere.push(request.url());
    });
    await page.goto(`/auth?next=${encodeURIComponent(hostile)}`);
    await signInOnPage(page, family);
    await expect(page).toHaveURL('/dashboard');
    expect(elsewhere).toEqual([]);
  });
