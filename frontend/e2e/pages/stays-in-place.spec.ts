import type { Page } from '@playwright/test';
import { live } from '../support/live';
import { waitUntilSettled, watchTraffic } from '../support/page-settled';
import { makePerson, type Person } from '../support/people';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';

const SLOW_MS = 600;
const MOST = 0.02;
const COMMON = [
  '/dashboard',
  '/account',
  '/account/security',
  '/account/notifications',
  '/notifications',
  '/verification',
  '/interviews',
  '/saved-searches',
  '/need-out',
  '/report',
  '/payment',
  '/app/messages',
];
const SCREENS = {
  family: [...COMMON, '/profile/family', '/family-support', '/search-au-pairs'],
  aupair: [...COMMON, '/profile/au-pair', '/au-pair-support', '/au-pair-job-board', '/search-families'],
} as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

interface Shift {
  value: number;
  of: string[];
}

/** Records layout shifts as browsers count them, leaving out shifts within half a second after input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const of = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const { tagName, className } = element ?? { tagName: '?', className: '' };
          return `${tagName}.${String(className).slice(0, 40)} ${previousRect.y}→${currentRect.y}`;
        });
        shifts.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Opens each screen with slow answers and returns those that shift more than allowed. */
async function movedOn(page: Page, screens: readonly string[]): Promise<string[]> {
  await watchShifts(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue().catch(() => undefined);
  });
  watchTraffic(page);
  const moved: string[] = [];
  for (const path of screens) {
    await page.goto(path);
    await waitUntilSettled(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum >= MOST)
      moved.push(
        `${path} ${sum.toFixed(3)}: ${shifts
          .flatMap(({ of }) => of)
          .slice(0, 6)
          .join(' | ')}`,
      );
  }
  return moved;
}

let people: Record<'family' | 'aupair', Person>;
test.beforeAll(async () => {
  const [family, aupair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const { say } = await beginTalk(family, aupair);
  await say('Good morning');
  people = { family, aupair };
});

for (const role of ['family', 'aupair'] as const)
  for (const viewport of SIZES)
    test(`nothing moves on the screens of ${role === 'family' ? 'a family' : 'an au pair'} at ${viewport.width} while answers are slow`, async ({
      as,
    }) => {
      const page = await as(people[role], { viewport });
      const tabs = [page, live(await page.context().newPage()), live(await page.context().newPage())];
      const moved = await Promise.all(
        tabs.map((tab, at) =>
          movedOn(
            tab,
            SCREENS[role].filter((_, index) => index % tabs.length === at),
          ),
        ),
      );
      expect(moved.flat()).toEqual([]);
    });
