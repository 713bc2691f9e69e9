import { administrator } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { makePerson, send, signInByCall } from '../support/people';
import { expect, test } from '../support/test';

test('S07 an admin finds a family by name, grants it a plan, and takes it back', async ({ as }) => {
  const family = await makePerson('family', { profile: { location: 'Hobart' } });
  const office = await as(administrator);
  await settle(office, '/admin/payments');
  await office.getByRole('button', { name: 'Grant a plan' }).click();
  const form = office.getByRole('dialog', { name: 'Grant a plan' });
  await form.getByRole('combobox', { name: 'Family' }).fill(family.email);
  await office.getByRole('option', { name: new RegExp(family.email) }).click();
  await form.getByLabel('Premium Family').check();
  await form.getByLabel('Last day').fill(`${new Date().getFullYear() + 1}-06-30`);
  await form.getByLabel('Why').fill('They helped us to test something.');
  await form.getByRole('button', { name: 'Grant it' }).click();
  await expect(form).toBeHidden();
  const page = await as(family);
  await settle(page, '/account/plan');
  await expect(page.getByRole('main')).toContainText('Premium Family');

  await settle(office, `/admin/payments?q=${family.email}`);
  await office.getByRole('button', { name: /^Open: / }).click();
  await office.getByRole('button', { name: 'Withdraw the grant' }).click();
  const dialog = office.getByRole('dialog', { name: 'Withdraw the grant' });
  await dialog.getByLabel('Why').fill('It was meant for someone else.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(office.getByText('Withdrawn. The plan has ended.')).toBeVisible();
  await settle(page, '/account/plan');
  await expect(page.getByRole('main')).not.toContainText('Premium Family');
});

test('J05 R22 the banner and the pages of payments and settings are accessible on phones and desktops', async ({
  as,
  visitor,
  request,
  family,
}) => {
  const token = await signInByCall(request, administrator);
  type Setting = { version: number; value: object };
  const banner = async () => (await send(request, token, 'GET', '/api/admin/settings/banner')) as Setting;
  const before = await banner();
  const office = await as(administrator);
  const page = await as(family);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page, '/payment');
    expect(await examine(page, '/payment')).toEqual([]);
    await expectNothingSideways(page, '/payment');
    await office.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/payments', '/admin/payments?view=invoices', '/admin/settings']) {
      await settle(office, path);
      if (path === '/admin/payments') {
        await office.getByRole('combobox', { name: 'Any state' }).click();
        await expect(office.getByRole('option', { name: 'Refunded' })).toBeVisible();
      }
      expect(await examine(office, path)).toEqual([]);
      await expectNothingSideways(office, path);
    }
  }

  await office.setViewportSize({ width: 1440, height: 900 });
  const words = `The ferries do not sail on ${Date.now()}.`;
  const card = office.locator('.ant-card', { has: office.getByRole('heading', { name: 'Banner' }) });
  const shown = card.getByRole('switch', { name: 'The banner is shown' });
  if ((await shown.getAttribute('aria-checked')) === 'false') await shown.click();
  await card.getByLabel('Text', { exact: true }).fill(words);
  await expect(card.getByText(words)).toBeVisible();
  await card.getByLabel('Reason for the change').fill('So that families on the South Island know.');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Saved. It applies from now on.')).toBeVisible();
  try {
    const reader = await visitor();
    const notice = reader.getByRole('complementary', { name: 'Notice' }).filter({ hasText: words });
    await expect(async () => {
      await reader.goto(`/nz/faq-au-pairs-host-families?seen=${Date.now()}`);
      await expect(notice).toBeVisible({ timeout: 500 });
    }).toPass();
    await notice.getByRole('button', { name: 'Hide this notice' }).click();
    await expect(notice).toBeHidden();
    await reader.reload();
    await expect(notice).toBeHidden();
  } finally {
    const { version } = await banner();
    const over = { value: before.value, version, reason: 'The test of the banner is over.' };
    await send(request, token, 'PUT', '/api/admin/settings/banner', over);
  }
});
