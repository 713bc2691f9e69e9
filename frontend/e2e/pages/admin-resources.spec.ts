import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { administrator as admin } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { send, signInByCall } from '../support/people';
import { expect, test } from '../support/test';

const LINK = 'https://www.fairwork.gov.au/au-pairs.pdf';

test('R20 S08 J05 a resource is written, gets two files in an order, is published, and visitors download from it', async ({
  as,
  request,
}) => {
  const page = await as(admin);
  const title = `Bins and bottles ${randomBytes(4).toString('hex')}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await settle(page, '/admin-resources');
  await page.getByRole('link', { name: 'New resource' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const problems = page.getByRole('alert').filter({ hasText: 'Fix these before you save' });
  await expect(problems.getByRole('link')).toHaveText([
    'Title must be at least 5 characters',
    'Slug must be at least 5 characters',
    'Content must be at least 50 characters',
  ]);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(slug);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Which bin goes out on which night, and where the bottles go when it is full.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/admin-resource-edit\/[\da-f-]{36}$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const plan = { name: 'bin-plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Monday: the red one.') };
  await page.getByLabel('Upload files', { exact: true }).and(page.locator('input')).setInputFiles(plan);
  const files = page.getByRole('list', { name: 'Files in their order' }).getByRole('listitem');
  await expect(files).toContainText(['bin-plan.txt']);
  await page.getByRole('button', { name: 'Add a link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Web address').fill('http://nowhere');
  await dialog.getByLabel('File name').fill('au-pairs.pdf');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  await expect(dialog.getByText('File URL must be valid')).toBeVisible();
  await dialog.getByLabel('Web address').fill(LINK);
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  await expect(files).toContainText(['bin-plan.txt', 'au-pairs.pdf']);

  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Move au-pairs.pdf' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('au-pairs.pdf is lifted. It is number 2 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('au-pairs.pdf would be number 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(files).toContainText(['au-pairs.pdf', 'bin-plan.txt']);
  await dragOnto(page, 'Move bin-plan.txt', 'Move au-pairs.pdf');
  await expect(files).toContainText(['bin-plan.txt', 'au-pairs.pdf']);

  expect((await request.get(`/api/resources/${slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Readers can now find it and its files.')).toBeVisible();
  await settle(page, `/resources/${slug}`);
  const elsewhere = page.getByRole('link', { name: /^au-pairs\.pdf/ });
  await expect(elsewhere).toHaveAttribute('target', '_blank');
  await expect(elsewhere).toHaveAttribute('rel', 'noopener');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^bin-plan\.txt/ }).click();
  expect((await download).suggestedFilename()).toBe('bin-plan.txt');
});

test('unsaved text of a resource is restored, and the admin who saves second chooses from both versions', async ({
  as,
  request,
}) => {
  const session = await signInByCall(request, admin);
  const title = `Bins and bottles ${randomBytes(4).toString('hex')}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const content = '<p>Which bin goes out on which night.</p><p>Where the bottles go when it is full.</p>';
  const begun = { title, slug, summary: null, content, audience: 'both', region: null, image_url: null };
  const resource = (await send(request, session, 'POST', '/api/admin/resources', begun)) as Record<string, unknown>;
  const address = `/api/admin/resources/${String(resource.id)}`;
  const page = await as(admin);
  await settle(page, `/admin-resource-edit/${String(resource.id)}`);
  const summary = page.getByLabel('Summary', { exact: true });
  await summary.fill('Mine: the red one on Monday.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We have restored what you typed last time, because it was not saved')).toBeVisible();
  await expect(summary).toHaveValue('Mine: the red one on Monday.');

  const { version } = resource;
  const theirs = { ...begun, version, audience: 'family', content: content.replace('full', 'nearly full') };
  await send(request, session, 'PUT', address, theirs);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Someone else has changed this resource' });
  await expect(panel.getByRole('group', { name: 'Text' }).locator('mark')).toHaveText('nearly ');
  expect(await examine(page, 'conflict')).toEqual([]);
  await panel.getByRole('button', { name: 'Use this version' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const stands = await send(request, session, 'GET', address);
  expect(stands).toMatchObject({
    audience: 'family',
    summary: 'Mine: the red one on Monday.',
    content: theirs.content,
  });
});

test('R20 the editor of resources is accessible, on a desktop and on a phone', async ({ as }) => {
  const page = await as(admin);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page, '/admin-resources?sort=title&published=yes');
    const first = page.locator('tbody').getByRole('link').first();
    await expect(first).toBeVisible();
    await first.click();
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Files in their order' })).toBeVisible();
    expect(await examine(page, `/admin-resource-edit at ${width}`)).toEqual([]);
    await expectNothingSideways(page, '/admin-resource-edit');
  }
});

/** Drags one handle onto another with the mouse. */
async function dragOnto(page: Page, from: string, to: string): Promise<void> {
  const handle = page.getByRole('button', { name: from });
  await handle.hover();
  await page.mouse.down();
  const goal = await page.getByRole('button', { name: to }).boundingBox();
  if (!goal) throw new Error(`There is nothing called ${to}`);
  await page.mouse.move(goal.x + goal.width / 2, goal.y, { steps: 10 });
  await page.mouse.up();
}
