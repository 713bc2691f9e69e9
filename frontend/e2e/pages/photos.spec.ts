import { auPairAnswers } from '../support/answers';
import { makePerson } from '../support/people';
import { examine, expectNothingSideways, VISUAL_RULES, settle } from '../support/examine';
import { givePhoto, givePhotos } from '../support/photo-upload';
import { carriesExif } from '../support/photos';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';

test('P16 N03 a photo is served in three widths without camera data; one that does not load is replaced by a message', async ({
  as,
  page,
  browser,
}) => {
  const person = await makePerson('aupair');
  const id = await givePhoto(browser, person, auPairAnswers);

  await page.goto(`/au-pair/${person.id}`);
  const photo = page.getByRole('img', { name: `Photo 1 of ${person.name}` });
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(photo).toHaveAttribute('srcset', /400w.*800w.*1200w/);
  // A link to them previews with a drawing and what visitors read, never with the photo.
  const drawn = page.locator('meta[property="og:image"]');
  await expect(drawn).toHaveAttribute('content', new RegExp(`/social/au-pair/${person.id}\\.png$`));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(person.name));
  const preview = await page.request.get(`/social/au-pair/${person.id}.png`);
  expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/png']);
  for (const width of [400, 800, 1200]) {
    const answer = await page.request.get(`/media/${id}/${width}.webp`);
    expect(answer.headers()['content-type']).toBe('image/webp');
    expect(carriesExif(await answer.body())).toBe(false);
  }

  await page.context().clearCookies();
  await page.route('**/media/**', (route) => route.abort());
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes(id));
  await page.reload();
  await expect(page.getByText('Image unavailable')).toBeVisible();
  await expect(photo).toBeVisible();
  await warned;

  // A person's picture falls back to their drawing.
  const phone = await as(person, { viewport: { width: 390, height: 844 } });
  await phone.route('**/media/**', (route) => route.abort());
  await settle(phone, '/dashboard');
  const small = phone.getByRole('button', { name: 'Open menu' });
  await expect(small.locator('[data-drawing] *').first()).toBeAttached();
  await expect(small.locator('img')).toHaveCount(0);
  await expect(small.getByText('Image unavailable')).toHaveCount(0);
});

test('P16 photos open over the whole screen, and arrow keys go through them', async ({ as, browser, family }) => {
  const person = await makePerson('aupair');
  await givePhotos(browser, person, auPairAnswers, 3);
  const page = await as(family, { viewport: { width: 1440, height: 900 } });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await settle(page, `/au-pair/${person.id}`);
  expect(scripts.filter((url) => url.includes('Lightbox'))).toEqual([]);

  const second = page.getByRole('button', { name: `Photo 2 of ${person.name}` });
  await second.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: `Photos of ${person.name}` });
  const large = (number: number) => box.getByRole('img', { name: new RegExp(`^Photo ${number} of .*, large$`) });
  await expect(box.getByText('2 of 3')).toBeVisible();
  await expect(large(2)).toBeInViewport({ ratio: 0.9 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await examine(page, `photos, ${colorScheme}`, colorScheme === 'dark' ? VISUAL_RULES : undefined)).toEqual(
      [],
    );
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('3 of 3')).toBeVisible();
  await expect(large(3)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Home');
  await expect(box.getByText('1 of 3')).toBeVisible();
  await expect(large(1)).toBeInViewport({ ratio: 0.9 });
  await box.getByRole('button', { name: 'Next photo' }).click();
  await expect(box.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(second).toBeFocused();
});

test('P16 on a phone a swipe moves one photo', async ({ as, browser, family }) => {
  const person = await makePerson('aupair');
  await givePhotos(browser, person, auPairAnswers, 3);
  const page = await as(family, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await settle(page, `/au-pair/${person.id}`);
  await page.getByRole('button', { name: `Photo 1 of ${person.name}` }).tap();
  const box = page.getByRole('dialog', { name: `Photos of ${person.name}` });
  await expect(box.getByText('1 of 3')).toBeVisible();
  expect(await examine(page, 'photos on a phone')).toEqual([]);
  const touch = await page.context().newCDPSession(page);
  /** A quick one, whose momentum would carry on past the next photo. */
  const swipe = async (from: number, to: number) => {
    const point = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await point('touchStart', from);
    for (let step = 1; step <= 8; step += 1) await point('touchMove', from + ((to - from) * step) / 8);
    await point('touchEnd');
  };
  await swipe(340, 60);
  await expect(box.getByText('2 of 3')).toBeVisible();
  await expect(box.getByRole('img', { name: /^Photo 2 of .*, large$/ })).toBeInViewport({ ratio: 0.9 });
  await swipe(60, 340);
  await expect(box.getByText('1 of 3')).toBeVisible();
  await expectNothingSideways(page, 'photos on a phone');
  await box.getByRole('button', { name: 'Close' }).tap();
  await expect(box).toBeHidden();
});

test('a profile is shared as a link', async ({ as, family }) => {
  const person = await makePerson('aupair');
  const page = await as(family, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = (data) => {
      shared.push(data);
      return Promise.resolve();
    };
  });
  await settle(page, `/au-pair/${person.id}?from=search`);
  await page.getByRole('button', { name: 'Share this profile' }).tap();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title: person.name, url: new URL(`/au-pair/${person.id}`, page.url()).href }]);
});

test('a link to a profile is copied if the browser cannot share it', async ({ as, family }) => {
  const person = await makePerson('aupair');
  const page = await as(family, { viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
    const copied: string[] = [];
    Object.assign(window, { copied });
    navigator.clipboard.writeText = (text) => {
      copied.push(text);
      return Promise.resolve();
    };
  });
  await settle(page, `/au-pair/${person.id}`);
  await page.getByRole('button', { name: 'Share this profile' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Link copied');
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([page.url()]);
});
