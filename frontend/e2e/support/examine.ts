import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { comeToStand, watchTraffic } from './standing';

/** The rules of axe whose answer may be another one in other colours and on a narrower page. */
export const RULES_OF_SIGHT = ['color-contrast', 'scrollable-region-focusable'];

/** Opens a page and waits until React has taken it over and its data is there. */
export async function settle(page: Page, path: string): Promise<void> {
  watchTraffic(page);
  await page.goto(path);
  await comeToStand(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/**
 * Waits for what is fading or sliding in, also because the window got another size; what moves for ever is left alone.
 * Something may begin to move only when what was there before it has been drawn.
 */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    for (let looks = 0; looks < 10; looks += 1) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
      const ending = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });

/** What axe finds on the open page, by all of its rules or by the named ones, once everything has come to rest. */
export async function examine(page: Page, path: string, rules?: string[]): Promise<string[]> {
  await comeToRest(page);
  // In the page itself and without a list of all that is well: the same findings in a third of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
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
