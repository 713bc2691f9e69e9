import { examine } from '../support/examine';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';

const PATH = '/faq-au-pairs-host-families';
const HALVES = ['faq-families', 'faq-au-pairs'];

for (const prefix of ['', '/nz'])
  test(`R16 ${prefix}${PATH} answers both sides for its country, without JavaScript too`, async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false });
    expect((await page.goto(prefix + PATH))?.status()).toBe(200);
    const country = prefix ? 'New Zealand' : 'Australia';
    await expect(page).toHaveTitle(`Au pair questions and answers for ${country} | Wattle & Fern`);
    for (const half of HALVES) expect(await page.locator(`#${half} details`).count(), half).toBeGreaterThanOrEqual(12);
    const question = page.locator('details', { hasText: 'Is an au pair an employee?' });
    await question.locator('summary').click();
    await expect(question.getByText(`Applies in ${country}.`)).toBeVisible();
    await expect(question.getByText(/checked 20 November 2026/).first()).toBeVisible();

    const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents();
    const faq = structuredData.map((json) => JSON.parse(json) as { '@type': string; mainEntity: { name: string }[] });
    const names = faq.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity.map(({ name }) => name);
    expect(names).toEqual(await page.locator('details h3').allTextContents());
  });

test('R16 the anchors lead to each half, from other pages and on this one', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${PATH}#faq-au-pairs`);
  await expect(page.getByRole('heading', { name: 'Questions au pairs ask' })).toBeInViewport();
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions au pairs ask' }).click();
  await expect(page.getByRole('heading', { name: 'Questions au pairs ask' })).toBeInViewport();
  await page.getByRole('link', { name: 'See questions from families' }).click();
  await expect(page.getByRole('heading', { name: 'Questions families ask' })).toBeInViewport();
  await expect(page).toHaveURL(`${PATH}#faq-families`);
  expect(complaints).toEqual([]);
});

test('R16 G07 in New Zealand the same question has its own answer, and links stay in New Zealand', async ({ page }) => {
  await page.goto(PATH);
  const holds = page.locator('details', { hasText: 'What do we have to pay?' });
  await expect(holds).toContainText('Applies in Australia.');
  await page.getByRole('link', { name: 'Read the answers for New Zealand' }).click();
  await expect(page).toHaveURL(`/nz${PATH}`);
  await expect(holds).toContainText('Applies in New Zealand.');
  await expect(page.locator('#faq-families details[open] a').first()).toHaveAttribute('href', /^\/nz\//);
  await page.goto(PATH);
  await expect(holds, 'the choice is kept').toContainText('Applies in New Zealand.');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`R16 R09 ${colorScheme}: open answers and the contact form pass axe and do not scroll sideways`, async ({
    visitor,
  }) => {
    const page = await visitor({ colorScheme, viewport: { width: 320, height: 700 } });
    for (const path of [PATH, '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const answers = page.getByRole('main').locator('details');
      for (let index = 1; index < Math.min(4, await answers.count()); index += 1)
        await answers.nth(index).locator('summary').click();
      expect(await examine(page, path)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
