import { makePerson, PASSWORD } from '../support/people';
import { authForm, signInOnPage, signOutOnPage, signUpOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';
import { toast, toasts } from '../support/toasts';
import type { Page } from '@playwright/test';

const refuse = (page: Page, path: string, message: string, status = 500) =>
  page.route(path, (route) => route.fulfill({ status, json: { statusCode: status, code: 'internal', message } }));

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(toast(page)).toContainText(title);
  await expect(toast(page)).toContainText(text);
  await expect(toasts(page)).toHaveCount(1);
}

test('M01 Login failed, Login successful, Logout failed, Logged out', async ({ page, family }) => {
  await page.goto('/auth');
  await signInOnPage(page, { ...family, password: 'not the right words' });
  await expect(toast(page)).toContainText('Login failed');
  await expect(authForm(page).getByLabel('Email', { exact: true })).toHaveValue(family.email);
  await signInOnPage(page, family);
  await expectToast(page, 'Login successful', 'Welcome back!');
  await refuse(page, '**/api/sessions/current', 'The kettle is on fire.');
  await signOutOnPage(page);
  await expectToast(page, 'Logout failed', 'The kettle is on fire.');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.unroute('**/api/sessions/current');
  await signOutOnPage(page);
  await expectToast(page, 'Logged out', '');
});

test('M01 Login failed when neither user nor session comes back', async ({ page, family }) => {
  await page.route('**/api/sessions', (route) => route.fulfill({ json: { session: null, challenge: null } }));
  await page.goto('/auth');
  await signInOnPage(page, family);
  await expectToast(page, 'Login failed', 'No user or session data was returned.');
});

test('M01 Registration failed keeps what was typed and says why', async ({ page, family }) => {
  await page.goto('/auth?type=family');
  await signUpOnPage(page, { username: `taken-${Date.now().toString(36)}`, email: family.email });
  await expect(toast(page)).toContainText('Registration failed');
  await expect(authForm(page).getByLabel('Email', { exact: true })).toHaveValue(family.email);
  await expect(authForm(page).getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});

test('M01 Failed to create application profile. if the server gives no message', async ({ page }) => {
  await page.route('**/api/auth/create-profile-optimized', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/auth?type=family');
  const name = `half-${Date.now().toString(36)}`;
  await signUpOnPage(page, { username: name, email: `${name}@example.org` });
  await expectToast(page, 'Registration failed', 'Failed to create application profile.');
});

test('M01 M03 Registration successful', async ({ page }) => {
  await page.goto('/auth?type=aupair');
  const name = `fresh-${Date.now().toString(36)}`;
  await signUpOnPage(page, { username: name, email: `${name}@example.org` });
  await expectToast(
    page,
    'Registration successful',
    `Welcome, ${name}! Please check your email to verify your account.`,
  );
});

test('M01 Password Reset Requested and Request Failed', async ({ page, family }) => {
  await page.goto('/auth');
  await authForm(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await refuse(page, '**/api/password-recoveries', 'no one shall read this');
  await page.getByLabel('Email', { exact: true }).fill(family.email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expectToast(page, 'Request Failed', 'There was an issue processing your request. Please try again.');
  await expect(page.getByText('no one shall read this')).toHaveCount(0);
  await page.unroute('**/api/password-recoveries');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expectToast(
    page,
    'Password Reset Requested',
    'If your email is registered, you will receive password reset instructions.',
  );
});

test('M01 P05 Login Required for a visitor who opens a card of the home page', async ({ page, family, auPair }) => {
  // The page shows at least the newest two of each kind.
  expect([family.role, auPair.role]).toEqual(['family', 'aupair']);
  await page.goto('/');
  await page
    .getByRole('region', { name: 'The newest au pairs' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .click();
  await expectToast(page, 'Login Required', 'You need to login or register to view au pair profiles.');
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/');
  await page
    .getByRole('region', { name: 'The newest families' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .click();
  await expectToast(page, 'Login Required', 'You need to login or register to view family profiles.');
  await expect(page).toHaveURL(/\/auth/);
});

test('M01 one toast at a time, the newest', async ({ page }) => {
  const person = await makePerson('family', { profile: false });
  await page.goto('/auth');
  for (let times = 0; times < 3; times += 1) {
    await signInOnPage(page, { ...person, password: 'not the right words' });
    await expect(toast(page)).toContainText('Login failed');
    await expect(toasts(page)).toHaveCount(1);
  }
  await signInOnPage(page, person);
  await expect(toast(page)).toContainText('Login successful');
  await expect(toasts(page)).toHaveCount(1);
});
