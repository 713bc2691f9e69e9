import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Credentials } from './people';

/** The visible form on the sign-in page. */
export const authForm = (page: Page) => page.getByRole('tabpanel');

/** Fills in the sign-in form and submits it. */
export async function signInOnPage(page: Page, { email, password }: Credentials): Promise<void> {
  // Both forms have an email field: text typed into the other one during the tab change would be lost.
  await expect(authForm(page).getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await authForm(page).getByLabel('Email', { exact: true }).fill(email);
  await authForm(page).getByLabel('Password', { exact: true }).fill(password);
  await authForm(page).getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Fills in the second step of signing up and submits it; the page's address contains the role. */
export async function signUpOnPage(
  page: Page,
  { email, username, password = PASSWORD }: { email: string; username?: string; password?: string },
): Promise<void> {
  const form = authForm(page);
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  if (username) {
    await form.getByRole('button', { name: 'Change my username' }).click();
    await form.getByLabel('Username').fill(username);
  }
  await form.getByRole('button', { name: 'Create my account' }).click();
}

/** Logs out with the header's button. */
export async function signOutOnPage(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
}
