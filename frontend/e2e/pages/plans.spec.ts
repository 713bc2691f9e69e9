import type { Page } from '@playwright/test';
import { administrator, secondAdmin } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { makePerson, send, signInByCall } from '../support/people';
import { expect, test } from '../support/test';

interface Plans {
  items: { key: string; parts: { key: string; amountCents: number }[]; offer: { percentOff: number } | null }[];
}

test('R02 S09 N01 prices are those of the plan table, by region, also without JavaScript', async ({
  visitor,
  request,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  for (const [path, region, sign] of [
    ['/pricing', 'australia', 'A$'],
    ['/nz/pricing', 'newzealand', 'NZ$'],
    ['/nz', 'newzealand', 'NZ$'],
  ] as const) {
    const { items } = (await (await request.get(`/api/plans?region=${region}`)).json()) as Plans;
    const standard = items.find(({ key }) => key === 'standard');
    expect(standard?.offer?.percentOff).toBe(100);
    await page.goto(path);
    const main = page.getByRole('main');
    for (const { parts } of items)
      for (const { amountCents } of parts) await expect(main).toContainText(`${sign}${amountCents / 100}`);
    await expect(main).toContainText('100% off for a limited time');
    await expect(main).toContainText(`${sign}0`);
  }
  await page.goto('/payment?tier=premium');
  await expect(page.getByRole('link', { name: 'Join as a family' })).toHaveAttribute(
    'href',
    '/auth?type=family&next=%2Fpayment%3Ftier%3Dpremium',
  );
  await page.goto('/payment?tier=premium&next=%2Fshortlist');
  const back = encodeURIComponent('/payment?tier=premium&next=%2Fshortlist');
  await expect(page.getByRole('link', { name: 'Join as a family' })).toHaveAttribute(
    'href',
    `/auth?type=family&next=${back}`,
  );
});

test('R10 S07 a family takes Standard for free, buys Premium by invoice, and gets it once an admin marks it paid', async ({
  as,
  request,
  auPair,
}) => {
  const family = await makePerson('family', { region: 'newzealand', profile: { location: 'Wellington' } });
  const page = await as(family);
  await page.route('**/api/conversations', (route) =>
    route.fulfill({ status: 403, json: { statusCode: 403, code: 'plan_required', message: 'A plan is needed.' } }),
  );
  await settle(page, `/app/messages?to=${auPair.id}`);
  await expect(page.getByText('To write first you need a plan.')).toBeVisible();
  await page.getByRole('link', { name: 'See the plans' }).click();
  await page.getByRole('button', { name: 'Choose Standard Family' }).click();
  await expect(page.getByRole('heading', { name: 'You have Standard Family' })).toBeVisible();
  await page.unroute('**/api/conversations');
  await page.getByRole('link', { name: 'Continue where you were' }).click();
  await expect(page).toHaveURL(/\/app\/messages\?conversation=/);

  // Another purchase was begun at Stripe from another page, and not finished.
  await page.evaluate(() => sessionStorage.setItem('after-payment', '{"next":"/interviews"}'));
  await settle(page, '/payment');
  await expect(page.getByRole('link', { name: 'Find au pairs' }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue where you were' })).toHaveCount(0);
  await settle(page, '/payment?next=%2Fsaved-searches');
  await expect(page.getByRole('link', { name: 'Continue where you were' })).toHaveAttribute(
    'href',
    /\/saved-searches$/,
  );

  await settle(page, '/payment?tier=premium');
  await expect(page.getByRole('radio', { name: /Premium Family/ })).toBeChecked();
  await page.getByRole('button', { name: 'Get the invoice for NZ$250' }).click();
  const invoice = page.getByRole('region', { name: 'You have an unpaid invoice' });
  await expect(invoice).toContainText('NZ$250.00');
  const download = page.waitForEvent('download');
  await invoice.getByRole('button', { name: 'Download the PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  // Stripe returns the browser here: the page reports the state and updates automatically when the payment arrives.
  const token = await signInByCall(request, family);
  const { items } = (await send(request, token, 'GET', '/api/purchases')) as { items: { id: string; plan: string }[] };
  const returned = `/payment?purchase=${items.find(({ plan }) => plan === 'premium')?.id}&outcome=`;
  await settle(page, `${returned}cancelled`);
  await expect(page.getByRole('heading', { name: 'Nothing was paid' })).toBeVisible();
  await settle(page, '/payment?purchase=00000000-0000-4000-8000-000000000000&outcome=paid');
  await expect(page.getByRole('heading', { name: 'We cannot find this payment' })).toBeVisible();
  await settle(page, `${returned}paid`);
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
  // While the payment is pending, the page does not offer to pay again.
  await expect(invoice).toBeHidden();

  const office = await as(administrator);
  await settle(office, `/admin/payments?view=invoices&state=open&from=2026-01-01&q=${family.email}`);
  await office.getByRole('button', { name: /^Remind/ }).click();
  const dialog = office.getByRole('dialog', { name: /^Send a reminder for invoice/ });
  await dialog.getByLabel('Why').fill('They asked us for the invoice once more.');
  await dialog.getByRole('button', { name: 'Send the reminder' }).click();
  await expect(office.getByText(/reminded on/)).toBeVisible();
  await office.getByRole('button', { name: /^Mark as paid/ }).click();
  await office.getByLabel('What the bank statement says').fill('Transfer of the twenty-second');
  await office.getByLabel('Why').fill('It is on the bank statement of today.');
  await office.getByRole('button', { name: 'Record the payment' }).click();
  await expect(office.getByText('Recorded. The invoice is paid.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you, your payment has arrived' })).toBeVisible();

  await settle(page, '/account/plan');
  const plan = page.getByRole('main');
  await expect(plan).toContainText('Premium Family');
  await expect(plan).toContainText(/NZ\$250\.00, paid on/);

  // A refund is made when a second admin approves it.
  const drawerOf = async (admin: Page) => {
    await settle(admin, `/admin/payments?q=${family.email}&way=invoice`);
    await admin.getByRole('button', { name: /^Open: / }).click();
    return admin.getByRole('dialog', { name: 'Purchase' });
  };
  const asking = await drawerOf(office);
  await asking.getByLabel('Amount').fill('50.00');
  await asking.getByLabel('Why').fill('The first interview fell through because of us.');
  await asking.getByRole('button', { name: 'Propose a refund of NZ$50.00' }).click();
  await expect(asking.getByText('Waiting for a second admin')).toBeVisible();
  await expect(asking.locator(':focus')).toHaveCount(1);
  await expect(asking.getByText(/^Proposed by admin, /)).toBeVisible();
  await expect(asking.getByText('The first interview fell through because of us.')).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Agree' })).toBeHidden();
  expect(await examine(office, 'a refund that waits')).toEqual([]);
  await expect(asking.getByText('NZ$50.00', { exact: true })).toBeHidden();

  const second = await as(secondAdmin, { viewport: { width: 390, height: 844 } });
  const deciding = await drawerOf(second);
  await deciding.getByRole('button', { name: 'Agree' }).click();
  const question = second.getByRole('dialog', { name: /^Agree: Refund of NZ\$50\.00 to / });
  await expect(question).toContainText('Send NZ$50.00 by bank transfer');
  await question.getByRole('button', { name: 'Agree' }).click();
  await expect(deciding.getByText(/^Agreed by second, /)).toBeVisible();
  await expect(deciding.getByText('NZ$50.00', { exact: true })).toBeVisible();
  await expectNothingSideways(second, 'a refund that was agreed');
});

test('S07 a family cancels its open invoice; a failure is said in the dialog, and the plan can be chosen again', async ({
  as,
  request,
}) => {
  const family = await makePerson('family');
  const token = await signInByCall(request, family);
  await send(request, token, 'POST', '/api/purchases', { plan: 'premium' });
  const page = await as(family, { viewport: { width: 390, height: 844 } });
  await page.route('**/api/invoices?*', (route) => route.abort('connectionfailed'));
  await settle(page, '/payment');
  const invoice = page.getByRole('region', { name: 'You have an unpaid invoice' });
  await expect(invoice).toContainText('it did not load');
  await page.unroute('**/api/invoices?*');
  await invoice.getByRole('button', { name: 'Try again' }).click();
  await page.route('**/api/invoices/*/cancellation', (route) => route.abort('connectionfailed'));
  await invoice.getByRole('button', { name: 'Cancel the invoice' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel invoice \d{4}-\d{5}\?$/ });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await invoice.getByRole('button', { name: 'Cancel the invoice' }).click();
  await dialog.getByRole('button', { name: 'Cancel the invoice' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await page.unroute('**/api/invoices/*/cancellation');
  await dialog.getByRole('button', { name: 'Cancel the invoice' }).click();
  await expect(page.getByText(/^Invoice \d{4}-\d{5} is cancelled$/)).toBeVisible();
  await expect(invoice).toBeHidden();
  await expect(page.getByRole('radio', { name: /Premium Family/ })).toBeVisible();
  await settle(page, '/account/plan');
  await expect(page.getByRole('main')).toContainText('cancelled');
});

test('S07 someone who comes back from the card payment with the Back button can press again', async ({ as }) => {
  const page = await as(await makePerson('family'));
  const outcome = { kind: 'checkout', url: '#card-payment', invoiceId: null };
  await page.route('**/api/purchases', (route) => route.fulfill({ json: outcome }));
  await page.goto('/payment?tier=premium');
  const buy = page.getByRole('button', { name: /^(Pay|Get the invoice for)/ });
  await buy.click();
  await expect(buy).toBeDisabled();
  await expect(page).toHaveURL(/#card-payment$/);
  // As browsers do that show the page again as it was left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(buy).toBeEnabled();
});

test('S07 a transfer that was booked by mistake is reversed by two admins, and the family sees its invoice again', async ({
  as,
  request,
}) => {
  const family = await makePerson('family', { profile: { location: 'Perth' } });
  const token = await signInByCall(request, family);
  await send(request, token, 'POST', '/api/purchases', { plan: 'premium' });
  const office = await as(administrator);
  await settle(office, `/admin/payments?view=invoices&state=open&q=${family.email}`);
  await office.getByRole('button', { name: /^Mark as paid/ }).click();
  await office.getByLabel('What the bank statement says').fill('HARROW of another family');
  await office.getByLabel('Why').fill('It is on the bank statement of today.');
  await office.getByRole('button', { name: 'Record the payment' }).click();
  await expect(office.getByText('Recorded. The invoice is paid.')).toBeVisible();

  const drawerOf = async (admin: Page) => {
    await settle(admin, `/admin/payments?q=${family.email}&way=invoice`);
    await admin.getByRole('button', { name: /^Open: / }).click();
    return admin.getByRole('dialog', { name: 'Purchase' });
  };
  const asking = await drawerOf(office);
  await expect(asking.getByText(/“HARROW of another family”, recorded on/)).toBeVisible();
  await asking.getByRole('button', { name: 'Reverse A$250.00' }).click();
  const why = office.getByRole('dialog', { name: 'Reverse the transfer of A$250.00' });
  await why.getByRole('textbox').fill('It was of another family by that name.');
  await why.getByRole('button', { name: 'Propose the reversal' }).click();
  await expect(why).toBeHidden();
  await expect(asking.getByText('Reversal of a transfer of A$250.00')).toBeVisible();
  await expect(asking.getByText('Waiting for a second admin')).toBeVisible();

  const second = await as(secondAdmin, { viewport: { width: 390, height: 844 } });
  const deciding = await drawerOf(second);
  await deciding.getByRole('button', { name: 'Agree' }).click();
  const question = second.getByRole('dialog', { name: /^Agree: Reversal of a transfer/ });
  await question.getByRole('button', { name: 'Agree' }).click();
  await expect(deciding.getByText(/^Recorded by mistake, reversed on /)).toBeVisible();
  await expect(deciding.getByText('Open', { exact: true })).toBeVisible();
  await expectNothingSideways(second, 'a transfer that was reversed');

  const page = await as(family);
  await settle(page, '/payment');
  const invoice = page.getByRole('region', { name: 'You have an unpaid invoice' });
  await expect(invoice).toContainText('we had marked it as paid by mistake');
  await settle(page, '/account/plan');
  await expect(page.getByRole('main')).not.toContainText('Premium Family until');
});
