import type { Locator, Page } from '@playwright/test';
import { settle } from '../support/examine';
import { DARK_PHONE, DESKTOP, PHONE } from '../support/screens';
import { composer } from '../support/talk';
import { expect, test } from '../support/test';

/** Scrolls through the page in steps and calls `at` on each. */
async function atEachHeight(page: Page, at: () => Promise<void>): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 300) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await at();
  }
}

/** Whether a press at its middle reaches it. */
const isFree = (it: Locator) =>
  it.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });

test('on a phone the button for writing stays above the tab bar while someone scrolls, and covers nothing', async ({
  as,
  family,
  auPair,
}) => {
  const page = await as(family, PHONE);
  await settle(page, `/au-pair/${auPair.id}`);
  const write = page.getByRole('link', { name: 'Write to Lena' });
  await expect(write).toHaveCount(1);
  const tabs = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  const footer = page.getByRole('contentinfo');
  await atEachHeight(page, async () => {
    const [box, below] = [await write.boundingBox(), await footer.boundingBox()];
    if (!box || !tabs || !below) throw new Error('something is not shown');
    if (below.y < tabs.y) {
      expect(box.y + box.height, 'it rests above the footer').toBeLessThanOrEqual(below.y);
      return;
    }
    expect(await isFree(write)).toBe(true);
    expect(box.y + box.height).toBeLessThanOrEqual(tabs.y);
  });
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await write.tap();
  await expect(composer(page)).toBeVisible();
});

test('on a desktop the button for writing stays at the top of the window, and the keyboard reaches everything below it', async ({
  as,
  family,
  auPair,
}) => {
  const page = await as(auPair, DESKTOP);
  await settle(page, `/family/${family.id}`);
  const write = page.getByRole('link', { name: 'Write to them' });
  await expect(write).toHaveCount(1);
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await expect(write).toBeInViewport({ ratio: 1 });
  expect(await isFree(write)).toBe(true);
  // Every stop of the keyboard in the page is shown, not below the bar.
  await write.focus();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const main = page.getByRole('main');
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab');
    const focused = main.locator(':focus');
    if ((await focused.count()) === 0) break;
    await expect.poll(() => isFree(focused), await focused.innerText()).toBe(true);
  }
  await write.focus();
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeVisible();
});

test('visitors always see the button for signing up', async ({ visitor, auPair }) => {
  const page = await visitor(DARK_PHONE);
  await settle(page, `/au-pair/${auPair.id}`);
  const signUp = page.getByRole('main').getByRole('link', { name: 'Sign up free of charge' });
  await expect(signUp).toHaveCount(1);
  await expect(signUp).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const below = await page.getByRole('contentinfo').boundingBox();
  const box = await signUp.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
