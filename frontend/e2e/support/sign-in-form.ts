import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Person } from './people';

/** The form on the sign-in page that is in sight. */
export const authForm = (page: Page) => page.getByRole('tabpanel');

/** Fills the sign-in form of the open page and sends it. */
export async function signInOnPage(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  // Both forms ask for an email: what is typed into the other one while the tab changes would be lost.
  await expect(authForm(page).getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await authForm(page).getByLabel('Email', { exact: true }).fill(email);
  await authForm(page).getByLabel('Password', { exact: true }).fill(password);
  await authForm(page).getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Fills the second step of signing up and sends it; the role is named by the address of the page. */
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

/** Signs out by the header's button. */
export async function signOutOnPage(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
}
