import { auPairAnswers } from '../support/answers';
import { examine, expectNothingSideways, settle, VISUAL_RULES } from '../support/examine';
import { givePhotos } from '../support/photo-upload';
import { jpegWithExif } from '../support/photos';
import { makePerson } from '../support/people';
import { signInOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';
import type { Locator, Page } from '@playwright/test';

const grid = (page: Page): Locator => page.getByRole('list', { name: 'Photos' });
const sources = (page: Page) =>
  grid(page)
    .getByRole('img', { name: /^Photo \d+$/ })
    .evaluateAll((photos) =>
      photos.map((photo) => /\/media\/([^/]+)/.exec(photo.getAttribute('src') ?? '')?.[1] ?? ''),
    );

/** The step of the form that has the photos. */
async function openPhotos(page: Page): Promise<void> {
  await settle(page, '/profile/au-pair');
  await showPhotos(page);
}

async function showPhotos(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Steps of the profile' })
    .getByRole('button', { name: 'When and where' })
    .click();
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible();
}

const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByTestId('photo-input').setInputFiles(files);

test('several photos are added at once; files that are not photos are listed, and the others are uploaded', async ({
  as,
}) => {
  const page = await as(await makePerson('aupair'), { viewport: { width: 1440, height: 900 } });
  await openPhotos(page);
  const [green, blue] = [await jpegWithExif(page, '#22663b'), await jpegWithExif(page, '#144e6b')];
  await choose(page, [
    { ...green, name: 'green.jpg' },
    { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('not a photo') },
    { ...blue, name: 'blue.jpg' },
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  const rejected = page.getByRole('alert').filter({ hasText: '2 files were not added' });
  await expect(rejected).toContainText('note.txt: Please choose a JPEG, PNG or WebP picture');
  await expect(rejected).toContainText('large.png: The picture is larger than 10 MB');
  await expect(grid(page).locator('img[src^="/media/"]')).toHaveCount(2);
  await rejected.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(rejected).toBeHidden();

  // The part that was suggested can be changed.
  const before = await sources(page);
  await grid(page).getByRole('button', { name: 'Change the part of this photo' }).first().press('Enter');
  await page.getByRole('dialog').getByLabel('Zoom').fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect.poll(() => sources(page)).not.toContain(before[0]);
  await expect(grid(page).locator('img[src^="/media/"]')).toHaveCount(2);
  expect((await sources(page))[1]).toBe(before[1]);
  const saved = page.waitForRequest((request) => request.method() === 'PUT' && /au-pair-profiles/.test(request.url()));
  const photos = await sources(page);
  await page.getByRole('button', { name: 'Save my profile' }).press('Enter');
  expect((await saved).postDataJSON()).toMatchObject({ photos });
});

for (const [how, failure, says] of [
  ['the network is lost', null, /connection|reach/i],
  ['it is too large for the server', 413, 'The file is too large.'],
  ['it was too much', 429, 'That was too many at once.'],
] as const)
  test(`a photo that fails because ${how} stays in its place and can be tried again`, async ({ as }) => {
    const page = await as(await makePerson('aupair'), { viewport: { width: 390, height: 844 }, hasTouch: true });
    await openPhotos(page);
    await page.route('**/api/photos', (route) =>
      failure === null ? route.abort('connectionfailed') : route.fulfill({ status: failure, body: '<html></html>' }),
    );
    const photo = await jpegWithExif(page, '#22663b');
    await choose(page, [
      { ...photo, name: 'one.jpg' },
      { ...photo, name: 'two.jpg' },
    ]);
    const failures = grid(page).getByRole('alert');
    await expect(failures).toHaveCount(2);
    await expect(failures.first()).toContainText(says);
    expect(await examine(page, `failed photos, ${how}`)).toEqual([]);
    await expectNothingSideways(page, 'failed photos');

    await page.getByRole('button', { name: 'Save my profile' }).tap();
    await expect(toast(page)).toContainText('Some photos were not added');
    await page.unroute('**/api/photos');
    await grid(page).getByRole('button', { name: 'Try again' }).first().tap();
    await expect(failures).toHaveCount(1);
    await expect(grid(page).locator('img[src^="/media/"]')).toHaveCount(1);
    await grid(page).getByRole('button', { name: 'Remove', exact: true }).tap();
    await expect(failures).toHaveCount(0);
    await toast(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(failures).toHaveCount(1);
    await grid(page).getByRole('button', { name: 'Try again' }).tap();
    await expect(grid(page).locator('img[src^="/media/"]')).toHaveCount(2);
  });

test('a photo whose session ended during the upload waits until its owner logs in again', async ({ as }) => {
  const person = await makePerson('aupair');
  const page = await as(person, { viewport: { width: 1440, height: 900 } });
  await openPhotos(page);
  const photo = await jpegWithExif(page, '#22663b');
  const ended = { status: 401, json: { statusCode: 401, code: 'unauthenticated', message: 'Please log in.' } };
  await page.route(/\/api\/(?:photos|sessions\/refresh)$/, (route) => route.fulfill(ended));
  await choose(page, [
    { ...photo, name: 'one.jpg' },
    { ...photo, name: 'two.jpg' },
  ]);
  await expect(page).toHaveURL('/');
  await page.unrouteAll();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await signInOnPage(page, person);
  await page.locator('a[href="/profile/au-pair"]').first().click();
  await showPhotos(page);
  await expect(grid(page).getByRole('alert')).toHaveCount(2);
  await page.getByRole('button', { name: 'Try all again' }).press('Enter');
  await expect(grid(page).locator('img[src^="/media/"]')).toHaveCount(2);
});

test('a photo whose upload ends after its form was left is kept in the draft', async ({ as }) => {
  const page = await as(await makePerson('aupair'), { viewport: { width: 1440, height: 900 } });
  await openPhotos(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/photos', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const photo = await jpegWithExif(page, '#22663b');
  await choose(page, [
    { ...photo, name: 'one.jpg' },
    { ...photo, name: 'two.jpg' },
  ]);
  await expect(grid(page).getByRole('progressbar')).toHaveCount(2);
  await page.locator('a[href="/dashboard"]:visible').first().click();
  await expect(page).toHaveURL('/dashboard');
  const saved = page.waitForResponse(
    (answer) =>
      answer.ok() &&
      answer.request().method() === 'PUT' &&
      (answer.request().postDataJSON() as { data?: { photos?: string[] } } | null)?.data?.photos?.length === 2,
  );
  release();
  await saved;
  // As after the tab was closed.
  await page.reload();
  await openPhotos(page);
  await expect(grid(page).locator('img[src^="/media/"]')).toHaveCount(2);
});

test('photos are ordered by keyboard, by their buttons and with the mouse, and a removed one comes back', async ({
  as,
  browser,
}) => {
  const person = await makePerson('aupair');
  const [a = '', b = '', c = ''] = await givePhotos(browser, person, auPairAnswers, 3);
  const page = await as(person, { viewport: { width: 1440, height: 900 } });
  await openPhotos(page);
  const handle = (number: number) => page.getByRole('button', { name: `Move Photo ${number}` });
  await handle(3).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Photo 3 is lifted. It is number 3 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Photo 3 would be number 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => sources(page)).toEqual([a, c, b]);

  await page.getByRole('button', { name: 'Move this photo forward' }).nth(1).press('Enter');
  await expect.poll(() => sources(page)).toEqual([c, a, b]);
  await expect(page.getByText('Photo 2 is number 1 of 3 now.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move this photo back' }).first()).toBeFocused();

  await page.getByRole('button', { name: 'Remove this photo' }).nth(1).press('Enter');
  await expect.poll(() => sources(page)).toEqual([c, b]);
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => sources(page)).toEqual([c, a, b]);

  const first = await grid(page).getByRole('img', { name: 'Photo 1' }).boundingBox();
  await grid(page).getByRole('img', { name: 'Photo 3' }).hover();
  await page.mouse.down();
  await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 100, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => sources(page)).toEqual([b, c, a]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await examine(page, `photos, ${colorScheme}`, colorScheme === 'dark' ? VISUAL_RULES : undefined)).toEqual(
      [],
    );
  }
});

test('photos are ordered by touch', async ({ as, browser }) => {
  const person = await makePerson('aupair');
  const [a = '', b = '', c = ''] = await givePhotos(browser, person, auPairAnswers, 3);
  const page = await as(person, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openPhotos(page);
  const handle = page.getByRole('button', { name: 'Move Photo 2' });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await page.getByRole('button', { name: 'Move Photo 1' }).boundingBox();
  if (!from || !to) throw new Error('The handles are not on the screen');
  const touch = await page.context().newCDPSession(page);
  const at = (part: number) => ({
    x: from.x + 22 + (to.x - from.x) * part,
    y: from.y + 22 + (to.y - from.y) * part,
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let step = 1; step <= 10; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 10)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => sources(page)).toEqual([b, a, c]);
  await expectNothingSideways(page, 'photos');
});
