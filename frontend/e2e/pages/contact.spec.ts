import { examine } from '../support/examine';
import { mailTo } from '../support/emails';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

const SUPPORT = 'hello@wattleandfern.example';
const QUESTION = 'May we share one au pair with the family next door?';

const form = (page: Page) => page.getByRole('form', { name: 'Your message' });
const field = (page: Page, label: string) => form(page).getByLabel(label);

test('R09 a message survives a reload, is sent, reaches support and is acknowledged', async ({ page }) => {
  const complaints = complaintsOf(page);
  const email = `visitor-${Date.now()}@contact.example`;
  await page.goto('/nz/contact?subject=family');
  await expect(field(page, 'What is it about?')).toHaveValue('family');
  await expect(page.getByRole('link', { name: SUPPORT })).toHaveAttribute('href', `mailto:${SUPPORT}`);

  await test.step('what is missing is said next to each field and at the top', async () => {
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
    await expect(field(page, 'Your name')).toHaveAccessibleDescription('Please tell us your name');
    await page.getByRole('alert').getByRole('link', { name: 'Please tell us your name' }).click();
    await expect(field(page, 'Your name')).toBeFocused();
    expect(await examine(page, '/contact with what is missing')).toEqual([]);
  });

  await field(page, 'Your name').fill('Aroha Ngata');
  await field(page, 'Your email address').fill(email);
  await field(page, 'What is it about?').selectOption('Someone’s safety');
  await expect(page.getByText('don’t wait for us: call 000 in Australia, 111 in New Zealand.')).toBeVisible();
  await field(page, 'What is it about?').selectOption('Plans and payment');
  await field(page, 'What would you like to say?').fill(QUESTION);
  await page.reload();
  await expect(field(page, 'What would you like to say?')).toHaveValue(QUESTION);
  await expect(field(page, 'What is it about?')).toHaveValue('payment');

  await test.step('a failed sending loses nothing', async () => {
    await page.route('**/api/contact-messages', (route) => route.abort());
    await form(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText(`What you wrote is still here.`);
    await expect(field(page, 'What would you like to say?')).toHaveValue(QUESTION);
    await page.unroute('**/api/contact-messages');
  });

  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  await expect(page.getByText(`We’ll reply to ${email}`)).toBeVisible();
  expect((await mailTo(page.request, SUPPORT, /Aroha Ngata/)).text).toContain(QUESTION);
  await mailTo(page.request, email, /has your message/);
  await page.reload();
  await expect(field(page, 'What would you like to say?')).toHaveValue('');
  // The browser logs the request that this test cuts off.
  expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
});

test('R09 ?type= chooses the subject, any other subject begins the message, and errors of the API are shown next to their fields', async ({
  page,
}) => {
  await page.goto('/contact?type=au-pair');
  await expect(field(page, 'What is it about?')).toHaveValue('aupair');
  await page.goto('/contact?subject=Premium%20Family');
  await expect(field(page, 'What would you like to say?')).toHaveValue('About: Premium Family\n\n');
  await field(page, 'Your name').fill('Eve');
  await field(page, 'Your email address').fill('a..b@c.example');
  await field(page, 'What would you like to say?').fill(QUESTION);
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(field(page, 'Your email address')).toHaveAccessibleDescription(/Please enter a valid email address/);
});

test('R09 text typed before the code of the page has loaded is kept', async ({ firstVisit: page }) => {
  let arrive = () => {};
  const requested = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'What would you like to say?').fill(QUESTION);
  arrive();
  await expect(form(page).getByRole('button', { name: 'Send message' })).toBeEnabled();
  await expect(field(page, 'What would you like to say?')).toHaveValue(QUESTION);
  await expect(form(page).getByText(`${QUESTION.length} of 4,000 characters`)).toBeVisible();
});

test('R09 without JavaScript the page shows our email address', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  expect((await page.goto('/contact'))?.status()).toBe(200);
  await expect(page).toHaveTitle('Send us a message | Wattle & Fern');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Write to us/);
  await expect(form(page).getByRole('link', { name: SUPPORT })).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Send message' })).toBeDisabled();
});
