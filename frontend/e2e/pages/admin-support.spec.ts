import { administrator as admin, secondAdmin } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { makePerson, send, signInByCall } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';

test('an admin takes a request, adds a note, closes it with a reason and finds it again; the member sees only its state', async ({
  as,
  request,
}) => {
  const member = await makePerson('aupair');
  const token = await signInByCall(request, member);
  const words = `My six months end in March. Whom do I ask about ${member.username}?`;
  const asked = (await send(request, token, 'POST', '/api/support-requests', {
    subject: 'visa_and_work',
    words,
  })) as { id: string };

  const page = await as(admin, { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  const complaints = complaintsOf(page);
  await settle(page, '/admin/support');
  await page.getByRole('searchbox', { name: 'Name, email or words' }).fill(member.username);
  await expect(page).toHaveURL(/q=/);
  const row = page.getByRole('row').filter({ hasText: 'Visa, tax' });
  await expect(row).toHaveCount(1);
  expect(await examine(page, '/admin/support')).toEqual([]);
  // Uses the keyboard only.
  await row.getByRole('button', { name: /^Open Visa/ }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Read and answer' });
  await drawer.getByRole('button', { name: 'Assign to me' }).press('Enter');
  await expect(drawer.getByText('admin (you)')).toBeVisible();
  await drawer.getByRole('tab', { name: 'Note for admins' }).click();
  await drawer.getByLabel('Your note').fill('Rang her: the visa is there.');
  await drawer.getByRole('button', { name: 'Save the note' }).click();
  await expect(drawer.getByText('admin noted, for admins only')).toBeVisible();
  expect(await examine(page, 'a request for help')).toEqual([]);
  await drawer.getByRole('button', { name: 'Close it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this request' });
  await dialog.getByLabel('Why').fill('Nothing is left to do.');
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await expect(drawer.getByText('admin closed it, for admins only')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Reopen it' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  await page.getByTitle('Closed').click();
  await page.getByRole('switch', { name: 'Mine only' }).click();
  await expect(row).toContainText('Assigned to admin');
  expect(complaints).toEqual([]);

  const theirs = await as(member);
  await settle(theirs, `/support-requests/${asked.id}`);
  await expect(theirs.getByText('This request is closed.')).toBeVisible();
  await expect(theirs.getByText('the visa is there')).toBeHidden();

  const phone = await as(secondAdmin, { viewport: { width: 390, height: 844 } });
  await settle(phone, `/admin/support?state=closed&q=${member.username}&request=${asked.id}`);
  await phone.getByRole('button', { name: 'Reopen it' }).click();
  const again = phone.getByRole('dialog', { name: 'Reopen this request' });
  await again.getByLabel('Why').fill('It was refused after all.');
  await again.getByRole('button', { name: 'Reopen it' }).click();
  await expect(phone.getByText('second reopened it, for admins only')).toBeVisible();
  expect(await examine(phone, 'a request for help on a phone')).toEqual([]);
  await expectNothingSideways(phone, '/admin/support');
});

test('the list of requests says that it did not load, and tries again', async ({ as }) => {
  const page = await as(admin);
  const failing = '**/api/admin/support-requests?**';
  await page.route(failing, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away' } }));
  await page.goto('/admin/support');
  await expect(page.getByText('The requests did not load')).toBeVisible();
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
