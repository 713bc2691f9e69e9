import { examine, expectNothingSideways, VISUAL_RULES, settle } from '../support/examine';
import { newRequest, makePerson, send, signInByCall } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { DARK_PHONE, DESKTOP } from '../support/screens';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

test('a member writes a private note and labels by keyboard, and finds them everywhere the person is', async ({
  as,
}) => {
  const [family, auPair] = [await makePerson('family'), await makePerson('aupair')];
  const { id, say } = await beginTalk(family, auPair);
  await say('Good morning');
  const page = await as(auPair, DESKTOP);
  const complaints = complaintsOf(page);
  await settle(page, `/family/${family.id}`);
  await page.getByRole('button', { name: /^Save .* to your shortlist$/ }).click();
  await page.getByLabel(/^Note about/).focus();
  await page.keyboard.type('Calm on the phone.');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('New label')).toBeFocused();
  await page.keyboard.type('Call again');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the label Call again' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await examine(page, 'note')).toEqual([]);

  await settle(page, `/app/messages?conversation=${id}`);
  await expect(page.getByLabel(/^Note about/)).toHaveValue('Calm on the phone.');
  await settle(page, '/dashboard#shortlist');
  const shortlist = page.getByRole('region', { name: 'Your shortlist' });
  await expect(shortlist.getByText('Calm on the phone.')).toBeVisible();
  await expect(shortlist.getByRole('list', { name: 'Your labels' })).toHaveText('Call again');
  await shortlist.getByRole('button', { name: /^Edit your note about/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Your note' });
  await dialog.getByRole('button', { name: 'Remove the label Call again' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shortlist.getByRole('list', { name: 'Your labels' })).toHaveCount(0);

  const other = await as(family, DESKTOP);
  await settle(other, `/au-pair/${auPair.id}`);
  await expect(other.getByRole('heading', { name: 'Your note' })).toBeVisible();
  await expect(other.getByText('Calm on the phone.')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('on a phone a note is written by touch, and a newer one of another window is never overwritten', async ({
  as,
}) => {
  const [family, auPair] = [await makePerson('family'), await makePerson('aupair')];
  const page = await as(family, DARK_PHONE);
  await settle(page, `/au-pair/${auPair.id}`);
  const note = page.getByLabel(`Note about ${auPair.name}`);
  await note.tap();
  await note.fill('From this window');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const request = await newRequest();
  const newer = { content: 'From the other window', labels: [] };
  await send(request, await signInByCall(request, family), 'PUT', `/api/person-notes/${auPair.id}`, newer);
  await note.fill('From this window, later');
  await page.getByRole('button', { name: 'Use the other window’s version' }).tap();
  await expect(note).toHaveValue('From the other window');
  expect(await examine(page, 'note', VISUAL_RULES)).toEqual([]);
  await expectNothingSideways(page, 'note');
});

test('visitors are not asked for notes', async ({ visitor, auPair }) => {
  const page = await visitor(DESKTOP);
  await settle(page, `/au-pair/${auPair.id}`);
  await expect(page.getByRole('heading', { name: 'Your note' })).toHaveCount(0);
});
