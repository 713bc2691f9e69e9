import { examine, expectNothingSideways, settle } from '../support/examine';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';

const MAP = { name: 'Map of families' };

test('B16 the map opens above the results, and a location chosen by touch filters the search until Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const complaints = complaintsOf(page);
  await settle(page, '/search-families');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', MAP);
  await expect(map.getByRole('list', { name: 'Locations' }).getByRole('button').first()).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  await expectNothingSideways(page, 'the map of families');
  expect(await examine(page, 'families on a map')).toEqual([]);
  await page.screenshot({ path: `${process.env['SHOTS'] ?? 'test-results'}/map-390.png` });
  await map
    .getByRole('button', { name: /^Sydney: / })
    .first()
    .click();
  await expect(page).toHaveURL(/city=Sydney/);
  await expect(page.getByRole('button', { name: 'Remove the filter “Sydney”' })).toBeVisible();
  await expect(map).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/city=Sydney/);
  await expect(map).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Remove the filter “Sydney”' })).toBeVisible();
  // Not even the map asks anyone else.
  expect(complaints).toEqual([]);
});

test('a member finds suburbs below the map, the first of them without scrolling a list', async ({ as, auPair }) => {
  const page = await as(auPair, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await settle(page, '/search-families?view=map');
  const map = page.getByRole('region', MAP);
  const locations = map.getByRole('list', { name: 'Locations' });
  await expect(locations.getByRole('button')).toHaveCount(8);
  for (const location of await locations.getByRole('button').all())
    expect((await location.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await locations.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await map.getByRole('button', { name: /^Show all \d+ locations$/ }).click();
  expect(await locations.getByRole('button').count()).toBeGreaterThan(8);
  await map.getByRole('button', { name: 'Show fewer locations' }).click();
  await expect(locations.getByRole('button')).toHaveCount(8);
  expect(await examine(page, 'suburbs below the map')).toEqual([]);
});

test('B16 by keyboard the map zooms, moves and chooses, and a distance is a filter like any other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, '/search-families?view=map');
  const map = page.getByRole('region', MAP);
  const drawing = map.locator('svg').first();
  const whole = await drawing.getAttribute('viewBox');
  await map.getByRole('button', { name: 'Zoom in', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(drawing).not.toHaveAttribute('viewBox', whole ?? '');
  const closer = await drawing.getAttribute('viewBox');
  await page.keyboard.press('ArrowRight');
  await expect(drawing).not.toHaveAttribute('viewBox', closer ?? '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('-');
  await expect(drawing).toHaveAttribute('viewBox', whole ?? '');
  expect(await examine(page, 'families on a map')).toEqual([]);
  await page.screenshot({ path: `${process.env['SHOTS'] ?? 'test-results'}/map-1440.png` });
  const listed = map.getByRole('list', { name: 'Locations' }).getByRole('button', { name: /^Melbourne: / });
  await listed.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/city=Melbourne/);

  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog').getByLabel('Distance').selectOption('50');
  await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/city=Melbourne.*within=50|within=50.*city=Melbourne/);
  await page.getByRole('button', { name: 'Remove the filter “Within 50 km”' }).click();
  await expect(page).not.toHaveURL(/within/);
});

test('B16 the page of an au pair shows members a calendar of their availability', async ({ as, family }) => {
  const page = await as(family);
  await settle(page, '/search-au-pairs');
  await page.locator('section[aria-label=Results] article a').first().click();
  const calendar = page.getByRole('region', { name: 'Availability' });
  await expect(calendar.getByRole('table')).toHaveCount(3);
  const first = await calendar.getByRole('table').first().locator('caption').textContent();
  await calendar.getByRole('button', { name: 'Later months' }).click();
  await expect(calendar.getByRole('table').first().locator('caption')).not.toHaveText(first ?? '');
  await calendar.scrollIntoViewIfNeeded();
  await page.screenshot({ path: `${process.env['SHOTS'] ?? 'test-results'}/calendar.png` });
  expect(await examine(page, 'families on a map')).toEqual([]);
});
