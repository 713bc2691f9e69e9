import { auPairAnswers } from '../support/answers';
import { examine, expectNothingSideways, settle, VISUAL_RULES } from '../support/examine';
import { makePerson } from '../support/people';
import { givePhoto } from '../support/photo-upload';
import { jpegWithExif } from '../support/photos';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';
import type { Page } from '@playwright/test';

/** The step of the form that has the photos. */
async function openPhotos(page: Page): Promise<void> {
  await settle(page, '/profile/au-pair');
  await page
    .getByRole('navigation', { name: 'Steps of the profile' })
    .getByRole('button', { name: 'When and where' })
    .click();
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'What stays in view' });
const point = (page: Page) => dialog(page).getByRole('slider', { name: 'Focal point' });
const keep = (page: Page) => dialog(page).getByRole('button', { name: 'Keep this point' });
const openPoint = (page: Page) => page.getByRole('button', { name: 'Choose what stays in view' });

test('a member chooses the focal point of a photo by keyboard, sees it at once, and can undo it', async ({
  as,
  browser,
}) => {
  const person = await makePerson('aupair');
  const photo = await givePhoto(browser, person, auPairAnswers);
  const page = await as(person, { viewport: { width: 1440, height: 900 } });
  await openPhotos(page);
  await openPoint(page).press('Enter');
  const before = (await point(page).getAttribute('aria-valuetext')) ?? '';
  await point(page).focus();
  for (let press = 0; press < 25; press += 1) await page.keyboard.press('ArrowUp');
  for (let press = 0; press < 25; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(point(page)).toHaveAttribute('aria-valuetext', '95% from the left, 0% from the top');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Round' }).locator('img')).toHaveCSS(
    'object-position',
    '100% 0%',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await examine(page, `point, ${colorScheme}`, colorScheme === 'dark' ? VISUAL_RULES : undefined)).toEqual([]);
  }
  await keep(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  const own = page.getByRole('banner').locator(`span:has(> img[src*="${photo}"])`).first();
  await expect(own).toHaveAttribute('data-y', '0');
  await expect(own.locator('img')).toHaveCSS('object-position', '100% 0%');
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(own).not.toHaveAttribute('data-y', '0');
  await openPoint(page).press('Enter');
  await expect(point(page)).toHaveAttribute('aria-valuetext', before);
});

test('a member chooses the focal point of a picture by touch before it is uploaded', async ({ as }) => {
  const page = await as(await makePerson('aupair'), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await openPhotos(page);
  await page.route('**/api/photos', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  await page.getByTestId('photo-input').setInputFiles([await jpegWithExif(page, '#22663b')]);
  const crop = page.getByRole('dialog', { name: 'Choose the part to show' });
  await expect(crop.getByRole('radio', { name: 'Landscape' })).toBeChecked();
  await crop.getByText('Portrait').tap();
  await expect(crop.getByRole('button', { name: 'Use this part' })).toBeEnabled();
  await crop.getByText('Landscape').tap();
  await crop.getByRole('button', { name: 'Use this part' }).tap();
  await expect(page.getByText('Not added')).toBeVisible();

  await openPoint(page).tap();
  const box = await point(page).boundingBox();
  if (!box) throw new Error('The photo is not on the screen');
  expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
  await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height * 0.3);
  await expect(point(page)).toHaveAttribute('aria-valuetext', '80% from the left, 30% from the top');
  expect(await examine(page, 'point on a phone')).toEqual([]);
  await expectNothingSideways(page, 'point on a phone');
  await page.unroute('**/api/photos');
  await keep(page).tap();
  await expect(dialog(page)).toBeHidden();
  const uploaded = page.getByRole('list', { name: 'Photos' }).locator('span:has(> img[src^="/media/"])');
  await expect(uploaded).toHaveAttribute('data-x', '80');
  await expect(uploaded).toHaveAttribute('data-y', '30');
});
