import { examine, expectNothingSideways, VISUAL_RULES, settle } from '../support/examine';
import { makePerson, send, signInByCall } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { DARK_PHONE, DESKTOP, PHONE } from '../support/screens';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

test('a member finds everyone by stage from the menu, goes on by keyboard, and sets someone aside with undo', async ({
  as,
}) => {
  const auPair = await makePerson('aupair');
  const [saved, talking] = [
    await makePerson('family', { profile: { familyName: 'Alder' } }),
    await makePerson('family', { profile: { familyName: 'Birch' } }),
  ];
  const { id, say } = await beginTalk(talking, auPair);
  await say('Good morning');
  const page = await as(auPair, DESKTOP);
  const complaints = complaintsOf(page);
  const token = await signInByCall(page.request, auPair);
  await send(page.request, token, 'PUT', `/api/shortlist-entries/${saved.id}`);
  await settle(page, '/dashboard');
  await page.locator('header summary').filter({ hasText: 'your menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'People by stage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People by stage' })).toBeVisible();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('Saved').getByRole('link', { name: /^Write first: / })).toHaveAttribute(
    'href',
    `/app/messages?to=${saved.id}`,
  );
  const answer = column('In conversation').getByRole('link', { name: /^Read and answer: / });
  await expect(answer).toHaveAttribute('href', `/app/messages?conversation=${id}`);
  await expect(column('Signed').getByText('Nothing signed yet.')).toBeVisible();
  expect(await examine(page, 'pipeline')).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('pipeline-1440.png'), fullPage: true });

  await column('Saved')
    .getByRole('button', { name: /^Set .* aside$/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(column('Saved').getByText('No saved people to write to.')).toBeVisible();
  await expect(column('Set aside').getByRole('button', { name: /^Put .* back$/ })).toBeVisible();
  // The pressed button is gone, so the focus moves to a neighbour.
  await expect(column('Saved')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(column('Saved').getByRole('link', { name: /^Write first: / })).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(column('Set aside').getByText('No one is set aside.')).toBeVisible();
  await answer.press('Enter');
  await expect(page).toHaveURL(`/app/messages?conversation=${id}`);
  expect(complaints).toEqual([]);
});

test('on a phone the stages are below each other, and someone is set aside and put back by touch', async ({ as }) => {
  const [family, auPair] = [await makePerson('family'), await makePerson('aupair')];
  const page = await as(auPair, DARK_PHONE);
  await send(page.request, await signInByCall(page.request, auPair), 'PUT', `/api/shortlist-entries/${family.id}`);
  await settle(page, '/app/pipeline');
  await page.getByRole('button', { name: `Set ${family.name} aside` }).tap();
  await expect(page.getByText(`${family.name} is set aside.`)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('aside-390-dark.png'), fullPage: true });
  await page.getByRole('button', { name: `Put ${family.name} back` }).tap();
  await expect(page.getByRole('button', { name: `Set ${family.name} aside` })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('pipeline-390-dark.png'), fullPage: true });
  expect(await examine(page, 'pipeline', VISUAL_RULES)).toEqual([]);
  await expectNothingSideways(page, 'pipeline');
});

test('when nothing loads the page says so once, and loads everything again', async ({ as }) => {
  const page = await as(await makePerson('aupair'), PHONE);
  await page.route('**/api/pipeline-entries?*', (route) => route.fulfill({ status: 500, json: {} }));
  await settle(page, '/app/pipeline');
  await expect(page.getByRole('heading', { name: 'Your people did not load' })).toBeVisible();
  await expect(page.getByText('did not load')).toHaveCount(1);
  expect(await examine(page, 'pipeline that did not load')).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('failed-390-dark.png'), fullPage: true });
  await page.unroute('**/api/pipeline-entries?*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByText('No one is set aside.')).toBeVisible();
  await expect(page.getByText('did not load')).toHaveCount(0);
});

test('a column that does not load says so in its place', async ({ as }) => {
  const ofSaved = /pipeline-entries\?.*column=saved/;
  const page = await as(await makePerson('aupair'), DESKTOP);
  await page.route(ofSaved, (route) => route.fulfill({ status: 500, json: {} }));
  await settle(page, '/app/pipeline');
  const saved = page.getByRole('region', { name: 'Saved', exact: true });
  await expect(saved.getByText('These people did not load.')).toBeVisible();
  await expect(page.getByText('No one is set aside.')).toBeVisible();
  await page.unroute(ofSaved);
  await saved.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(saved.getByText('No saved people to write to.')).toBeVisible();
});
