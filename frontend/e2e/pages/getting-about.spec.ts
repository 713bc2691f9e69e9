import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { administrator as admin } from '../support/demo';
import { examine, settle } from '../support/examine';
import { makePerson, send, signInByCall } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { DESKTOP, PHONE } from '../support/screens';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

/** Pages that no menu lists, with the page that links to each. */
const REACHED_ELSEWHERE: Partial<Record<keyof typeof paths, string>> = {
  premiumPayment: 'a choice on the page of plans',
  auth: 'shown to visitors',
  resetPassword: 'a link in an email',
  unsubscribe: 'a link in an email',
  stillLooking: 'a link in an email',
  joinHousehold: 'a link in an email',
  visaFit: 'landings and the pages of countries',
  payCalculator: 'landings',
  placementCost: 'landings and the page of plans',
  offline: 'shown while there is no connection',
  appeal: 'told to people whose account is closed',
  deviceTest: 'interviews, their cards and the help pages',
  compare: 'people chosen in the search or the shortlist',
  report: 'the menu of a person or a message',
  pricing: 'the page of plans, for members',
  adminBlogEdit: 'the list of posts',
  adminBlogPreview: 'the editor of a post',
  adminResourceEdit: 'the list of guides',
};
/** Pages for the other roles. */
const NOT_FOR = {
  family: ['searchFamilies', 'auPairProfileForm', 'auPairSupport', 'forAuPairs', 'forFamilies'],
  aupair: ['searchAuPairs', 'familyProfileForm', 'familySupport', 'payment', 'forAuPairs', 'forFamilies'],
};
/** Each is on the account page and in the menu next to the others. */
const isOfAccount = (name: string) => name.startsWith('account') && name !== 'account';
const isAdmins = (name: string) => name.startsWith('admin');

const hrefsIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

for (const role of ['family', 'aupair'] as const)
  test(`R19 every screen of ${role === 'family' ? 'a family' : 'an au pair'} is in a menu, on a phone and on a desktop`, async ({
    as,
    family,
    auPair,
  }) => {
    const person = role === 'family' ? family : auPair;
    const expected = Object.entries(paths)
      .filter(([name]) => !isAdmins(name) && !isOfAccount(name))
      .filter(([name]) => !(name in REACHED_ELSEWHERE) && !NOT_FOR[role].includes(name))
      .map(([, path]) => path);
    for (const size of [PHONE, DESKTOP]) {
      const page = await as(person, size);
      await settle(page, '/dashboard');
      if (size === PHONE) {
        await page.getByRole('button', { name: 'Open menu' }).tap();
        await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Support' })).toBeVisible();
      } else {
        await page.locator('header summary').filter({ hasText: 'your menu' }).click();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Verification' })).toBeVisible();
      }
      // Links within the page itself do not count.
      const known = await hrefsIn(page, 'header a, footer a, dialog a, nav a');
      // Footer links for the other role must work as well.
      expect(expected.filter((path) => !known.includes(path))).toEqual([]);
    }
  });

test('R19 on a phone the menu opens pages by touch, shows who is logged in, and closes', async ({ as, auPair }) => {
  const page = await as(auPair, PHONE);
  await settle(page, '/dashboard');
  for (const [name, path] of [
    ['Interviews', paths.interviews],
    ['Job board', paths.auPairJobBoard],
    ['Saved searches', paths.savedSearches],
    ['Account', paths.account],
  ] as const) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toContainText(auPair.name);
    await menu.getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveURL(path);
    await expect(menu).toBeHidden();
  }
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Dark' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).tap();
  await expect(page).toHaveURL('/');
});

test('R19 the account menu works by keyboard alone, and returns the focus', async ({ as, family }) => {
  const page = await as(family, DESKTOP);
  await settle(page, '/interviews');
  const summary = page.locator('header summary').filter({ hasText: 'your menu' });
  await summary.focus();
  await page.keyboard.press('Enter');
  const account = page.getByRole('banner').getByRole('link', { name: 'Account', exact: true });
  await expect(account).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(account).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Find a page or a person' })).toBeFocused();
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saved people' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard#shortlist');
  await expect(account).toBeHidden();
});

