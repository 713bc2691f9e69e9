import { mailTo, tokenLink } from '../support/emails';
import { makePerson, RECOVERY } from '../support/people';
import { authForm, signInOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';
import type { Page } from '@playwright/test';

const NEW_PASSWORD = 'five other words with a dot.';

test('C05 R12 V04 S03 a forgotten password is replaced by email, and every session ends', async ({ as, visitor }) => {
  const person = await makePerson('family', { profile: false });
  const signedIn = await as(person);
  await signedIn.goto('/dashboard');
  await expect(signedIn.getByRole('heading', { level: 1 })).toContainText(person.username);

  const page = await visitor();
  await askForLink(page, person.email);
  const mail = await mailTo(page.request, person.email, RECOVERY);
  await page.goto(tokenLink(mail).link);
  await expect(page).toHaveURL('/reset-password');
  await fillNew(page, NEW_PASSWORD, 'something else entirely');
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await fillNew(page, NEW_PASSWORD, NEW_PASSWORD);
  await expect(toast(page)).toContainText('Password Updated');
  await expect(toast(page)).toContainText('Your password has been successfully updated. Please log in.');
  await expect(page).toHaveURL('/auth');

  await expect(signedIn.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  await signInOnPage(page, person);
  await expect(toast(page)).toContainText('Login failed');
  await signInOnPage(page, { ...person, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/dashboard');

  await test.step('the link works once', async () => {
    const again = await visitor();
    await again.goto(tokenLink(mail).link);
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await expect(again.getByRole('link', { name: 'Send me another link' })).toBeVisible();
    await expect(again.getByLabel('New password', { exact: true })).toHaveCount(0);
  });
});

test('S05 V04 a member who changes their password is logged out and asked to log in again', async ({ as }) => {
  const person = await makePerson('aupair', { profile: false });
  const page = await as(person);
  const other = await as(person);
  await other.goto('/dashboard');
  await page.goto('/account/security');
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat your password', { exact: true }).fill('something else entirely');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await page.getByLabel('Repeat your password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Current password', { exact: true }).fill('not the one I have');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(toast(page)).toContainText('Password Update Failed');
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(toast(page)).toContainText('Password Updated');
  await expect(toast(page)).toContainText('Your password has been successfully updated. Please log in.');
  await expect(page).toHaveURL('/auth');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  await signInOnPage(page, { ...person, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/dashboard');
});

test('M02 a reset for an unknown address looks exactly like one for a known address', async ({ page, family }) => {
  const seen: string[] = [];
  for (const email of [family.email, 'nobody-at-all@example.org']) {
    await askForLink(page, email);
    await expect(toast(page)).toContainText('Password Reset Requested');
    await expect(toast(page)).toContainText(
      'If your email is registered, you will receive password reset instructions.',
    );
    seen.push(`${await toast(page).innerText()} ${await page.getByRole('main').innerText()}`);
  }
  expect(seen[0]).toBe(seen[1]);
});

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await authForm(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
}

async function fillNew(page: Page, password: string, confirmation: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat your password', { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: 'Save new password' }).click();
}
