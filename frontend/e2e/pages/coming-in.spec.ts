import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { mailTo, tokenLink } from '../support/emails';
import { examine, settle } from '../support/examine';
import { makePerson, PASSWORD } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { PHONE } from '../support/screens';
import { authForm, signUpOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';

const NEW_ADDRESS = /new email address/;
const someone = () => `new-${randomBytes(6).toString('hex')}`;
/** The questions of a form: each text field, list and choice group counts once; optional checkboxes do not count. */
const fieldsOf = (page: Page) =>
  authForm(page).evaluate(
    (form) =>
      form.querySelectorAll('input:not([type=radio]):not([type=checkbox]), select').length +
      new Set([...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ name }) => name)).size,
  );

test('S01 signing up takes two steps of two fields, by touch on a phone, without a preselected role', async ({
  visitor,
}) => {
  const page = await visitor(PHONE);
  await settle(page, '/auth#sign-up');
  const form = authForm(page);
  expect(await fieldsOf(page)).toBe(2);
  for (const role of await form.getByRole('radio').all()) await expect(role).not.toBeChecked();
  await form.getByRole('button', { name: 'Continue' }).tap();
  await expect(form.getByText('Please choose whether you are a family or an au pair')).toBeVisible();
  await form.getByText('An au pair', { exact: true }).tap();
  await form.getByLabel('Where would you like to go?').selectOption('New Zealand');
  await form.getByRole('button', { name: 'Continue' }).tap();

  expect(await fieldsOf(page)).toBe(2);
  await expect(form.getByText('An au pair, New Zealand')).toBeVisible();
  const email = `${someone()}@example.org`;
  await form.getByLabel('Email', { exact: true }).fill(email);
  await expect(form.getByText(new RegExp(`^Your username: ${email.split('@')[0]}-\\d{4}$`))).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);

  // Going back keeps what was typed.
  await form.getByRole('button', { name: 'Change', exact: true }).tap();
  await expect(form.getByRole('radio', { name: /An au pair/ })).toBeChecked();
  await form.getByRole('button', { name: 'Continue' }).tap();
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(email);

  const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/accounts'));
  await form.getByRole('button', { name: 'Create my account' }).tap();
  const sent = (await request).postDataJSON() as { metadata: object };
  expect(sent.metadata).toEqual({
    userType: 'aupair',
    region: 'newzealand',
    username: expect.stringMatching(new RegExp(`^${email.split('@')[0]}-\\d{4}$`)),
  });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('S01 signing up works by keyboard alone, and an own username is checked at its field', async ({
  page,
  family,
}) => {
  await settle(page, '/auth?type=family');
  const form = authForm(page);
  expect(await fieldsOf(page)).toBe(2);
  await expect(form.getByText('A host family, Australia')).toBeVisible();
  await form.getByLabel('Email', { exact: true }).focus();
  const name = someone();
  await page.keyboard.type(`${name}@example.org`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  const change = form.getByRole('button', { name: 'Change my username' });
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  const username = form.getByLabel('Username');
  await expect(username).toHaveValue(new RegExp(`^${name}-\\d{4}$`));
  await expect(username).toBeFocused();
  await username.fill(family.username);
  await page.keyboard.press('Enter');
  await expect(form.getByText(/username.*taken|taken.*username|already/i)).toBeVisible();
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await username.fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`S01 both steps pass axe and do not scroll sideways, ${colorScheme}`, async ({ visitor }) => {
    const page = await visitor({ ...PHONE, colorScheme });
    const complaints = complaintsOf(page);
    await settle(page, '/auth#sign-up');
    await expect(authForm(page).getByRole('button', { name: 'Continue' })).toBeVisible();
    const found = await examine(page, 'the first step');
    await authForm(page).getByText('A host family', { exact: true }).tap();
    await authForm(page).getByRole('button', { name: 'Continue' }).tap();
    await authForm(page).getByLabel('Email', { exact: true }).fill('ida@example.org');
    found.push(...(await examine(page, 'the second step')));
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

test('R21 a mistyped email is corrected on the spot, and its link leads to the person who was clicked', async ({
  page,
  auPair,
}) => {
  await page.goto(`/auth?type=family&next=${encodeURIComponent(`/au-pair/${auPair.id}`)}`);
  const name = someone();
  await signUpOnPage(page, { email: `${name}@exmaple.org` });
  await expect(page).toHaveURL(`/au-pair/${auPair.id}`);
  await expect(page.getByRole('main').getByText(`${name}@exmaple.org`)).toBeVisible();
  await page.getByRole('button', { name: 'Not your address? Correct it' }).click();
  await page.getByLabel('New email address').fill(`${name}@example.org`);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(page.getByText(`We have sent a link to ${name}@example.org.`)).toBeVisible();

  await page.goto(tokenLink(await mailTo(page.request, `${name}@example.org`, NEW_ADDRESS)).link);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page).toHaveURL(`/au-pair/${auPair.id}`);
  // The person is still logged in, and the address is confirmed.
  await expect(page.getByRole('heading', { name: 'Complete your profile to see the whole profile' })).toBeVisible();
});

test('R21 a link to a corrected email, opened on another device, leads to the same page after logging in there', async ({
  page,
  visitor,
}) => {
  await page.goto(`/auth?type=aupair&next=${encodeURIComponent('/au-pair-job-board?view=applications')}`);
  const name = someone();
  await signUpOnPage(page, { email: `${name}@exmaple.org` });
  await expect(page).toHaveURL('/au-pair-job-board?view=applications');
  await page.goto('/account/contact');
  await page.getByRole('button', { name: 'Not your address? Correct it' }).click();
  await page.getByLabel('New email address').fill(`${name}@example.org`);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  const phone = await visitor(PHONE);
  await phone.goto(tokenLink(await mailTo(page.request, `${name}@example.org`, NEW_ADDRESS)).link);
  await phone.getByRole('button', { name: 'Use this address' }).click();
  await authForm(phone).getByLabel('Email', { exact: true }).fill(`${name}@example.org`);
  await authForm(phone).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await authForm(phone).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(phone).toHaveURL('/au-pair-job-board?view=applications');
});

test('R21 the page that waits for a confirmed email goes on automatically once it is confirmed elsewhere', async ({
  as,
  auPair,
}) => {
  const newcomer = await makePerson('family', { verified: false });
  const page = await as(newcomer);
  await page.route('**/api/conversations', (route) => route.abort('connectionfailed'));
  await page.goto(`/app/messages?to=${auPair.id}`);
  await expect(page.getByRole('heading', { name: 'The conversation did not open' })).toBeVisible();
  await page.unroute('**/api/conversations');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Please confirm your email first.')).toBeVisible();
  await expect(page.getByRole('main').getByText(newcomer.email)).toBeVisible();
  const other = await as(newcomer);
  await other.goto(tokenLink(await mailTo(other.request, newcomer.email, /confirm your email/i)).link);
  await other.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL(/\/app\/messages\?conversation=/);
});
