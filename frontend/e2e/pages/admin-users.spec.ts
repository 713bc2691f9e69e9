import { examine, expectNothingSideways, settle } from '../support/examine';
import { administrator } from '../support/demo';
import { browserOf, makePerson } from '../support/people';
import { expect, test } from '../support/test';

test('R20 J05 search, filters and order of the list of users are in the address, and views can be saved', async ({
  browser,
}) => {
  const family = await makePerson('family', { verified: false });
  const context = await browserOf(browser, administrator);
  const page = await context.newPage();
  await settle(page, '/admin/users');
  await page.getByLabel('Search people').fill(family.username);
  await expect(page).toHaveURL(new RegExp(`search=${family.username}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('Email not confirmed');
  await page.getByRole('columnheader', { name: 'Person' }).click();
  await expect(page).toHaveURL(/sort=name-asc/);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill('The one I made');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Suspended', { exact: true }).first().click();
  await expect(page).toHaveURL(/\?state=suspended$/);
  await page.getByText('The one I made').click();
  await expect(page).toHaveURL(new RegExp(`search=${family.username}&sort=name-asc`));
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await context.close();
});

test('R22 J05 a suspended person is logged out, reads why when logging in, and can log in again once restored', async ({
  browser,
}) => {
  const family = await makePerson('family');
  const theirs = await browserOf(browser, family);
  const dashboard = await theirs.newPage();
  await settle(dashboard, '/dashboard');
  await dashboard.goto('/admin/users');
  await expect(dashboard).toHaveURL(/\/dashboard$/);
  const context = await browserOf(browser, administrator);
  const page = await context.newPage();
  await settle(page, `/admin/users/${family.id}`);
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByRole('button', { name: 'Suspend now' }).click();
  await expect(page.getByText('Please choose an end date')).toBeVisible();
  const end = new Date(Date.now() + 10 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  await page.getByLabel('Suspended until the end of').fill(end);
  await page.getByLabel('Message to the person').fill('You asked three families for money in advance.');
  await page.getByLabel('Why?').fill('Three reports within an hour');
  await page.getByRole('button', { name: 'Suspend now' }).click();
  await expect(page.getByText(/^Suspended until/)).toBeVisible();

  await expect(dashboard).not.toHaveURL(/dashboard/);
  const answer = await theirs.request.post('/api/sessions', {
    data: { email: family.email, password: family.password },
  });
  expect(((await answer.json()) as { message: string }).message).toContain('You asked three families for money');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByLabel('Why?').fill('It was someone else');
  await page.getByRole('button', { name: 'Restore the account' }).click();
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  await expect(
    await theirs.request.post('/api/sessions', { data: { email: family.email, password: family.password } }),
  ).toBeOK();
  await Promise.all([context.close(), theirs.close()]);
});

test('the filters, a person’s page and its forms are accessible, on phones too', async ({ as }) => {
  const page = await as(administrator);
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page, '/admin/users');
    await expect(page.locator('a[href^="/admin/users/"]').nth(3)).toBeVisible();
    await page.getByRole('button', { name: /filters/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    found.push(...(await examine(page, `filters at ${width}`)));
    await page.goto('/admin/users?search=lena@example.com');
    await page.getByRole('link', { name: /^Lena/ }).click();
    await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
    await expect(page.locator('.ant-skeleton')).toHaveCount(0);
    found.push(...(await examine(page, `a person at ${width}`)));
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(page.getByLabel('Message to the person')).toBeVisible();
    found.push(...(await examine(page, `suspending at ${width}`)));
  }
  expect(found).toEqual([]);
  await expectNothingSideways(page, 'suspending');
});
