import { examine, expectNothingSideways, settle, VISUAL_RULES } from '../support/examine';
import { makePerson, send, signInByCall } from '../support/people';
import { DARK_PHONE } from '../support/screens';
import { expect, test } from '../support/test';

test('saved searches say that they send no news while the profile is paused, and lead back', async ({ as }) => {
  const family = await makePerson('family');
  const page = await as(family, DARK_PHONE);
  const token = await signInByCall(page.request, family);
  await send(page.request, token, 'POST', '/api/saved-searches', {
    ...{ kind: 'auPairs', name: 'For the winter', filters: {}, alerts: 'daily' },
  });
  const setActive = (active: boolean) => send(page.request, token, 'PUT', '/api/family-profiles/me/active', { active });
  await setActive(false);
  await settle(page, '/saved-searches');
  const note = page.getByRole('status').filter({ hasText: 'no news while your profile is paused' });
  await expect(note).toBeVisible();
  expect(await examine(page, '/saved-searches, paused', VISUAL_RULES)).toEqual([]);
  await expectNothingSideways(page, '/saved-searches, paused');
  await note.getByRole('link', { name: 'Show my profile again' }).press('Enter');
  await expect(page).toHaveURL(/\/profile\/family$/);
  await setActive(true);
  await settle(page, '/saved-searches');
  await expect(page.getByRole('heading', { name: 'For the winter' })).toBeVisible();
  await expect(note).toHaveCount(0);

  const name = page.getByLabel('Name', { exact: true });
  await page.getByRole('button', { name: 'Rename' }).press('Enter');
  await expect(name).toBeFocused();
  await name.fill(' ');
  await name.press('Enter');
  await expect(page.getByText('Please give the search a name')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('For the spring');
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: 'For the spring' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('article')?.textContent)).toContain('spring');
});
