import type { Page } from '@playwright/test';
import { MEMBER_PAGES } from '../../src/app/member-pages';
import { examine, expectNothingSideways, VISUAL_RULES } from '../support/examine';
import { unseenStops } from '../support/focus';
import { shiftsOf, watchShifts } from '../support/layout-shifts';
import { live } from '../support/live';
import { makeMemberScreens, type Screen } from '../support/member-screens';
import { waitUntilSettled, watchTraffic } from '../support/page-settled';
import { complaintsOf } from '../support/quiet';
import { DESKTOP } from '../support/screens';
import { smallTargets } from '../support/targets';
import { expect, test } from '../support/test';

const MOST_SHIFT = 0.02;
const TABS = 3;
const TOUCH = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' } as const;

/** Answers come after different times, so that the parts of a screen appear one after another. */
const delayOf = (path: string): number => 300 + 200 * (path.length % 3);

/** Opens a screen with slow answers and returns everything that is wrong with it. */
async function judge(page: Page, { path }: Screen, isPhone: boolean): Promise<string[]> {
  await page.goto(path);
  await waitUntilSettled(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const faults: string[] = [];
  const { sum, of } = await shiftsOf(page);
  if (sum >= MOST_SHIFT) faults.push(`shifts by ${sum.toFixed(3)}: ${of.join(' | ')}`);
  // Colours alone differ by theme, and little by width.
  faults.push(...(await examine(page, isPhone ? 'dark' : 'light', isPhone ? VISUAL_RULES : undefined)));
  faults.push(...(await unseenStops(page)));
  if (isPhone) {
    faults.push(...(await smallTargets(page)).map((one) => `too small to touch: ${one}`));
    await expectNothingSideways(page, path).catch((error: unknown) => faults.push(String(error)));
  }
  // Links that had the focus load their pages: requests of a page that is left are never answered.
  await waitUntilSettled(page);
  await page.goto('about:blank');
  return faults.map((fault) => `${path} ${fault}`);
}

let made: Awaited<ReturnType<typeof makeMemberScreens>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  made = await makeMemberScreens();
});

test('every route for members is among the checked screens', () => {
  const { public: _, ...judged } = made.screens;
  expect(Object.keys(judged).toSorted()).toEqual(MEMBER_PAGES.map(([path]) => path).toSorted());
});

for (const size of [TOUCH, DESKTOP])
  for (const who of ['family', 'auPair', 'former'] as const)
    test(`every screen of ${who} at ${size.viewport.width} does not shift, passes axe in both themes and shows the focus`, async ({
      as,
    }) => {
      test.setTimeout(240_000);
      const first = await as(made.people[who], size);
      const screens = Object.values(made.screens)
        .flat()
        .filter(({ of }) => of === made.people[who]);
      const more = Array.from({ length: Math.min(TABS, screens.length) - 1 }, () => first.context().newPage());
      const tabs = [first, ...(await Promise.all(more)).map(live)];
      const found = await Promise.all(
        tabs.map(async (tab, at) => {
          const complaints = complaintsOf(tab);
          await watchShifts(tab);
          await tab.route('**/api/**', async (route) => {
            const { pathname } = new URL(route.request().url());
            await new Promise((resolve) => setTimeout(resolve, delayOf(pathname)));
            await route.continue().catch(() => undefined);
          });
          watchTraffic(tab);
          const faults: string[] = [];
          for (const screen of screens.filter((_, index) => index % tabs.length === at))
            faults.push(...(await judge(tab, screen, size === TOUCH)));
          return [...faults, ...complaints];
        }),
      );
      expect(found.flat()).toEqual([]);
    });
