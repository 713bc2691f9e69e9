import { administrator } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { PRODUCT } from '../support/people';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

const under = (name: string, path = '/') => PRODUCT.replace('//', `//${name}.`) + path;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const PAGES = [
  ['fr', 'france', 'Votre autre famille prend le petit déjeuner pieds nus.', 'PVT'],
  ['de', 'germany', 'Deine zweite Familie frühstückt barfuß.', 'Visum 417'],
  ['es', 'spain', 'Tu otra familia desayuna descalza.', 'visado 462'],
] as const;

for (const [name, country, words, keyword] of PAGES)
  test(`P09 P10 P15 ${name}. and ?country=${country} speak the country's language, to people and to search engines`, async ({
    page,
  }) => {
    for (const address of [under(name), `${PRODUCT}/?country=${country}`, `${PRODUCT}/nz?country=${country}`]) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      expect(answer?.headers()['content-language'], address).toBe(name);
      await expect(heading(page), address).toHaveText(words);
      await expect(page.locator('html'), address).toHaveAttribute('lang', name);
      await expect(page.getByRole('banner').locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'en');
      const head = await page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content.length ?? 0,
        keywords: document.querySelector<HTMLMetaElement>('meta[name=keywords]')?.content,
        others: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(
          ({ hreflang, href }) => `${hreflang} ${href}`,
        ),
      }));
      expect(head.title).toContain(keyword);
      expect(head.canonical).toBe(`${PRODUCT}/?country=${country}`);
      expect(head.description).toBeGreaterThan(100);
      expect(head.keywords).toMatch(/au.pair/i);
      expect(head.others.sort()).toEqual([
        `de ${PRODUCT}/?country=germany`,
        `en-AU ${PRODUCT}/`,
        `en-NZ ${PRODUCT}/nz`,
        `es ${PRODUCT}/?country=spain`,
        `fr ${PRODUCT}/?country=france`,
        `x-default ${PRODUCT}/`,
      ]);
    }
  });

test('P09 P10 visitors from the United Kingdom and Italy see the home page with a greeting, everyone else without', async ({
  page,
}) => {
  for (const [address, word] of [
    [under('uk'), 'Hello, United Kingdom.'],
    [under('it'), 'Ciao, Italia.'],
    [under('www'), null],
    [`${PRODUCT}/`, null],
    [`${PRODUCT}/?country=italy`, null],
  ] as const) {
    expect((await page.goto(address))?.headers()['content-language'], address).toBe('en-AU');
    await expect(page.getByText('Meet au pairs for your Australian home.'), address).toBeVisible();
    await expect(page.getByRole('complementary', { name: /United Kingdom|Italia/ })).toHaveCount(word ? 1 : 0);
    if (word) await expect(page.getByText(word)).toBeVisible();
  }
});

test('P11 P12 every section can be read and every city chosen, without JavaScript too', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(`${PRODUCT}/?country=germany`);
  for (const title of [
    'Warum so weit weg?',
    'Fünf Städte, fünf Arten, Guten Morgen zu sagen',
    'Was du mitbringst',
    'Working Holiday, Visumklasse 417',
    'Vom ersten Satz bis zum ersten Frühstück',
    'Was wir tun, und was wir bleiben lassen',
    'So kann es laufen',
    'Was du wissen willst, ohne Umwege',
    'Lesen, bevor der Rucksack zugeht',
    'Am Tisch ist noch ein Stuhl frei.',
  ])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText('Beispiele, von unserem Team geschrieben')).toBeVisible();
  await expect(page.getByText('Geprüft am 20. November 2026').first()).toBeVisible();

  const strip = page.getByRole('list', { name: 'Australien in vier Bildern' });
  await expect(strip.getByRole('img')).toHaveCount(4);

  await expect(page.getByRole('article', { name: 'Sydney' })).toBeVisible();
  await page.getByText('Perth', { exact: true }).first().click();
  await expect(page.getByRole('article', { name: 'Sydney' })).toBeHidden();
  const perth = page.getByRole('article', { name: 'Perth' });
  for (const part of ['2,4 Millionen', 'Mediterran', '155 A$', 'Sonnenuntergang in Cottesloe', 'surfen', 'Gelassen'])
    await expect(perth.getByText(part)).toBeVisible();
  const families = perth.getByText('Familien auf der Suche').locator('xpath=following-sibling::dd');
  await expect(families).toHaveText(/^\d+\+?$|^Nachsehen/);
  await expect(perth.getByRole('link', { name: 'Familien in Perth ansehen' })).toHaveAttribute(
    'href',
    `${PRODUCT}/search-families?city=Perth&country=germany&ref=de`,
  );

  const questions = page.getByRole('region', { name: 'Was du wissen willst' }).locator('details');
  await expect(questions.first()).toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2).locator('p')).toBeVisible();
  await expect(questions.first().locator('p')).toBeVisible();
});

