import { administrator } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { expect, test } from '../support/test';

test('an admin records a data breach, and can close it only with a decision', async ({ as }) => {
  const admin = await as(administrator);
  await settle(admin, '/admin/data-breaches');
  const happened = `A list went to the wrong address, ${Date.now()}.`;
  await admin.getByLabel('When it was noticed').first().fill('20 Nov 2026, 9:30 am');
  await admin.getByLabel('What happened').first().fill(happened);
  await admin.getByRole('button', { name: 'Record it' }).click();
  const card = admin.locator('form').filter({ hasText: happened });
  const close = async () => {
    await card.getByRole('button', { name: 'Save and close' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Save and close' }).click();
  };
  await close();
  await expect(card.getByText('A record is closed with a decision')).toBeVisible();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await admin.setViewportSize(size);
    expect(await examine(admin, `data breaches at ${size.width}`)).toEqual([]);
  }
  await expectNothingSideways(admin, '/admin/data-breaches');
  await card.getByLabel('No one has to be told').check();
  await card.getByLabel('Reason of the decision').fill('The list was encrypted.');
  await card.getByLabel('When it was decided').fill('20 Nov 2026, 10:30 am');
  await close();
  await expect(card).toHaveCount(0);
  await expect(admin.getByText(happened)).toBeVisible();
  await expect(admin.getByText('The list was encrypted.')).toBeVisible();
});
