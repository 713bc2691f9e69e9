import type { Page } from '@playwright/test';
import { administrator as admin } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { send, signInByCall } from '../support/people';
import { jpegWithExif } from '../support/photos';
import { complaintsOf } from '../support/quiet';
import { waitUntilSettled } from '../support/page-settled';
import { expect, test } from '../support/test';

const listOf = (page: Page) => page.getByRole('list', { name: 'Featured families, in order' });
const namesIn = (page: Page) => listOf(page).locator('li b').allInnerTexts();

test('J05 R14 an admin puts a family first by keyboard, and the page of the city shows it first', async ({
  as,
  page: visitor,
  request,
}) => {
  const token = await signInByCall(request, admin);
  const path = '/api/admin/featured-families/hamilton';
  type Choice = { version: string; items: { id: string }[]; next: { id: string }[] };
  const before = (await send(request, token, 'GET', path)) as Choice;
  // At least two, because other tests may have featured more.
  const ids = [...before.items, ...before.next].slice(0, 2).map(({ id }) => id);
  await send(request, token, 'PUT', path, { ids, version: before.version });

  const page = await as(admin);
  const complaints = complaintsOf(page);
  await settle(page, '/admin/feature-family?place=hamilton');
  await expect(listOf(page).getByRole('listitem')).toHaveCount(2);
  const [first, second] = await namesIn(page);
  await page.getByRole('button', { name: `Move ${first}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${first} is lifted. It is number 1 of 2.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first} would be number 2 of 2.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => namesIn(page)).toEqual([second, first]);
  const preview = page.getByRole('region', { name: 'How the page will look' });
  await expect(preview.getByRole('listitem').first()).toContainText(String(second));
  await page.getByRole('button', { name: 'Save the order' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();

  await visitor.goto('/nz/hamilton');
  const links = visitor.locator('section[aria-labelledby=families] h3 a');
  await expect(links.first()).toHaveAttribute('href', new RegExp(`/family/${ids[1]}`));
  expect(complaints).toEqual([]);
});

test('R20 scheduled tasks have plain names and times, and the admin named in the header runs one now', async ({
  as,
}) => {
  const page = await as(admin);
  await settle(page, '/admin/jobs');
  await expect(page.getByRole('link', { name: /^Your account: admin/ })).toHaveAttribute('href', '/account');
  const tasks = page.getByRole('region', { name: 'Scheduled tasks' });
  await expect(tasks.getByRole('row').filter({ hasText: 'Unused photos' })).toContainText(/Every day at \d+:23 [ap]m/);
  const names = await page.locator('td b').allInnerTexts();
  expect(names.filter((name) => /^[a-z-]+\.[a-z.-]+$/.test(name))).toEqual([]);
  const task = tasks.getByRole('row').filter({ hasText: 'Files without a record' });
  await task.getByRole('button', { name: 'Run “Files without a record” now' }).press('Enter');
  await expect(page.getByText('“Files without a record” runs within seconds.')).toBeVisible();
  await expect(task).toContainText(/Done, .+ ago/, { timeout: 30_000 });
});

test('J05 R20 the charts of the start page have numbers, text and tables', async ({ as }) => {
  const page = await as(admin);
  const complaints = complaintsOf(page);
  await settle(page, '/admin-dashboard');
  const figures = page.getByRole('region', { name: 'Metrics' });
  await figures.getByText('90 days').click();
  await expect(page).toHaveURL(/days=90/);
  const people = figures.getByRole('figure', { name: 'New people by role and country' });
  await expect(people.locator('figcaption')).toContainText(
    /Families, Australia: \d+ in total, most on \d+ \w+ 20\d\d: \d+\./,
  );
  await expect(people.locator('svg.recharts-surface').first()).toBeAttached();
  await people.getByRole('button', { name: /as a table/ }).click();
  await expect(people.getByRole('row')).toHaveCount(91);
  await expect(people.getByRole('columnheader', { name: 'Au pairs, New Zealand' })).toBeVisible();
  await figures.getByText('A year').click();
  await expect(people.getByRole('row')).toHaveCount(53);
  expect(complaints).toEqual([]);
});

test('R20 N04 the upload test shows what is stored of a file, and what its sender reads when it is not accepted', async ({
  as,
}) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    const page = await as(admin, { colorScheme, viewport: { width, height: 900 } });
    const complaints = complaintsOf(page);
    await settle(page, '/test-upload');
    await expect(page.getByText('No file tested yet')).toBeVisible();
    expect(await examine(page, `/test-upload at ${width}`)).toEqual([]);

    const file = page.locator('input[type=file]');
    await file.setInputFiles(await jpegWithExif(page, '#8f4a06'));
    const answer = page.getByRole('region', { name: 'What happened' });
    await expect(answer.getByRole('status')).toContainText('It would be accepted as a photo');
    await expect(answer.getByRole('listitem').filter({ hasText: 'Cut to shape' })).toContainText('Passed');
    await expect(answer.getByRole('row', { name: /^Description Secret Street 7/ })).toContainText('Removed');
    await expect(answer.getByRole('img', { name: 'How 1200.webp would look' })).toBeVisible();
    expect(await examine(page, `/test-upload with an answer at ${width}`)).toEqual([]);
    await expectNothingSideways(page, '/test-upload');

    // The same file is tried again by keyboard, for a purpose with other rules.
    await page.getByRole('radio', { name: /^A photo of a profile/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/as=evidence/);
    // The address changes before the page does; the file is sent for the purpose that the page shows.
    await expect(page.getByRole('radio', { name: /^A document for verification/ })).toBeChecked();
    await file.setInputFiles({
      name: 'passport.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ no document'),
    });
    await expect(answer.getByRole('status')).toContainText('Please choose a PDF, JPEG or PNG file.');
    await expect(answer.getByRole('listitem').filter({ hasText: 'Harmful content' })).toContainText('Not reached');
    await expect(page.getByRole('button', { name: 'Try passport.pdf again' })).toBeEnabled();
    expect(complaints).toEqual([]);
  }
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const)
  test(`R20 J05 every page of the menu has an icon of its own and is accessible, ${width} wide and ${colorScheme}`, async ({
    as,
  }) => {
    test.setTimeout(180_000);
    const page = await as(admin, { colorScheme, viewport: { width, height: 900 } });
    const complaints = complaintsOf(page);
    await settle(page, '/admin-dashboard');
    const openMenu = async () => {
      if (width < 500) await page.getByRole('button', { name: 'Open menu' }).click();
    };
    await openMenu();
    const entries = page.getByRole('navigation', { name: 'Admin menu' }).filter({ visible: true });
    for (const name of ['Content', 'The site']) await entries.getByRole('menuitem', { name }).first().click();
    const rooms = await entries
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const drawings = await entries.locator('svg').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    expect(rooms.length).toBeGreaterThan(15);
    expect(new Set(drawings).size).toBe(rooms.length);
    for (const [index, path] of rooms.map(String).entries()) {
      if (index > 0) await openMenu();
      await entries.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await waitUntilSettled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await examine(page, `${path} at ${width}`)).toEqual([]);
      if (width < 500) await expectNothingSideways(page, path);
    }
    expect(complaints).toEqual([]);
  });