test('P14 links of a country lead to the main site and name the country in their query', async ({ page }) => {
  await page.goto(under('es'));
  await page.getByText('Melbourne', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Ver familias en Melbourne' }).click();
  await expect(page).toHaveURL(`${PRODUCT}/search-families?city=Melbourne&country=spain&ref=es`);
  await expect(page.getByRole('button', { name: 'Remove the filter “Melbourne”' })).toBeVisible();
  await page.goto(under('es'));
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`${PRODUCT}/auth?country=spain&ref=es`);
  const answer = await page.goto(under('es', '/nowhere'));
  expect(answer?.status()).toBe(404);
  expect(answer?.url()).toBe(`${PRODUCT}/nowhere?country=spain&ref=es`);
});

test('P13 a spinner is shown while the content loads; when that fails, the page says so and can be loaded again', async ({
  page,
}) => {
  await page.goto(`${PRODUCT}/?country=france`);
  await page.getByRole('banner').getByRole('link', { name: 'For Au Pairs' }).click();
  await expect(page).toHaveURL(/become-an-au-pair-australia/);
  let fail = () => {};
  const requested = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/api/country-landings/france', async (route) => {
    await requested;
    await route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal_error', message: 'No.' } });
  });
  await page.goBack();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading the page');
  fail();
  await expect(heading(page)).toHaveText('Something went wrong');
  await expect(page.getByText('Failed to load content for France')).toBeVisible();
  await page.unroute('**/api/country-landings/france');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toContainText('pieds nus');
});

test('P09 the link from a country’s page leads to the normal home page', async ({ page }) => {
  await page.goto(`${PRODUCT}/?country=france`);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('Meet au pairs for your Australian home.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
});

test('P10 R20 a page is edited in Admin, an error is shown at its field, and visitors see the change at once', async ({
  as,
  visitor,
}) => {
  const [editor, reader] = [await as(administrator), await visitor({ javaScriptEnabled: false })];
  await settle(editor, '/admin/countries');
  const row = editor.getByRole('row', { name: /^Spain/ });
  const [stood] = /As released|Edited here/.exec(await row.innerText()) ?? [];
  await editor.getByRole('link', { name: 'Spain', exact: true }).click();
  const headline = editor.getByLabel('Headline', { exact: true }).and(editor.locator('#country-cta-headline'));
  const save = editor.getByRole('button', { name: 'Save', exact: true });
  await editor.getByRole('menuitem', { name: 'Call to action' }).click();
  const before = await headline.inputValue();
  await headline.fill('');
  await editor.getByRole('menuitem', { name: 'Questions' }).click();
  const first = editor.getByRole('group', { name: 'Question 1' }).getByLabel('Question', { exact: true });
  const question = await first.inputValue();
  await first.fill(' ');
  await save.click();
  const words = (most: number) => `Please write something here, ${most} characters at most`;
  const problems = editor.getByRole('alert').filter({ hasText: 'Fix these before you save' }).getByRole('link');
  await expect(problems).toHaveText([
    `Questions, Question 1, Question: ${words(160)}`,
    `Call to action, Headline: ${words(90)}`,
  ]);
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(words(160));
  await first.fill(question);
  await problems.click();
  await expect(headline).toBeFocused();
  await expect(headline).toHaveAccessibleDescription(words(90));

  const now = `En la mesa queda una silla, ${Date.now()}.`;
  await headline.fill(now);
  await save.click();
  await expect(editor.getByText('Saved. Visitors see it now.')).toBeVisible();
  await reader.goto(`${PRODUCT}/?country=spain`);
  await expect(reader.getByRole('heading', { name: now })).toBeVisible();

  await headline.fill(before);
  await save.click();
  await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
  await reader.goto(under('es'));
  await expect(reader.getByRole('heading', { name: before })).toBeVisible();
  await editor.getByRole('link', { name: 'All countries' }).click();
  await expect(row).toContainText(new RegExp(`${stood}.*by admin`));
});

test('P10 R20 the list and the editor of countries are accessible, on a desktop and on a phone', async ({ as }) => {
  const page = await as(administrator);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page, '/admin/countries');
    expect(await examine(page, `/admin/countries at ${width}`)).toEqual([]);
    await expectNothingSideways(page, '/admin/countries');
    await page.getByRole('link', { name: 'Germany', exact: true }).click();
    if (width === 390) await page.getByRole('combobox', { name: 'Sections of the page' }).click();
    await page.getByRole(width === 390 ? 'option' : 'menuitem', { name: 'Cities' }).click();
    await expect(page.getByRole('group', { name: 'City 1' })).toBeVisible();
    expect(await examine(page, `/admin/countries/germany at ${width}`)).toEqual([]);
    await expectNothingSideways(page, '/admin/countries/germany');
  }
});
