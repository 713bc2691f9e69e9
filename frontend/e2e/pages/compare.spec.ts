import { examine, expectNothingSideways, VISUAL_RULES, settle } from '../support/examine';
import { makePerson, send, signInByCall } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { DARK_PHONE, DESKTOP } from '../support/screens';
import { expect, test } from '../support/test';

const addressOf = (people: readonly { id: string }[]) => `/app/compare?ids=${people.map(({ id }) => id).join()}`;

test('an au pair chooses families in the search by keyboard and compares them', async ({ as }) => {
  const auPair = await makePerson('aupair');
  const names = ['Alder', 'Birch'].map((name) => `${name}${Date.now().toString(36)}`);
  for (const familyName of names) await makePerson('family', { profile: { familyName } });
  const page = await as(auPair, DESKTOP);
  const complaints = complaintsOf(page);
  await settle(page, '/search-families?sort=newest');
  for (const name of names) {
    await page.getByRole('button', { name: `Compare the ${name} family` }).focus();
    await page.keyboard.press('Space');
  }
  const bar = page.getByRole('region', { name: 'People to compare' });
  await expect(bar).toContainText(`The ${names[0]} family, the ${names[1]} family`);
  await bar.getByRole('link', { name: 'Compare 2 people' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible();
  const table = page.getByRole('table');
  for (const name of names) await expect(table.getByRole('columnheader', { name: `The ${name} family` })).toBeVisible();
  for (const row of [
    'Fits you',
    'You fit them',
    'Starts',
    'Location',
    'Children',
    'Pay a week',
    'Pets',
    'Checked by us',
  ])
    await expect(table.getByRole('rowheader', { name: row, exact: true })).toBeVisible();
  await expect(table.getByText(/^\d+ of 100$/).first()).toBeVisible();
  expect(await examine(page, 'compare')).toEqual([]);
  await page.getByRole('button', { name: `Remove the ${names[0]} family from the comparison` }).press('Enter');
  await expect(page.getByText('Only one person is here.')).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('on a phone columns are swiped and the names of rows stay; someone hidden is left out', async ({ as }) => {
  const family = await makePerson('family');
  const people = [];
  for (const firstName of ['Lena', 'Mei', 'Ines']) people.push(await makePerson('aupair', { profile: { firstName } }));
  const page = await as(family, DARK_PHONE);
  const blocking = people[2];
  if (!blocking) throw new Error('No one blocks');
  const other = await as(blocking);
  await send(other.request, await signInByCall(other.request, blocking), 'PUT', `/api/blocks/${family.id}`, {});
  await settle(page, addressOf(people));
  await expect(page.getByText('One person is left out because their profile cannot be shown right now.')).toBeVisible();
  const region = page.getByRole('region', { name: 'Comparison' });
  // In the order of the reasons in a match.
  expect(await region.getByRole('rowheader').allTextContents()).toEqual([
    ...['Fits you', 'You fit them', 'Free from', 'How long', 'Has looked after', 'Hours a week', 'Days off a week'],
    ...['Location', 'Languages', 'Driving', 'Swimming', 'Pets', 'Smoking', 'Experience', 'Checked by us'],
  ]);
  const label = region.getByRole('rowheader', { name: 'Languages' });
  const before = await label.boundingBox();
  await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(region.getByRole('columnheader', { name: 'Mei' })).toBeInViewport();
  expect((await label.boundingBox())?.x).toBe(before?.x);
  expect(await examine(page, 'compare', VISUAL_RULES)).toEqual([]);
  await expectNothingSideways(page, 'compare');
});

test('a comparison without anyone says so, and leads to the search and the shortlist', async ({ as, family }) => {
  const page = await as(family, DESKTOP);
  await settle(page, '/app/compare?ids=lena');
  await expect(page.getByRole('heading', { name: 'This link does not say who to compare' })).toBeVisible();
  await settle(page, '/app/compare');
  await expect(page.getByRole('heading', { name: 'Choose people to compare' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My shortlist' }).click();
  await expect(page).toHaveURL('/dashboard#shortlist');
});