test('R19 Ctrl K leads members to pages, people and cities by keyboard', async ({ as }) => {
  const [family, auPair] = [await makePerson('family'), await makePerson('aupair')];
  const { id, say } = await beginTalk(auPair, family);
  await say('Good morning');
  const page = await as(family, DESKTOP);
  await settle(page, '/dashboard');
  const field = page.getByRole('combobox', { name: 'Find a page or a person' });
  const options = page.getByRole('dialog').getByRole('option');

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('interv');
  await expect(options).toHaveText([/Interviews/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/interviews');
  await expect(field).toBeHidden();

  await page.keyboard.press('Meta+k');
  await expect(field).toHaveValue('');
  await page.keyboard.type(auPair.name);
  await expect(options.first()).toContainText(auPair.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/app/messages?conversation=${id}`);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('perth');
  await expect(options).toHaveText([/Au pairs in Perth/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-au-pairs\?city=perth/);

  await page.keyboard.press('Control+k');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('nothing is called so');
  await expect(page.getByText('Nothing found with that name.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`R19 the menus pass axe, ${colorScheme}`, async ({ as, family }) => {
    const found: string[] = [];
    const phone = await as(family, { ...PHONE, colorScheme });
    const complaints = complaintsOf(phone);
    await settle(phone, '/dashboard');
    await phone.getByRole('button', { name: 'Open menu' }).tap();
    await expect(phone.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    found.push(...(await examine(phone, 'the menu of a phone')));
    await phone.getByRole('button', { name: 'Find a page or a person' }).tap();
    await expect(phone.getByRole('option').first()).toBeVisible();
    found.push(...(await examine(phone, 'finding on a phone')));
    const desktop = await as(family, { ...DESKTOP, colorScheme });
    await settle(desktop, '/dashboard');
    await desktop.locator('header summary').filter({ hasText: 'your menu' }).click();
    found.push(...(await examine(desktop, 'the menu of a desktop')));
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

test('R20 every page of Admin is in its menu, which can be folded and shows how much is waiting', async ({
  as,
  request,
}) => {
  const page = await as(admin, DESKTOP);
  await settle(page, '/admin/users');
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  const group = (name: string) => menu.getByRole('menuitem', { name: new RegExp(`^${name}`) }).first();
  const expected = Object.entries(paths).filter(([name]) => isAdmins(name) && !(name in REACHED_ELSEWHERE));
  for (const name of ['Content', 'The site']) {
    await expect(group(name)).toHaveAttribute('aria-expanded', 'false');
    await group(name).click();
  }
  await expect(menu.getByRole('link', { name: 'Audit log' })).toBeVisible();
  const known = await hrefsIn(page, 'nav[aria-label="Admin menu"] a');
  expect(expected.map(([, path]) => path).filter((path) => !known.includes(path))).toEqual([]);

  const token = await signInByCall(request, admin);
  const { items } = (await send(request, token, 'GET', '/api/admin/queues')) as {
    items: { name: string; waiting: number }[];
  };
  const waiting = items.find(({ name }) => name === 'facts')?.waiting ?? 0;
  expect(waiting).toBeGreaterThan(0);
  await expect(menu.getByRole('link', { name: /^Facts/ })).toContainText(`${waiting} waiting`);

  // A collapsed group shows the number of waiting items and stays collapsed on the next visit, except the group of the
  // open page.
  await group('Content').click();
  await expect(group('Content')).toContainText(`${waiting} waiting`);
  await group('People').click();
  await page.reload();
  await expect(group('Content')).toHaveAttribute('aria-expanded', 'false');
  await expect(group('The site')).toHaveAttribute('aria-expanded', 'true');
  await expect(group('People')).toHaveAttribute('aria-expanded', 'true');
});

test('R20 Ctrl K leads admins to pages, and to people by their address', async ({ as, family }) => {
  const page = await as(admin, DESKTOP);
  await settle(page, '/admin/users');
  const field = page.getByRole('combobox', { name: 'Find a page or a person' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('audit');
  await expect(page.getByRole('option').first()).toContainText('Audit log');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(family.email);
  await expect(page.getByRole('option')).toContainText([family.email]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/users/${family.id}`);
});
