import { administrator } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { mailTo } from '../support/emails';
import { makePerson } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

test('R20 J05 C08 a message to us is opened, taken, answered by email and closed', async ({ as, request }) => {
  const email = `visitor-${Date.now()}@inbox.example`;
  const message = { name: 'Aroha Ngata', email, subject: 'family', region: 'newzealand' };
  const sent = await request.post('/api/contact-messages', {
    data: { ...message, message: 'May we share one au pair with the family next door?' },
  });
  expect(sent.status()).toBe(201);

  const page = await as(administrator);
  const complaints = complaintsOf(page);
  await settle(page, '/admin/contact');
  expect(await examine(page, '/admin/contact')).toEqual([]);
  await page.getByRole('searchbox', { name: /^Name, email/ }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Open Aroha Ngata, Hosting an au pair' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Assign to me' }).click();
  await expect(drawer.getByText('admin', { exact: true })).toBeVisible();
  await drawer.getByLabel('Your answer').fill('You may, if the hours of both homes stay within her week.');
  expect(await examine(page, 'a message to us')).toEqual([]);
  await drawer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(drawer.getByText('answered by email')).toBeVisible();
  await expect(drawer.getByLabel('Your answer')).toHaveValue('');
  const mail = await mailTo(request, email, /^Re: Hosting an au pair/);
  expect(mail.text).toContain('if the hours of both homes stay within her week.');
  expect(mail.text).toContain('with the family next door?');

  await page.setViewportSize(PHONE);
  expect(await examine(page, 'a message to us on a phone')).toEqual([]);
  await drawer.getByRole('button', { name: 'Close it' }).click();
  await expect(drawer.getByRole('button', { name: 'Reopen it' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expectNothingSideways(page, '/admin/contact');
  expect(complaints).toEqual([]);
});

test('R20 J05 no one gets news by email before they agree, and Admin shows who has agreed', async ({ as, visitor }) => {
  const outside = await visitor();
  await settle(outside, '/auth?type=family');
  await outside.getByRole('tab', { name: 'Sign up' }).click();
  await expect(outside.getByRole('checkbox', { name: /^Send me news/ })).not.toBeChecked();

  const person = await makePerson('family');
  const home = await as(person);
  await settle(home, '/account/notifications');
  const news = home.getByRole('checkbox', { name: /^Send me news/ });
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(home.getByText(/^On since/)).toBeVisible();

  const page = await as(administrator);
  const complaints = complaintsOf(page);
  await settle(page, '/admin/brevo');
  await expect(page.getByText('Brevo is not connected')).toBeVisible();
  await expect(page.getByText(/BREVO_API_KEY/)).toBeVisible();
  expect(await examine(page, '/admin/brevo')).toEqual([]);
  const search = page.getByRole('searchbox', { name: 'Username or address' });
  await search.fill(person.username);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText('Gets news');
  await row.getByRole('button', { name: /^Consent history of/ }).click();
  await expect(page.getByRole('dialog').getByText(/^Send me news, guides and offers/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await news.click();
  await expect(home.getByText(/^Turned off on/)).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Turned news off');

  for (const [part, words] of [
    ['Campaigns', 'This is stored at Brevo. You can see it here once Brevo is connected.'],
    ['Reports', 'Brevo has reported nothing yet.'],
    ['Lists and contacts', 'Families, New Zealand'],
  ] as const) {
    await page.getByText(part, { exact: true }).click();
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await expect(page.getByText('Host families whose home is in Australia').first()).toBeVisible();
  expect(await examine(page, 'lists on a phone')).toEqual([]);
  await expectNothingSideways(page, '/admin/brevo');
  // Features that need Brevo show that it is missing.
  expect(complaints.filter((words) => !words.includes('409'))).toEqual([]);
});
