import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';
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

/** Gives a document axe once: to read half a megabyte of code costs a quarter of an examination. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** Returns the axe violations of the open page, by all rules or the named ones, once the page has settled. */
export async function examine(page: Page, path: string, rules?: string[]): Promise<string[]> {
  await waitForAnimations(page);
  await Promise.all(page.frames().map(bringAxe));
  // The same violations as with the list of passes, in a third of the time.
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate(async (how) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(how);
    return found.violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
  }, options);
  return violations.map(({ id, at }) => `${path} ${id}: ${at.join(' | ')}`);
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
