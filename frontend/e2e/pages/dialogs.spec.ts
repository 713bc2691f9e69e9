import type { Page } from '@playwright/test';
import { makePerson } from '../support/people';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

const REFUSAL = 'This cannot be done at the moment.';

/** Makes the API reject every write to a path. */
async function refuse(page: Page, path: RegExp) {
  await page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 409, json: { statusCode: 409, code: 'conflict', message: REFUSAL } }),
  );
}

test('a dialog whose request fails shows the error next to its button and keeps the typed text', async ({ as }) => {
  const [family, auPair] = [await makePerson('family'), await makePerson('aupair')];
  const { id, say } = await beginTalk(family, auPair);
  await say('Good morning');
  const page = await as(auPair);
  await page.goto(`/app/messages?conversation=${id}`);
  const dialog = page.getByRole('dialog');
  const failure = dialog.getByRole('alert').filter({ hasText: REFUSAL });

  await refuse(page, /\/api\/.*block/);
  await page.getByRole('button', { name: `Report or block ${family.name}` }).click();
  await dialog.getByRole('button', { name: /^Block/ }).click();
  await dialog.getByRole('textbox').fill('They asked for money');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(failure).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('They asked for money');
  const words = await failure.boundingBox();
  const button = await dialog.getByRole('button', { name: 'Block', exact: true }).boundingBox();
  const gap = (button?.y ?? Infinity) - ((words?.y ?? 0) + (words?.height ?? 0));
  expect(gap, 'the words stand right above the button').toBeLessThan(40);

  // After a successful second try the error of the first is gone.
  await page.unroute(/\/api\/.*block/);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(`${family.name} is blocked`)).toBeVisible();
});

test('times for an interview that could not be sent stay in their dialog, with the reason', async ({ as }) => {
  const [family, auPair] = [await makePerson('family'), await makePerson('aupair')];
  const { id, say } = await beginTalk(family, auPair);
  await say('Shall we talk?');
  const page = await as(family);
  await page.goto(`/app/messages?conversation=${id}`);
  await refuse(page, /\/api\/interviews/);
  await page.getByRole('button', { name: 'Propose a video interview' }).click();
  const dialog = page.getByRole('dialog');
  const day = dialog.locator('input[type="date"]').first();
  const chosen = await day.inputValue();
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog.getByRole('alert').filter({ hasText: REFUSAL })).toBeVisible();
  await expect(day).toHaveValue(chosen);
});

for (const [path, address] of [
  ['/interviews', '**/api/interviews*'],
  ['/verification', '**/api/verification*/**'],
  ['/dashboard', '**/api/dashboards/me'],
  ['/saved-searches', '**/api/saved-searches'],
] as const)
  test(`the focus stays on the page when trying again works: ${path}`, async ({ as }) => {
    const page = await as(await makePerson('aupair'));
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'Not now.' } }),
    );
    await page.goto(path);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    await expect(again).toBeVisible();
    await page.unroute(address);
    await again.press('Enter');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  });

test('a response that arrives after a dialog was closed leaves the next dialog open, with its typed text', async ({
  as,
}) => {
  const page = await as(await makePerson('family'));
  let answer: (() => void) | undefined;
  await page.route('**/api/saved-searches', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await new Promise<void>((resolve) => (answer = resolve));
    return route.continue();
  });
  await page.goto('/search-au-pairs');
  const open = page.getByRole('button', { name: 'Save this search' }).first();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await open.click();
  await dialog.getByLabel('Name').fill('The first');
  await dialog.getByRole('button', { name: 'Save the search' }).click();
  await expect.poll(() => answer).toBeDefined();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open.click();
  await dialog.getByLabel('Name').fill('The second');
  answer?.();
  await expect(page.getByText('Search saved')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('The second');
});

test('the focus stays on a profile when its reviews load at the second try', async ({ as, auPair, family }) => {
  const page = await as(auPair);
  const address = '**/api/reviews?*';
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'Not now.' } }),
  );
  await page.goto(`/family/${family.id}`);
  const again = page.getByRole('region', { name: 'What others say' }).getByRole('button', { name: 'Try again' });
  await again.scrollIntoViewIfNeeded();
  await page.unroute(address);
  await again.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
});
