import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until React has taken it over and its data is there. */
export async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Waits for what is fading or sliding in, also because the window got another size; what moves for ever is left alone. */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What axe finds on the open page, by all of its rules or by the named ones, once everything has come to rest. */
export async function examine(page: Page, path: string, rules?: string[]): Promise<string[]> {
  await comeToRest(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Looks at the open page on the smallest of phones, and leaves it as wide as it was. */
export async function expectNothingSideways(page: Page, path: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => overflow(page), { message: `${path} at 320` }).toBe(0);
  await page.setViewportSize(before);
}
