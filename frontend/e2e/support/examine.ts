import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitUntilSettled, watchTraffic } from './page-settled';

/** The axe rules whose result may differ with other colours or a narrower page. */
export const VISUAL_RULES = ['color-contrast', 'scrollable-region-focusable'];

/** Opens a page and waits until React has hydrated it and its data is loaded. */
export async function settle(page: Page, path: string): Promise<void> {
  watchTraffic(page);
  await page.goto(path);
  await waitUntilSettled(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/**
 * Waits until finite animations have ended, also those after a resize; endless ones are ignored. Waits for pending
 * drawing first, because an animation starts only after it.
 */
const waitForAnimations = (page: Page) =>
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

/** Returns the axe violations of the open page, by all rules or the named ones, once the page has settled. */
export async function examine(page: Page, path: string, rules?: string[]): Promise<string[]> {
  await waitForAnimations(page);
  // Runs axe in the page without its list of passes: the same violations in a third of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Checks the open page at the width of the smallest phones and restores its width. */
export async function expectNothingSideways(page: Page, path: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => overflow(page), { message: `${path} at 320` }).toBe(0);
  await page.setViewportSize(before);
}
