import { expect, test } from '../support/test';

const NEXT_FEBRUARY = `${new Date().getUTCFullYear() + 1}-02-01`;

test('a visitor learns which visa fits, from a country’s page to the last day with one family, and keeps it over a reload', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await page.goto('/?country=france');
  await page.getByRole('link', { name: /Vérifier votre visa/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Which visa can an au pair have?' })).toBeVisible();
  await expect(page.getByLabel('Passport')).toHaveValue('FR');
  const result = page.getByRole('region', { name: 'Result' });
  await page.getByLabel('First day with the family').fill(NEXT_FEBRUARY);
  await expect(result.getByText('at 18 to 35 years of age', { exact: true })).toBeVisible();
  await expect(result.getByText(new RegExp(`6 months, 1 Feb .* to 31 Jul ${NEXT_FEBRUARY.slice(0, 4)}`))).toBeVisible();
  await expect(result.getByRole('link', { name: /Home Affairs, Working Holiday/ })).toBeVisible();

  // A child's birthday is named at its field, and nothing else is claimed.
  await page.getByLabel('Date of birth').fill(`${new Date().getUTCFullYear() - 5}-05-14`);
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/date of birth/);
  await expect(result.getByText('You can apply', { exact: true })).toBeHidden();
  await page.getByLabel('Date of birth').fill('1998-05-14');
  await expect(result.getByText(/until 13 May 2034/)).toBeVisible();
  await page.getByLabel('Country', { exact: true }).selectOption('newzealand');
  await expect(result.getByRole('heading', { name: /New Zealand|Working Holiday Visa/i }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('newzealand');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1998-05-14');
  await page.getByRole('link', { name: 'Pay calculator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Au pair pay calculator' })).toBeVisible();
});

test('a visitor works out a week by keyboard: below the legal minimum it says so in amber, with the source', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto('/pay-calculator');
  const result = page.getByRole('region', { name: 'Result' });
  const below = result.getByText(/a week below the legal minimum/);
  await expect(result.getByText(/^The legal minimum for this week is A\$/)).toBeVisible();
  await expect(below).toBeHidden();
  await page.getByLabel('Hours a week').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('300');
  await expect(below).toBeVisible();
  await expect(result.getByText('Room and meals are not pay.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();

  await page.getByLabel('Room and meals').selectOption('board_deducted');
  await page.getByLabel('Deduction a week').fill('400');
  await expect(page.getByLabel('Deduction a week')).toHaveAccessibleDescription(/cannot be more than the pay/);
  await expect(result.getByText('Fill in all fields to see the result.')).toBeVisible();
  await page.getByLabel('Hours a week').fill('61');
  await expect(page.getByLabel('Hours a week')).toHaveAccessibleDescription(
    'Please enter between 1 and 60 hours a week',
  );
});

test('a family calculates the cost of a placement without JavaScript, and with it for its own state', async ({
  visitor,
}) => {
  const plain = await visitor({ javaScriptEnabled: false });
  await plain.goto('/nz/placement-cost');
  await expect(plain.getByRole('row', { name: /Total NZ\$/ })).toBeVisible();

  const page = await visitor();
  await page.goto('/placement-cost');
  const check = page.getByRole('row', { name: /Working with children check/ });
  await expect(page.getByRole('row', { name: /Total A\$/ })).toBeVisible();
  await expect(check).toBeHidden();
  await page.getByLabel('Working with children check').selectOption('NSW');
  await expect(check).toBeVisible();
  await page.getByLabel('Length in weeks').fill('10');
  await expect(page.getByText('A placement of 10 weeks')).toBeVisible();
});
