import { makePerson } from '../support/people';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const headerSwitch = (page: Page) => header(page).getByRole('group', { name: 'Region' });
const footerSwitch = (page: Page) => footer(page).getByRole('group', { name: 'Region' });
const preferred = (page: Page) => page.evaluate(() => localStorage.getItem('preferredRegion'));
/** All links of the page except the region switch, which links to both countries. */
const hrefs = (page: Page) =>
  page
    .locator('a:not([role=group][aria-label="Region"] a, .site-banner a)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('G01 the region is that of the path, otherwise the stored choice, otherwise Australia', async ({ page }) => {
  await page.goto('/for-families');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'australia');
  await page.goto('/nz/for-families');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'newzealand');
  await page.evaluate(() => localStorage.setItem('preferredRegion', 'newzealand'));
  await page.goto('/for-families');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'newzealand');
  await page.evaluate(() => localStorage.setItem('preferredRegion', 'atlantis'));
  await page.goto('/for-families');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'australia');
});

test('G01 someone who logs in after someone from Australia sees the country they signed up for, with its emergency number', async ({
  as,
}) => {
  const page = await as(await makePerson('aupair', { region: 'newzealand', profile: false }));
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    for (const key of ['preferredRegion', 'accountRegion']) localStorage.setItem(key, 'australia');
  });
  await page.goto('/need-out');
  await expect(page.getByRole('link', { name: 'Call 111' })).toBeVisible();
  await expect.poll(() => preferred(page)).toBe('newzealand');
});

test('G02 G03 the switch stores the choice and moves between the paths of both regions', async ({ page }) => {
  for (const [australian, zealandic] of [
    ['/', '/nz'],
    ['/for-families', '/nz/for-families'],
    ['/blog', '/nz/blog'],
  ] as const) {
    await page.goto(australian);
    await headerSwitch(page).getByRole('link', { name: 'New Zealand' }).click();
    await expect(page).toHaveURL(zealandic);
    expect(await preferred(page)).toBe('newzealand');
    await headerSwitch(page).getByRole('link', { name: 'Australia' }).click();
    await expect(page).toHaveURL(australian);
    expect(await preferred(page)).toBe('australia');
  }
});

test('a visitor of New Zealand signs up for New Zealand without having chosen it anywhere', async ({ page }) => {
  await page.goto('/nz/for-families');
  await page.locator('main').locator('a[href^="/auth?type=family"]').first().click();
  await expect(page.getByText('A host family, New Zealand')).toBeVisible();
  expect(await preferred(page)).toBeNull();
  await page.reload();
  await expect(page.getByText('A host family, New Zealand')).toBeVisible();
});

test('a chosen country is that of the sign-up form when the page is loaded again', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('preferredRegion', 'newzealand'));
  await page.goto('/auth?type=family');
  await expect(page.getByText('A host family, New Zealand')).toBeVisible();
  await page.goto('/auth#sign-up');
  await expect(page.getByRole('combobox', { name: 'Where is your home?' })).toHaveValue('newzealand');
});

test('G04 links get /nz in New Zealand, except those that belong to one account or to all', async ({ page }) => {
  await page.goto('/nz');
  await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/nz');
  await expect(footer(page).getByRole('link', { name: 'Send us a message' })).toHaveAttribute('href', '/nz/contact');
  await expect(footer(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/payment');
  await expect(footer(page).getByRole('link', { name: 'Host Family Guide' })).toHaveAttribute('href', '/blog');
  await expect(header(page).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
  const exempt = /^\/(profile|dashboard|admin|messages|payment|blog|auth)/;
  for (const href of await hrefs(page)) {
    if (!href.startsWith('/') || exempt.test(href)) continue;
    expect(href).toMatch(/^\/nz(\/|$)/);
  }
  await page.goto('/');
  expect((await hrefs(page)).filter((href) => href.startsWith('/nz'))).toEqual([]);
});

test('G05 the switch is in the header of a few pages and in the footer of all', async ({ page }) => {
  for (const path of [
    '/',
    '/for-au-pairs',
    '/for-families',
    '/blog',
    '/nz',
    '/nz/for-au-pairs',
    '/nz/for-families',
    '/nz/blog',
  ]) {
    await page.goto(path);
    await expect(headerSwitch(page), path).toBeVisible();
    await expect(footerSwitch(page), path).toBeVisible();
  }
  for (const path of ['/search-au-pairs', '/pricing', '/nz/contact', '/auth', '/nowhere']) {
    await page.goto(path);
    await expect(footerSwitch(page), path).toBeVisible();
    await expect(headerSwitch(page), path).toHaveCount(0);
  }
});

test('G06 members have the switch only in the footer', async ({ as, family }) => {
  const page = await as(family);
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(headerSwitch(page)).toHaveCount(0);
  await footerSwitch(page).getByRole('link', { name: 'New Zealand' }).click();
  await expect(page).toHaveURL('/nz');
});

test('G06 on small screens a compact switch sits in the header', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 360, height: 740 } });
  await page.goto('/');
  await expect(headerSwitch(page).getByRole('link', { name: 'AU' })).toBeInViewport();
  await headerSwitch(page).getByRole('link', { name: 'NZ' }).click();
  await expect(page).toHaveURL('/nz');
});

const PLACES = {
  '/': ['Any Location', 'Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Canberra'],
  '/nz': ['Any Location', 'Auckland', 'Wellington', 'Christchurch', 'Queenstown', 'Hamilton', 'Tauranga'],
};

for (const [path, places] of Object.entries(PLACES))
  test(`G07 N01 N05 ${path} has the words, links, places and prices of its region`, async ({ page }) => {
    await page.goto(path);
    const options = page.getByLabel('Where you live').getByRole('option');
    await expect(options).toHaveText(places);
    const [dollars, country, landing] =
      path === '/nz'
        ? ['NZ$', 'New Zealand', '/nz/become-an-au-pair-new-zealand']
        : ['A$', 'Australian', '/become-an-au-pair-australia'];
    const pricing = page.getByRole('region', { name: 'What it costs' });
    for (const price of ['40', '250', '800']) await expect(pricing).toContainText(`${dollars}${price}`);
    await expect(pricing).toContainText('100% off for a limited time');
    await expect(page.getByText(`Meet au pairs for your ${country} home.`)).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'For Au Pairs' })).toHaveAttribute('href', landing);
    await expect(footer(page).getByRole('link', { name: /Culture$/ })).toContainText(country);
  });

test('P02 the location and date of the hero become filters of the search', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Where you live').selectOption('Perth');
  await page.getByLabel('Start date').fill('2031-02-01');
  await page.getByRole('button', { name: 'Find Au Pairs' }).click();
  await expect(page).toHaveURL(/\/search-au-pairs\?city=Perth/);
  await expect(page.getByRole('button', { name: 'Remove the filter “Perth”' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove the filter “.*1 Feb 2031”/ })).toBeVisible();
  await page.goto('/');
  await page.getByRole('tab', { name: "I'm an Au Pair" }).click();
  await page.getByLabel('Where you want to live').selectOption('Perth');
  await page.getByLabel('Free from').fill('2031-02-01');
  await page.getByRole('button', { name: 'Find Families' }).click();
  await expect(page.getByRole('button', { name: 'Remove the filter “Perth”' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove the filter “.*1 Feb 2031”/ })).toBeVisible();
});
