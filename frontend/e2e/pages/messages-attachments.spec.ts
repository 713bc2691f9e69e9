import type { Page } from '@playwright/test';
import { pdfFile } from '../support/documents';
import { VISUAL_RULES, examine } from '../support/examine';
import { jpegWithExif } from '../support/photos';
import { PHONE } from '../support/screens';
import { composer, makeAnsweredTalk, messageWith, openMenu, openTalk } from '../support/talk';
import { expect, test } from '../support/test';

const chooser = (page: Page) => page.getByLabel('Add photos or documents').and(page.locator('input'));
const tray = (page: Page) => page.getByRole('list', { name: 'Files of your message' });
const fileIn = (page: Page, name: string) => tray(page).getByRole('listitem').filter({ hasText: name });
const ready = (page: Page, name: string) => expect(fileIn(page, name).getByText('Ready to send')).toBeAttached();
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
const photoOf = (page: Page, name: string) =>
  page.getByRole('log').getByRole('button', { name: `Open the photo from ${name}` });

test.describe('files in messages', () => {
  test.describe.configure({ mode: 'parallel', timeout: 120_000 });

  test('a photo and a PDF reach the other person without a reload, and are deleted with their message', async ({
    as,
  }) => {
    const { family, auPair, path } = await makeAnsweredTalk();
    const [writer, phone] = [await as(family), await as(auPair, PHONE)];
    await openTalk(writer, path);
    await openTalk(phone, path);
    await chooser(writer).setInputFiles([await jpegWithExif(writer, '#335577'), pdfFile('house-rules.pdf')]);
    await ready(writer, 'holiday.jpg');
    await ready(writer, 'house-rules.pdf');
    expect(await examine(writer, 'files to send', VISUAL_RULES)).toEqual([]);
    await composer(writer).fill('Our garden and the rules');
    await send(writer);
    await expect(tray(writer)).toHaveCount(0);

    const received = messageWith(phone, 'Our garden and the rules');
    await expect(photoOf(phone, family.name).locator('img')).toBeVisible();
    expect((await photoOf(phone, family.name).boundingBox())?.height).toBeGreaterThan(100);
    const downloads = received.getByRole('button', { name: /^Download house-rules\.pdf, \d+ kB$/ });
    const [download] = await Promise.all([phone.waitForEvent('download'), downloads.click()]);
    expect(download.suggestedFilename()).toBe('house-rules.pdf');
    expect(await examine(phone, 'files on a phone', VISUAL_RULES)).toEqual([]);

    await photoOf(phone, family.name).click();
    const large = phone.getByRole('dialog', { name: `Photos from ${family.name}` });
    await expect(large.getByRole('img', { name: `Photo 1 from ${family.name}, large` })).toBeVisible();
    expect(await examine(phone, 'a photo over the screen', VISUAL_RULES)).toEqual([]);
    await phone.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(photoOf(phone, family.name)).toBeFocused();

    const file = phone.waitForResponse(/message-attachments/);
    await phone.reload();
    const { request, url } = await file.then((answer) => ({ request: answer.request(), url: answer.url() }));
    const { authorization = '' } = await request.allHeaders();
    await expect(photoOf(phone, family.name).locator('img')).toBeVisible();
    const menu = await openMenu(writer, 'Our garden and the rules');
    await menu.getByRole('button', { name: 'Delete' }).click();
    await writer.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(phone.getByText('Message deleted')).toBeVisible();
    await expect(phone.getByRole('log').locator('img')).toHaveCount(0);
    const again = await phone.request.get(url, { headers: { authorization } });
    expect(again.status()).toBe(404);
  });

  test('a failed upload is tried again and the text is kept; a wrong file type is not accepted, with the reason', async ({
    as,
  }) => {
    const { family, auPair, path } = await makeAnsweredTalk();
    const [writer, reader] = [await as(family, PHONE), await as(auPair)];
    await openTalk(writer, path);
    await openTalk(reader, path);
    await composer(writer).fill('Here is the plan');
    await chooser(writer).setInputFiles({
      name: 'plan.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.from('MZ'),
    });
    await expect(fileIn(writer, 'plan.exe').getByRole('alert')).toHaveText(
      'Please choose a JPEG, PNG or WebP photo, or a PDF.',
    );
    await expect(writer.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await fileIn(writer, 'plan.exe').getByRole('button', { name: 'Remove plan.exe' }).click();

    await writer.route('**/attachments', (route) => route.abort());
    await chooser(writer).setInputFiles(pdfFile('plan.pdf'));
    await expect(fileIn(writer, 'plan.pdf').getByRole('alert')).toContainText('Not uploaded');
    await writer.unroute('**/attachments');
    const gateway = '<html><head><title>503 Service Temporarily Unavailable</title></head></html>';
    await writer.route('**/attachments', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: gateway }),
    );
    await fileIn(writer, 'plan.pdf').getByRole('button', { name: 'Upload plan.pdf again' }).click();
    await expect(fileIn(writer, 'plan.pdf').getByRole('alert')).toHaveText(
      'Not uploaded. The service is not answering right now. Please try again in a moment.',
    );
    await writer.unroute('**/attachments');
    await fileIn(writer, 'plan.pdf').getByRole('button', { name: 'Upload plan.pdf again' }).click();
    await ready(writer, 'plan.pdf');
    await expect(composer(writer)).toHaveValue('Here is the plan');
    await send(writer);
    await expect(
      messageWith(reader, 'Here is the plan').getByRole('button', { name: /^Download plan\.pdf/ }),
    ).toBeVisible();
  });

  test('files sent while offline wait in the browser through a reload, and are sent with the connection', async ({
    as,
  }) => {
    const { family, auPair, path } = await makeAnsweredTalk();
    const [writer, reader] = [await as(family), await as(auPair)];
    await openTalk(writer, path);
    await openTalk(reader, path);
    await writer.route('**/attachments', (route) => route.abort());
    await chooser(writer).setInputFiles(await jpegWithExif(writer, '#774433'));
    await expect(fileIn(writer, 'holiday.jpg').getByRole('alert')).toContainText('Not uploaded');
    await send(writer);
    await expect(writer.getByRole('log').getByRole('img', { name: 'holiday.jpg' })).toBeVisible();
    await writer.reload();
    await expect(writer.getByRole('log').getByRole('img', { name: 'holiday.jpg' })).toBeVisible();
    await writer.unroute('**/attachments');
    await expect(photoOf(reader, family.name).locator('img')).toBeVisible({ timeout: 30_000 });
    await expect(reader.getByRole('link', { name: /Photo/ }).first()).toBeVisible();
  });
});
