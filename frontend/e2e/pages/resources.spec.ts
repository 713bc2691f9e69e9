import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';
import type { APIRequestContext, Page } from '@playwright/test';

interface Guide {
  title: string;
  slug: string;
  audience: string;
  featured: boolean;
}

const guides = async (request: APIRequestContext, query: string): Promise<Guide[]> =>
  ((await (await request.get(`/api/resources${query}`)).json()) as { items: Guide[] }).items;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const templates = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
const audiences = (page: Page) => page.getByRole('navigation', { name: 'Who it’s for' });

/** The page must show everything in the API; a guide that another test has just published appears within a minute. */
const expectAll = (page: Page, query: string) =>
  expect(async () => {
    await page.reload();
    const titles = (await guides(page.request, query)).map(({ title }) => title);
    await expect(templates(page)).toHaveText(titles, { timeout: 500 });
  }).toPass({ timeout: 60_000 });

test('R15 H01 templates can be filtered, searched, read and downloaded without JavaScript', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  expect((await page.goto('/resources'))?.status()).toBe(200);
  await expect(heading(page)).toHaveText('Templates to download and print');
  await expectAll(page, '?region=australia');
  expect(await templates(page).count()).toBeGreaterThanOrEqual(8);

  await audiences(page).getByRole('link', { name: 'For au pairs' }).click();
  await expect(page).toHaveURL('/resources?audience=aupair');
  await expect(audiences(page).locator('[aria-current=page]')).toHaveText('For au pairs');
  await expectAll(page, '?region=australia&audience=aupair');

  await page.getByRole('searchbox', { name: 'Search templates' }).fill('sched');
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/resources?audience=aupair&q=sched');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(templates(page).first()).toHaveText('Weekly schedule');

  await templates(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/resources/weekly-schedule');
  await expect(heading(page)).toHaveText('Weekly schedule');
  const files = page.getByRole('region', { name: 'Files to download' });
  await expect(files.getByRole('link')).toHaveText([/weekly-schedule\.pdf \(PDF, \d+ kB\)/, /\.docx \(Word, \d+ kB\)/]);
  await expect(files).toContainText('To print each Sunday');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('weekly-schedule.pdf');
  await expect(page.getByRole('region', { name: 'Related templates' }).getByRole('listitem')).toHaveCount(3);
});

test('R15 the search stays on the page, Back undoes it, and an empty result says so', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/resources');
  const box = page.getByRole('searchbox', { name: 'Search templates' });
  await box.fill('  budget ');
  await box.press('Enter');
  await expect(page).toHaveURL('/resources?q=budget');
  await expect(templates(page).first()).toHaveText('Budget sheets');
  await box.fill('xylophone');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No templates found for “xylophone”' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('budget');
  await page.goto('/resources?audience=cats');
  await expect(audiences(page).locator('[aria-current=page]')).toHaveText('Everyone');
  expect(complaints).toEqual([]);
});

test('R15 N01 New Zealand has its own agreement and numbers, and documents of the other country are marked', async ({
  page,
}) => {
  await page.goto('/nz/resources');
  await expect(templates(page).filter({ hasText: 'New Zealand' })).toHaveCount(1);
  await expect(templates(page).filter({ hasText: 'for Australia' })).toHaveCount(0);
  await templates(page).filter({ hasText: 'First-aid' }).getByRole('link').click();
  await expect(page).toHaveURL('/nz/resources/first-aid-and-emergency-card');
  const files = page.getByRole('region', { name: 'Files to download' }).getByRole('link');
  await expect(files.first()).toContainText('emergency-card-new-zealand.pdf');
  await expect(page.getByRole('region', { name: 'Sources', exact: true })).toContainText('checked on 20 November 2026');

  await page.goto('/nz/resources/au-pair-agreement-australia');
  await expect(page.getByText('You’ve chosen the other country.')).toBeVisible();
  await page.getByRole('link', { name: 'Templates for New Zealand' }).click();
  await expect(templates(page).first()).toContainText('New Zealand');
});

test('R15 R18 an unknown guide is not found; a known one has breadcrumbs', async ({ page, request }) => {
  for (const path of ['/resources/no-such-guide', '/nz/resources/no-such-guide'])
    expect((await page.goto(path))?.status(), path).toBe(404);
  const html = await (await request.get('/nz/resources/weekly-schedule')).text();
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toMatch(/"position":3,"name":"Weekly schedule","item":"[^"]+\/nz\/resources\/weekly-schedule"/);
});
