import type { Page } from '@playwright/test';
import { administrator } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { mailTo } from '../support/emails';
import { makePerson, send, sendAtAnyHour, signInByCall, type Credentials } from '../support/people';
import { signInOnPage } from '../support/sign-in-form';
import { beginTalk, composer, messageWith, openTalk } from '../support/talk';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const CHEQUE = 'I will post you a cheque for the flight, please send the rest back to my cousin.';
const GIFT_CARDS = 'Buy gift cards for 300 dollars and send me the codes, then the place is yours.';

/** Returns the axe violations of the open page in phone and desktop width. */
async function examineAtBoth(page: Page, path: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await examine(page, `${path} at ${size.width}`)).toEqual([]);
  }
}

test('J04 two people with a block between them cannot see or contact each other until it is removed', async ({
  as,
  request,
}) => {
  const [family, auPair, other] = await Promise.all([makePerson('family'), makePerson('aupair'), makePerson('family')]);
  const { id, say } = await beginTalk(family, auPair);
  await say('Good morning, are you still looking?');
  const talk = `/app/messages?conversation=${id}`;
  const [host, guest] = [await as(family), await as(auPair)];
  await openTalk(host, talk);
  await openTalk(guest, talk);

  await guest.getByRole('button', { name: `Report or block ${family.name}` }).click();
  const menu = guest.getByRole('dialog');
  await menu.getByRole('button', { name: /^Block/ }).click();
  await expect(menu.getByText(`${family.name} is not notified.`, { exact: false })).toBeVisible();
  await examineAtBoth(guest, 'the question before a block');
  await menu.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(guest.getByText(`${family.name} is blocked`)).toBeVisible();

  await expect(composer(host)).toBeHidden();
  for (const [page, path] of [
    [host, `/au-pair/${auPair.id}`],
    [guest, `/family/${family.id}`],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(/404 Page Not Found/);
  }

  const token = await signInByCall(request, auPair);
  await send(request, token, 'PUT', `/api/blocks/${other.id}`, {});
  // Pages of one person each.
  await guest.route(/\/api\/blocks\?/, (route) =>
    route.continue({ url: route.request().url().replace('limit=50', 'limit=1') }),
  );
  await guest.goto('/account/safety');
  await expect(guest.getByRole('button', { name: /^Unblock/ })).toHaveCount(1);
  await guest.getByRole('button', { name: 'Show more' }).click();
  await expect(guest.getByRole('button', { name: /^Unblock/ })).toHaveCount(2);
  await expect(guest.locator('main :focus, main:focus')).toHaveCount(1);
  await guest
    .getByRole('button', { name: /^Unblock/ })
    .first()
    .click();
  await expect(guest.getByRole('button', { name: /^Unblock/ })).toHaveCount(1);
  await guest.getByRole('button', { name: `Unblock ${family.name}` }).click();
  await expect(guest.getByText('You have not blocked anyone.')).toBeVisible();
  await openTalk(host, talk);
  await expect(messageWith(host, 'Good morning')).toBeVisible();
});

test('J04 J05 a suspicious message shows a warning and is reported, a fraudulent one is held, and a moderator closes the account', async ({
  as,
  request,
}) => {
  test.setTimeout(120_000);
  const [swindler, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const { id, say } = await beginTalk(swindler, auPair);
  const talk = `/app/messages?conversation=${id}`;
  const guest = await as(auPair);
  await openTalk(guest, talk);
  await say(CHEQUE);

  const warning = guest.getByRole('complementary', { name: 'Warning' });
  await expect(warning).toContainText('Such cheques bounce weeks later');
  await warning.getByRole('button', { name: 'Report this message' }).click();
  const report = guest.getByRole('dialog');
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(report.getByText('Please choose what it is about')).toBeVisible();
  await report.getByLabel('Asks for money, documents or bank details').check();
  await report.getByLabel(/In your own words/).fill('He wants money back before we have even spoken.');
  await examineAtBoth(guest, 'the report');
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(guest.getByText('Thank you. We are looking at it.')).toBeVisible();
  await guest.getByRole('button', { name: 'Close', exact: true }).last().click();

  await sendAtAnyHour(request, swindler);
  const host = await as(swindler);
  await openTalk(host, talk);
  await composer(host).fill(GIFT_CARDS);
  await composer(host).press('Enter');
  await expect(messageWith(host, 'gift cards')).toContainText(/check/i);
  await expect(messageWith(guest, 'gift cards')).toHaveCount(0);

  const admin = await as(administrator);
  await settle(admin, '/admin/moderation');
  const line = admin.getByRole('listitem').filter({ hasText: `Message of ${swindler.name}` });
  await examineAtBoth(admin, '/admin/moderation');
  await expectNothingSideways(admin, '/admin/moderation');
  await line.filter({ hasText: '1 report' }).last().getByRole('link').click();
  await expect(admin.getByText('He wants money back before we have even spoken.')).toBeVisible();
  await admin.getByRole('button', { name: 'Take this case' }).click();
  await admin.getByRole('radio', { name: 'Close the account for good' }).check();
  await expect(admin.getByText('We notify everyone this account ever wrote to.')).toBeVisible();
  await admin.getByLabel('Message to the person').fill('You asked people for money. That ends an account here.');
  await examineAtBoth(admin, 'the case');
  await admin.getByRole('button', { name: 'Decide' }).click();
  await expect(admin.getByRole('heading', { name: 'Decided', exact: true })).toBeVisible();

  await expect(guest.getByText(`We have closed the account of ${swindler.name}`)).toBeVisible();
  await examineAtBoth(guest, 'the word after a ban');
  await host.waitForURL(/\/(auth)?(\?.*)?$/);
  await host.goto('/auth');
  await signInOnPage(host, swindler);
  await expect(host.getByText('You asked people for money.', { exact: false })).toBeVisible();
  await guest.goto('/account/safety');
  await expect(guest.getByText('We have acted on it')).toBeVisible();

  // A suspended person appeals through the link in the email.
  const { links } = await mailTo(request, swindler.email, /closed your account/);
  const { pathname, search } = new URL(links.find((link) => link.includes('/appeal?token=')) ?? '');
  await host.route('**/api/appeal-links', (route) => route.abort('connectionfailed'));
  await host.goto(pathname + search);
  await expect(host.getByText('The decision did not load.')).toBeVisible();
  await host.unroute('**/api/appeal-links');
  await host.getByRole('button', { name: 'Try again' }).click();
  await host.getByLabel('Why is the decision wrong?').fill('I am someone else than the person you mean.');
  await host.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(host.getByText('A different moderator is reviewing your appeal.')).toBeVisible();
  await admin.goto('/admin/moderation?state=appealed');
  await expect(admin.getByRole('link', { name: `Message of ${swindler.name}` }).first()).toBeVisible();
});

test('a moderator whose case has changed reads the new facts before deciding', async ({ as, request }) => {
  const [first, late, auPair] = await Promise.all([makePerson('family'), makePerson('family'), makePerson('aupair')]);
  const report = async (by: Credentials, words: string) =>
    send(request, await signInByCall(request, by), 'POST', '/api/reports', {
      ...{ subjectType: 'profile', subjectId: auPair.id, reason: 'something-else', words },
    });
  await report(first, 'The photos are of someone else.');
  const token = await signInByCall(request, administrator);
  const { items } = (await send(request, token, 'GET', '/api/admin/moderation-cases?state=open&limit=50')) as {
    items: { id: string; about: { id: string } }[];
  };
  const admin = await as(administrator);
  await settle(admin, `/admin/moderation/${items.find(({ about }) => about.id === auPair.id)?.id}`);
  await admin.getByRole('button', { name: 'Take this case' }).click();
  await admin.getByRole('radio', { name: 'Nothing' }).check();
  await admin.getByLabel('Note for admins').fill('We have looked at the profile and found nothing.');
  await report(late, 'She asked me for money.');
  await admin.getByRole('button', { name: 'Decide' }).click();
  await expect(admin.getByText('Please read it before you decide.')).toBeVisible();
  await expect(admin.getByRole('listitem').filter({ hasText: 'She asked me for money.' })).toContainText('New');
  await examineAtBoth(admin, 'a case that has changed');
  await admin.getByRole('button', { name: 'Decide' }).click();
  await expect(admin.getByRole('heading', { name: 'Decided', exact: true })).toBeVisible();
});

test('the pages for checks and reports pass axe, on a phone and on a desktop', async ({ as }) => {
  const auPair = await makePerson('aupair');
  const [page, admin] = [await as(auPair), await as(administrator)];
  for (const path of ['/verification', `/report?subject=profile&id=${auPair.id}`, '/appeal']) {
    await settle(page, path);
    await examineAtBoth(page, path);
    await expectNothingSideways(page, path);
  }
  for (const path of ['/admin/verification', '/admin/support', '/admin-dashboard']) {
    await settle(admin, path);
    await examineAtBoth(admin, path);
    await expectNothingSideways(admin, path);
  }
});
