import type { Page } from '@playwright/test';
import { complaintsOf } from '../support/quiet';
import { beginTalk, composer } from '../support/talk';
import { expect, test } from '../support/test';

const PAGES = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/cookies', 'Cookies'],
] as const;

const law = (page: Page) => page.getByRole('main');

test('R17 /privacy, /terms and /cookies can be read without JavaScript, in both regions', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  for (const [path, title] of PAGES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page).toHaveTitle(`${title} | Wattle & Fern`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60}/);
    await expect(law(page).getByText(/^Last changed \d+ \w+ 20\d\d$/)).toBeVisible();
    await expect(law(page).getByRole('region', { name: 'The short version' }).getByRole('listitem')).not.toHaveCount(0);

    const contents = law(page).getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const link of await contents.all()) {
      const part = law(page).locator((await link.getAttribute('href')) ?? '#');
      await expect(part.getByRole('heading', { level: 2 })).toContainText((await link.textContent()) ?? '');
    }
    await contents.last().click();
    await expect(law(page).getByRole('heading', { level: 2 }).last()).toBeInViewport();
  }
  await page.goto('/terms');
  await expect(law(page).getByText('The law of New South Wales and of Australia applies.')).toBeVisible();
  await page.goto('/nz/terms');
  await expect(law(page).getByText('you may go to the Disputes Tribunal')).toBeVisible();
  await law(page).getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/nz/privacy');
  await expect(
    law(page)
      .getByText(/Privacy Act 2020/)
      .first(),
  ).toBeVisible();
});

test('R17 /cookies names everything that the product keeps in a browser', async ({ as, family, auPair }) => {
  const { id } = await beginTalk(family, auPair);
  const page = await as(family);
  const complaints = complaintsOf(page);
  await page.goto(`/app/messages?conversation=${id}`);
  await composer(page).fill('Words that I have not sent');
  await page.goto('/nz');
  await page.goto('/cookies');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click();
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  const set = (await page.context().cookies()).map(({ name }) => name);
  expect(set.sort()).toEqual(['device', 'rt']);
  expect(stored).toContain('signedIn');
  const named = await law(page).locator('dt').allTextContents();
  for (const name of [...stored, ...set]) expect(named).toContain(name);
  expect(complaints).toEqual([]);
});
