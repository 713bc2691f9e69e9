import { examine, expectNothingSideways, settle } from '../support/examine';
import { makePerson } from '../support/people';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, test } from '../support/test';

const SECTIONS = {
  'Contact details': '/account/contact',
  'Login and security': '/account/security',
  Notifications: '/account/notifications',
  'Your household': '/account/household',
  'Your plan': '/account/plan',
  'Your calendar': '/account/calendar',
  'App and offline': '/account/app',
  'Blocks and reports': '/account/safety',
  'Your data': '/account/your-data',
};
const ONLY_FAMILIES = ['Your household', 'Your plan'];

test('on a phone the account is a list of its sections, and each leads back to it', async ({ as, auPair }) => {
  const page = await as(auPair, PHONE);
  await settle(page, '/account');
  const main = page.getByRole('main');
  const expected = Object.entries(SECTIONS).filter(([name]) => !ONLY_FAMILIES.includes(name));
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(expected.map(([name]) => name));
  for (const [name, path] of expected) {
    await main.getByRole('link', { name: new RegExp(`^${name} `) }).tap();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectNothingSideways(page, path);
    await main.getByRole('link', { name: 'Account', exact: true }).tap();
    await expect(page).toHaveURL('/account');
  }
});

test('on a desktop the sections of the account stand next to each of them, and the keyboard leads from one to the next', async ({
  as,
}) => {
  const page = await as(await makePerson('family'), DESKTOP);
  await settle(page, '/account/contact');
  const menu = page.getByRole('navigation', { name: 'Your account' });
  await expect(menu.getByRole('link')).toHaveText(['Account', ...Object.keys(SECTIONS)]);
  for (const [name, path] of Object.entries(SECTIONS)) {
    const link = menu.getByRole('link', { name, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(menu.locator('[aria-current]')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await settle(page, path);
    expect(await examine(page, path)).toEqual([]);
  }
});

test('links to parts of the account page in earlier emails lead to the section', async ({ as, family }) => {
  const page = await as(family);
  for (const [earlier, present] of [
    ['/account#household', '/account/household'],
    ['/account#your-data', '/account/your-data'],
    ['/nz/account#calendar', '/nz/account/calendar'],
    ['/account#reported', '/account/safety#reported'],
  ] as const) {
    await page.goto(earlier);
    await expect(page).toHaveURL(present);
  }
});

test('a time zone is chosen by a city, and saved', async ({ as }) => {
  const page = await as(await makePerson('aupair'));
  await settle(page, '/account/contact');
  const zone = page.getByLabel('Time zone');
  await expect(zone.locator('option:checked')).toHaveText('Sydney');
  await zone.selectOption('Ho Chi Minh City');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(zone.locator('option:checked')).toHaveText('Ho Chi Minh City');
});
