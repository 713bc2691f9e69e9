import type { Page } from '@playwright/test';
import { openStep } from '../support/agreement-editor';
import { makePerson, newRequest, send, signInByCall } from '../support/people';
import { dayIn, proposeAgreement } from '../support/placements';
import { productNow } from '../support/product-clock';
import { beginTalk, makeTalk } from '../support/talk';
import { expect, test } from '../support/test';

const PHONE = { hasTouch: true, viewport: { width: 390, height: 844 } };

const failOnce = (page: Page, path: RegExp) =>
  page.route(path, (route) => route.fulfill({ status: 409, json: { code: 'conflict', message: 'Not now.' } }), {
    times: 1,
  });

test('a draft of an agreement is discarded only after a question, on a phone', async ({ as }) => {
  const { family, path } = await makeTalk();
  const page = await as(family, PHONE);
  await page.goto(path);
  await page.getByRole('button', { name: 'Write an agreement' }).tap();
  const discard = page.getByRole('button', { name: 'Discard this draft' });
  await discard.tap();
  const dialog = page.getByRole('dialog', { name: 'Discard this draft?' });
  await dialog.getByRole('button', { name: 'Keep it' }).tap();
  await expect(dialog).toBeHidden();
  await expect(discard).toBeFocused();

  await failOnce(page, /\/cancellation$/);
  await discard.tap();
  await dialog.getByRole('button', { name: 'Discard this draft' }).tap();
  await expect(dialog.getByText('Nothing was discarded. Not now.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard this draft' }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled' })).toBeFocused();
});

test('discarded changes to an agreement are restored with the toast', async ({ as }) => {
  const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const { id: conversationId } = await beginTalk(family, auPair);
  const request = await newRequest();
  const startsOn = dayIn('Australia/Sydney', await productNow(request));
  const id = await proposeAgreement(await signInByCall(request, family), conversationId, startsOn);
  const page = await as(auPair);
  await page.goto(`/agreements/${id}`);
  await page.getByRole('button', { name: 'Propose changes' }).press('Enter');
  await openStep(page, 'Review and send');
  const message = page.getByLabel(`A message to ${family.name}`);
  await message.fill('Four weeks would let me sleep.');
  await page.getByRole('button', { name: 'Discard my changes' }).press('Enter');
  await expect(page.getByText('Your changes are discarded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Propose changes' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Proposed' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'Continue your changes' }).press('Enter');
  await openStep(page, 'Review and send');
  await expect(message).toHaveValue('Four weeks would let me sleep.');
  await page.reload();
  await expect(message).toHaveValue('Four weeks would let me sleep.');
});

test('a discarded draft of a profile can be restored', async ({ as }) => {
  const page = await as(await makePerson('family'), PHONE);
  await page.goto('/profile/family');
  const name = page.getByRole('main').getByLabel('Family name', { exact: true });
  const saved = await name.inputValue();
  await name.fill('Tanglewood');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Tanglewood');
  const goBack = page.getByRole('button', { name: 'Go back to the saved profile' });

  await failOnce(page, /\/profile-drafts\/me$/);
  await goBack.tap();
  await expect(page.getByText('Nothing was changed')).toBeVisible();
  await expect(name).toHaveValue('Tanglewood');

  await goBack.tap();
  await expect(name).toHaveValue(saved);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.tap();
  await expect(name).toHaveValue('Tanglewood');
  await expect(page.getByText('What you had typed is back')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Tanglewood');
});

test('a saved search is removed after a question that says what else is removed', async ({ as }) => {
  const auPair = await makePerson('aupair');
  const request = await newRequest();
  const search = { kind: 'families', name: 'By the harbour', filters: { region: 'australia' }, alerts: 'none' };
  await send(request, await signInByCall(request, auPair), 'POST', '/api/saved-searches', search);
  const page = await as(auPair);
  await page.goto('/saved-searches');
  const remove = page
    .getByRole('article')
    .filter({ hasText: 'By the harbour' })
    .getByRole('button', { name: 'Remove' });
  const dialog = page.getByRole('dialog', { name: 'Remove “By the harbour”?' });
  await remove.press('Enter');
  await expect(dialog).toContainText('We stop telling you about new people who fit');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await failOnce(page, /\/api\/saved-searches\/[^/]+$/);
  await remove.press('Enter');
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(dialog.getByText('The search was not removed. Not now.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});
