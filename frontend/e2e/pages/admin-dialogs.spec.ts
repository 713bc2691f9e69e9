import { randomBytes } from 'node:crypto';
import { administrator as admin } from '../support/demo';
import { settle } from '../support/examine';
import { AWAY, failWrites } from '../support/failing';
import { makePerson, send, signInByCall } from '../support/people';
import { PHONE } from '../support/screens';
import { expect, test } from '../support/test';

for (const how of ['answer', 'network'] as const)
  test(`a dialog of Admin whose save fails (${how}) shows the error, keeps the typed text, and tries again`, async ({
    as,
    request,
  }) => {
    const family = await makePerson('family');
    const token = await signInByCall(request, family);
    await send(request, token, 'POST', '/api/purchases', { plan: 'premium' });
    const page = await as(admin);
    await settle(page, `/admin/payments?view=invoices&state=open&q=${family.email}`);
    const repair = await failWrites(page, /\/api\/admin\/invoices\/.*\/reminders/, how);
    await page.getByRole('button', { name: /^Remind/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Send a reminder for invoice/ });
    const why = dialog.getByLabel('Why');
    await why.fill('They asked us for the invoice once more.');
    await dialog.getByRole('button', { name: 'Send the reminder' }).click();
    await expect(why).toHaveAccessibleDescription(how === 'answer' ? AWAY : /.{10}/);
    await expect(why).toHaveAttribute('aria-invalid', 'true');
    await expect(why).toHaveValue('They asked us for the invoice once more.');
    await repair();
    await dialog.getByRole('button', { name: 'Send the reminder' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/reminded on/)).toBeVisible();
  });

test('R20 removing a file of a template that fails says so inside its dialog, and works the second time', async ({
  as,
  request,
}) => {
  const session = await signInByCall(request, admin);
  const title = `Bins and bottles ${randomBytes(4).toString('hex')}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const content = '<p>Which bin goes out on which night.</p><p>Where the bottles go when it is full.</p>';
  const begun = { title, slug, summary: null, content, audience: 'both', region: null, image_url: null };
  const { id } = (await send(request, session, 'POST', '/api/admin/resources', begun)) as { id: string };
  const page = await as(admin);
  await settle(page, `/admin-resource-edit/${id}`);
  const plan = { name: 'bin-plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Monday: the red one.') };
  await page.getByLabel('Upload files', { exact: true }).and(page.locator('input')).setInputFiles(plan);
  const files = page.getByRole('list', { name: 'Files in their order' }).getByRole('listitem');
  await expect(files).toContainText(['bin-plan.txt']);

  const repair = await failWrites(page, /\/api\/admin\/resources\/.*\/attachments\//, 'answer');
  await page.getByRole('button', { name: 'Actions for bin-plan.txt' }).click();
  await page.getByRole('menuitem', { name: 'Remove …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove bin-plan.txt?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('alert')).toContainText(AWAY);
  await repair();
  await expect(files).toContainText(['bin-plan.txt']);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(files).toHaveCount(0);
});

test('the focus stays in Admin when trying again works', async ({ as }) => {
  const page = await as(admin);
  const address = /\/api\/admin\/users(?:\?|$)/;
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'Not now.' } }),
  );
  await page.goto('/admin/users');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(address);
  await again.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('on a phone fields of Admin are large enough to tap, and errors do not cover the next field', async ({ as }) => {
  const page = await as(admin, PHONE);
  await settle(page, '/admin/payments');
  const grant = page.getByRole('button', { name: 'Grant a plan' });
  expect((await grant.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await grant.click();
  const dialog = page.getByRole('dialog', { name: 'Grant a plan' });
  await dialog.getByRole('button', { name: 'Grant it' }).click();
  const problem = dialog.getByText('Please enter a date');
  await expect(problem).toBeVisible();
  const above = await problem.boundingBox();
  const below = await dialog.getByText('Why', { exact: true }).boundingBox();
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(16);
});
