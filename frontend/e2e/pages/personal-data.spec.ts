import { administrator, secondAdmin } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { makePerson, send, signInByCall } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';

test('a member downloads their data, deletes their account, is reminded of it, and cancels that', async ({ as }) => {
  const person = await makePerson('family');
  const page = await as(person);
  const complaints = complaintsOf(page);
  await page.goto('/account#your-data');
  await expect(page).toHaveURL('/account/your-data');
  await settle(page, '/account/your-data');
  const data = page.getByRole('main');
  await data.getByRole('button', { name: 'Request an export' }).click();
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
  await data.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(question.getByText('Please enter your password')).toBeVisible();
  const password = question.getByLabel('Your password', { exact: true });
  await password.fill('typed before a change of mind');
  await question.getByRole('button', { name: 'Not now' }).click();
  await data.getByRole('button', { name: 'Delete my account' }).click();
  await expect(password).toHaveValue('');
  await password.fill(person.password);
  await question.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(data.getByText(/^Your account will be deleted on/)).toBeVisible();
  expect(await examine(page, '/account/your-data')).toEqual([]);
  await expectNothingSideways(page, '/account/your-data');
  // After the next login the notice is shown on every page.
  await settle(page, '/dashboard');
  const notice = page.getByRole('main').getByText(/^Your account will be deleted on/);
  await expect(notice).toBeVisible();
  expect(await examine(page, '/dashboard')).toEqual([]);
  await expectNothingSideways(page, '/dashboard');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(notice).toBeHidden();
  await settle(page, '/account/your-data');
  await expect(data.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('R20 a second admin approves the proposal of the first, and the log shows both', async ({ as, request }) => {
  const person = await makePerson('family', { profile: false });
  const first = await signInByCall(request, administrator);
  const reason = `Runs the desk from December ${Date.now()}`;
  await send(request, first, 'POST', '/api/admin/approvals', {
    kind: 'export',
    personId: person.id,
    reason,
  });
  const page = await as(secondAdmin, { viewport: { width: 390, height: 844 } });
  await settle(page, '/admin/approvals');
  expect(await examine(page, '/admin/approvals')).toEqual([]);
  await expectNothingSideways(page, '/admin/approvals');
  const card = page.locator('.ant-card', { hasText: reason });
  await card.getByRole('button', { name: 'Agree' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Agree' })).toBeFocused();
  await card.getByRole('button', { name: 'Agree' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).press('Enter');
  await expect(page.getByText('Agreed and recorded')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  await settle(page, `/admin/audit?subject=${person.id}`);
  await expect(page.getByText('Export: agreed')).toBeVisible();
  await page.getByRole('button', { name: 'Show what changed' }).first().click();
  await expect(page.getByRole('table', { name: 'What changed' })).toBeVisible();
  expect(await examine(page, '/admin/audit')).toEqual([]);
  await expectNothingSideways(page, '/admin/audit');
});
