import type { Page } from '@playwright/test';
import { administrator as admin } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { AWAY } from '../support/failing';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';

/** The form of the expanded rule. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });

test('R20 rules that overlap, leave days out or have a bad day are not published, and the form says where', async ({
  as,
}) => {
  const page = await as(admin);
  await settle(page, '/admin/visa-rules/australia/417/gb');
  await page.getByLabel('Add a rule that is valid from').fill('2028-07-01');
  await page.getByRole('button', { name: 'Add a rule', exact: true }).click();
  await field(page, 'Valid from').fill('2045-07-01');
  await field(page, 'Review by').fill('2027-06-15');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(field(page, 'Valid from')).toHaveAccessibleDescription(
    'Please enter a valid date, at most three years ahead',
  );
  await expect(field(page, 'Valid from')).toBeFocused();
  await expect(field(page, 'Valid from')).toHaveAttribute('aria-invalid', 'true');
  const list = page.getByRole('alert').filter({ hasText: 'These rules cannot be published yet' });
  await expect(list.getByRole('link', { name: /^From 1 Jul 2045, Valid from:/ })).toBeVisible();

  // The previous rule still ends on 30 June 2028.
  await field(page, 'Valid from').fill('2027-07-01');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const overlap = /^1 Jul 2024 to 30 Jun 2028, Last day: Two rules are valid from 1 July 2027 to 30 June 2028$/;
  await expect(list.getByRole('link', { name: overlap })).toBeVisible();
  await list.getByRole('link', { name: overlap }).click();
  await expect(page.getByLabel('Last day').and(page.locator('[aria-invalid=true]'))).toBeFocused();
  await page.getByLabel('Last day').and(page.locator('[aria-invalid=true]')).fill('2027-05-31');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(list).toContainText('No rule is valid from 1 June 2027 to 30 June 2027');
  await page.getByRole('button', { name: /^Remove the rule from 1 Jul 2027/ }).click();
  await expect(list).toBeHidden();
});

test('R20 the list of visa rules says that it did not load, and that nothing matches', async ({ as }) => {
  const page = await as(admin);
  await page.route(/\/api\/admin\/visa-rules\?/, (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable', message: AWAY } }),
  );
  await settle(page, '/admin/visa-rules');
  await expect(page.getByRole('alert')).toContainText('The visa rules did not load');
  await expect(page.getByRole('alert')).toContainText(AWAY);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Working Holiday visa (subclass 417)' })).toBeVisible();
  await page.getByLabel('Search passports and sources').fill('no such passport');
  await expect(page.getByText('No rule matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('heading', { name: 'Working Holiday visa (subclass 417)' })).toBeVisible();
  await settle(page, '/admin/visa-rules/australia/999/gb');
  await expect(page.getByRole('heading', { name: 'There is no such visa or passport' })).toBeVisible();
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const)
  test(`R20 J05 the editor of visa rules and its trial are accessible, ${width} wide and ${colorScheme}`, async ({
    as,
  }) => {
    const page = await as(admin, { colorScheme, viewport: { width, height: 900 } });
    const complaints = complaintsOf(page);
    await settle(page, '/admin/visa-rules/australia/417/all');
    expect(await examine(page, 'rules')).toEqual([]);
    await field(page, 'Months with one family').fill('5');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByLabel('First day with the family')).toHaveAccessibleDescription(/date does not exist/);
    await page.getByRole('button', { name: 'Remove person 1' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/answers change\.$/)).toBeVisible();
    expect(await examine(page, 'publishing')).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await examine(page, 'tried')).toEqual([]);
    await expectNothingSideways(page, 'rules');
    expect(complaints.filter((one) => !/status of 400/.test(one))).toEqual([]);
  });
