import type { Page } from '@playwright/test';
import { mailTo, tokenLink } from '../support/emails';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { complaintsOf } from '../support/quiet';
import { DARK_PHONE, DESKTOP } from '../support/screens';
import { signInOnPage } from '../support/sign-in-form';
import { composer, makeTalk, messageWith, openTalk } from '../support/talk';
import { expect, test } from '../support/test';

const PASSWORD = 'seven otters juggle plums';
const pictures = process.env['HOUSEHOLD_PICTURES'];
const look = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
};
const section = (page: Page) => page.getByRole('main');

test('a family invites a co-parent, who writes for it and is logged out when they are removed', async ({
  as,
  browser,
  request,
}) => {
  const { family, auPair, path } = await makeTalk();
  const owner = await as(family, DESKTOP);
  const complaints = complaintsOf(owner);
  await settle(owner, '/account/household');
  const email = `sam-${Date.now().toString(36)}@example.com`;
  await section(owner).getByLabel('Their email address').fill(email);
  await section(owner).getByLabel('Your password', { exact: true }).fill(family.password);
  await section(owner).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(section(owner).getByText(/^Invited\. The link works until/)).toBeVisible();
  expect(await examine(owner, 'account with an invitation')).toEqual([]);
  await look(owner, 'pending-desk');

  const context = await browser.newContext(DARK_PHONE);
  const sam = await context.newPage();
  const { link } = tokenLink(await mailTo(request, email, /Join your family/));
  await settle(sam, link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(sam.getByRole('heading', { level: 1, name: /^Join the .* family$/ })).toBeVisible();
  expect(new URL(sam.url()).hash).toBe('');
  expect(await examine(sam, 'join a household')).toEqual([]);
  await expectNothingSideways(sam, 'join a household');
  await look(sam, 'join-phone');
  await sam.getByLabel('Your first name').fill('Sam');
  await sam.getByLabel('Choose a password', { exact: true }).fill(PASSWORD);
  await sam.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(sam).toHaveURL(/\/auth$/);
  await signInOnPage(sam, { email, password: PASSWORD });
  await expect(sam).toHaveURL(/\/dashboard/);

  await sam.getByRole('button', { name: 'Open menu' }).click();
  await expect(sam.getByText(/^Logged in as Sam for the .* family$/)).toBeVisible();
  await look(sam, 'menu-phone');
  await settle(sam, `/family/${family.id}`);
  await expect(sam.getByRole('link', { name: 'Edit my profile' })).toHaveCount(0);
  await sam.getByRole('link', { name: 'What you can do here' }).click();
  await expect(sam).toHaveURL(/\/account\/household$/);
  await expect(section(sam)).toContainText('write messages, send files and arrange interviews');
  await expect(section(sam)).toContainText('sign or write agreements, and pay');
  await expect(section(sam).getByText(/^You are logged in as Sam and act for the .* family\.$/)).toBeVisible();
  expect(await examine(sam, 'account of a co-parent')).toEqual([]);
  await expectNothingSideways(sam, 'account of a co-parent');
  await look(sam, 'own-seat-phone');

  await settle(sam, '/need-out');
  await expect(sam.getByText(/^Only the account holder of the .* family can write to us here/)).toBeVisible();
  await expect(sam.getByRole('button', { name: 'Send it to us' })).toHaveCount(0);

  await settle(sam, '/au-pair-job-board');
  await expect(
    sam.getByText('The account holder of your family changes the listing and answers applications.'),
  ).toBeVisible();
  await expect(sam.getByRole('button', { name: /job listing|Change it/ })).toHaveCount(0);
  expect(await examine(sam, 'the job board of a co-parent')).toEqual([]);
  await look(sam, 'job-board-phone');

  await openTalk(sam, path);
  // On a phone Enter begins a new line.
  await composer(sam).fill('Hello from the other parent');
  await sam.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messageWith(sam, 'Hello from the other parent')).toContainText('Written by Sam');
  const hers = await as(auPair, DESKTOP);
  await openTalk(hers, path);
  await expect(messageWith(hers, 'Hello from the other parent')).toContainText('Written by Sam');
  await look(hers, 'message-desk');

  await settle(owner, '/account/household');
  await expect(section(owner).getByText('Sam', { exact: true })).toBeVisible();
  await look(owner, 'active-desk');
  await section(owner).getByRole('button', { name: 'Remove Sam' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section(owner).getByLabel('Their email address')).toBeVisible();
  await expect(sam).not.toHaveURL(/\/app\/messages/);
  await expect(messageWith(hers, 'Hello from the other parent')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the page of an invitation says that it was used or is incomplete', async ({ page }) => {
  await settle(page, '/join-household');
  await expect(page.getByRole('heading', { name: 'This page needs the link from your invitation' })).toBeVisible();
  await page.goto('about:blank');
  await settle(page, '/join-household#type=household&token=used-long-ago');
  await expect(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
  expect(await examine(page, 'an invitation that was used')).toEqual([]);
});
