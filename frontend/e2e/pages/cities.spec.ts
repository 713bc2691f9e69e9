import { settle } from '../support/examine';
import { expect, test } from '../support/test';

const heading = 'main h1';

test('R14 the pages of the cities can be read without JavaScript, people included', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  for (const city of ['Sydney', 'Melbourne', 'Brisbane', 'Perth']) {
    const answer = await page.goto(`/${city.toLowerCase()}`);
    expect(answer?.status(), city).toBe(200);
    await expect(page.locator(heading)).toContainText(city);
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: `A family in ${city}` })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: `Au pairs who want to live in ${city}` })).toBeVisible();
    await expect(page.getByText('Featured', { exact: true }).first()).toBeVisible();
  }
  await page.goto('/sydney');
  await page.getByRole('link', { name: 'Families in Sydney' }).click();
  await expect(page).toHaveURL('/search-families?city=Sydney');
  await page.getByRole('link', { name: 'Living in Sydney' }).click();
  await expect(page).toHaveURL('/sydney');
  await page
    .getByRole('navigation', { name: 'Elsewhere in Australia' })
    .getByRole('link', { name: 'Auckland' })
    .click();
  await expect(page).toHaveURL('/nz/auckland');
});

test('R14 N05 every city of the location options has its page, in its own country only', async ({ page }) => {
  const regions = (await (await page.request.get('/api/regions')).json()) as {
    pathPrefix: string;
    locations: string[];
  }[];
  for (const { pathPrefix, locations } of regions)
    for (const city of locations.slice(1)) {
      const slug = city.toLowerCase();
      const answer = await page.request.get(`${pathPrefix}/${slug}`);
      expect(answer.status(), city).toBe(200);
      expect(await answer.text(), city).toContain('"@type":"BreadcrumbList"');
      const elsewhere = await page.request.get(`${pathPrefix ? '' : '/nz'}/${slug}?ref=fr`, { maxRedirects: 0 });
      expect(elsewhere.status(), city).toBe(301);
      expect(elsewhere.headers()['location'], city).toBe(`${pathPrefix}/${slug}?ref=fr`);
    }
  expect((await page.request.get('/nz/dunedin')).status()).toBe(404);
});

test('P05 a visitor who opens someone on a city’s page is asked to sign in', async ({ page }) => {
  for (const [kind, words] of [
    ['family', 'You need to login or register to view family profiles.'],
    ['au-pair', 'You need to login or register to view au pair profiles.'],
  ] as const) {
    await page.goto('/melbourne');
    await page.locator(`main a[href^="/${kind}/"]`).first().click();
    await expect(page.getByText('Login Required')).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    // After signing up, the visitor returns to the same person.
    await expect(page).toHaveURL(new RegExp(`/auth\\?type=\\w+&next=%2F${kind}%2F`));
  }
});

test('G07 a city page has its country’s colour and links, and the region switch leads to the other home page', async ({
  page,
}) => {
  await page.goto('/nz/wellington');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'newzealand');
  await page.getByRole('link', { name: 'Perth', exact: true }).click();
  await expect(page.locator(heading)).toContainText('Perth');
  await expect(page).toHaveURL('/perth');
  await expect(page.getByRole('heading', { name: 'The six Noongar seasons' })).toBeVisible();
  await expect(page.locator('main > [data-region="australia"]')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'New Zealand', exact: true }).click();
  await expect(page).toHaveURL('/nz');
});

test('the texts of a city page are in its HTML and are not loaded again as code', async ({ page }) => {
  await settle(page, '/melbourne');
  await expect(page.getByText('Sources', { exact: true })).toBeVisible();
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.filter((name) => /static-sections.*\.js$/.test(name))).toEqual([]);
});
