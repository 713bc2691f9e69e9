import type { Page } from '@playwright/test';
import { examine, expectNothingSideways, VISUAL_RULES, settle } from '../support/examine';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';

test('G07 N05 the location filter lists the cities of the region after Any Location', async ({ page }) => {
  for (const [path, cities] of [
    ['/search-au-pairs', ['Any Location', 'Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Canberra']],
    [
      '/nz/search-families',
      ['Any Location', 'Auckland', 'Wellington', 'Christchurch', 'Queenstown', 'Hamilton', 'Tauranga'],
    ],
  ] as const) {
    await settle(page, path);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByLabel('Location').getByRole('option')).toHaveText(cities);
  }
});

test('two filters chosen while the first is still loading both apply, and the order stays as chosen', async ({
  page,
}) => {
  await settle(page, '/search-au-pairs');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/au-pair-profiles?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Drives', exact: true }).click();
  await page.getByRole('button', { name: 'Police check', exact: true }).click();
  await page.getByLabel('Sort').selectOption('newest');
  await expect(page.getByLabel('Sort')).toHaveValue('newest');
  release();
  await expect(page).toHaveURL(/drives=true&policeCheck=true&sort=newest/);
  await expect(page.getByLabel('Sort')).toHaveValue('newest');
  const used = page.getByRole('button', { name: /^Remove the filter/ });
  await expect(used).toHaveCount(2);
  await used.first().press('Enter');
  await expect(used).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(used).toBeFocused();
});

test('a reversed range and an unknown language are shown as errors at their fields, not as an empty result', async ({
  page,
}) => {
  await settle(page, '/search-au-pairs');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Youngest age').selectOption('45');
  await sheet.getByLabel('Oldest age').selectOption('18');
  await expect(sheet.getByText('The oldest age must not be below the youngest.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Show the results' }).click();
  await expect(sheet.getByLabel('Oldest age')).toBeFocused();
  await sheet.getByLabel('Oldest age').selectOption('');
  await sheet.getByLabel('Speaks').fill('Germ');
  await sheet.getByLabel('Nationality').focus();
  await expect(sheet.getByText('We do not know this language. Choose one from the list.')).toBeVisible();

  await page.goto('/search-au-pairs?ageMin=45&ageMax=18');
  await expect(page.getByRole('heading', { name: 'We cannot search with this filter' })).toBeVisible();
  await expect(page.getByText('No one fits all your filters')).toHaveCount(0);
});

test('choices in the open filter sheet are kept when a response arrives meanwhile', async ({ as, family }) => {
  const page = await as(family);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/sessions/refresh', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/search-au-pairs');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Location').selectOption('Perth');
  // Until the session is known, a member sees placeholders instead of the visitors' order.
  await expect(page.locator('section[aria-label=Results] article')).toHaveCount(0);
  release();
  await expect(page.locator('section[aria-label=Results] article').first()).toBeAttached();
  await expect(sheet.getByLabel('Location')).toHaveValue('Perth');
});

test('a member who is recognised late sees placeholders until their own results arrive', async ({ as, family }) => {
  const page = await as(family);
  const [session, results] = [hold(), hold()];
  await page.addInitScript(() => {
    const seen = { moved: 0, others: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const visible = [...document.querySelectorAll('section[aria-label=Results] article')].filter((card) =>
        card.checkVisibility({ visibilityProperty: true }),
      );
      if (!('own' in window) && visible.length > 0) seen.others += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route('**/api/sessions/refresh', async (route) => {
    await session.ended;
    await route.continue();
  });
  const own = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url());
    return pathname === '/api/au-pair-profiles' && 'authorization' in request.headers();
  });
  await page.route('**/api/au-pair-profiles?*', async (route) => {
    if ('authorization' in route.request().headers()) await results.ended;
    await route.continue();
  });
  await page.goto('/search-au-pairs');
  session.end();
  await own;
  // The header already knows the member, so any wrong results would have been drawn by now.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await drawn(page);
  await page.evaluate(() => Object.assign(window, { own: true }));
  results.end();
  await expect(page.locator('section[aria-label=Results] article').first()).toBeVisible();
  await drawn(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: { moved: number; others: number } }).seen);
  expect(seen.others).toBe(0);
  expect(seen.moved).toBeLessThan(0.02);
});

test('a saved person stays saved on the way back, and in another tab', async ({ as, family }) => {
  const page = await as(family);
  const other = await page.context().newPage();
  await settle(other, '/search-au-pairs');
  await settle(page, '/search-au-pairs');
  const heart = page.getByRole('button', { name: /^Save .* to your shortlist/ }).first();
  const name = /^Save (.*) to your/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await heart.click();
  const saved = { name: `Remove ${name} from your shortlist` };
  await expect(other.getByRole('button', saved).first()).toBeVisible();
  const card = page.getByRole('article').filter({ has: page.getByRole('button', saved) });
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/au-pair\//);
  await expect(page.getByRole('button', saved)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', saved).first()).toBeVisible();
  await page.getByRole('button', saved).first().click();
  await expect(other.getByRole('button', saved)).toHaveCount(0);
  await expect(toast(page)).toContainText(`${name} is no longer on your shortlist`);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('button', saved).first()).toBeVisible();
  await expect(page.getByRole('button', saved).first()).toBeVisible();
  await page.getByRole('button', saved).first().click();
  await expect(other.getByRole('button', saved)).toHaveCount(0);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} the dashboard and the landing pages do not shift, and greet by the profile’s name`, async ({
    as,
    visitor,
    family,
  }) => {
    const member = await as(family, { viewport });
    const guest = await visitor({ viewport });
    for (const page of [member, guest])
      await page.addInitScript(() => {
        const seen = { moved: 0, greetings: [] as string[] };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += shift.value;
        }).observe({ type: 'layout-shift', buffered: true });
        new MutationObserver(() => {
          const greeting = document.querySelector('h1')?.textContent?.trim();
          if (greeting) seen.greetings.push(greeting);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
    const seenOn = (page: typeof member) =>
      page.evaluate(() => (window as unknown as { seen: { moved: number; greetings: string[] } }).seen);
    await settle(member, '/dashboard');
    await expect(member.getByRole('heading', { level: 1 })).toContainText(family.ownName);
    const { moved, greetings } = await seenOn(member);
    expect(moved, 'dashboard').toBeLessThan(0.02);
    expect(greetings.filter((greeting) => greeting.includes(family.username))).toEqual([]);
    for (const path of ['/', '/nz', '/become-a-host-family-australia', '/nz/become-a-host-family-new-zealand']) {
      await settle(guest, path);
      expect((await seenOn(guest)).moved, path).toBeLessThan(0.02);
    }
  });

/** A promise with a function that resolves it. */
function hold() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

/** Waits until pending drawing is done. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const [width, columns] of [
  [1440, 4],
  [390, 2],
] as const)
  test(`at ${width} results stand ${columns} in a row, or as a list for as long as the tab is open`, async ({
    as,
    family,
  }) => {
    const page = await as(family, { viewport: { width, height: 900 }, hasTouch: width === 390 });
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const view = page.getByRole('group', { name: 'View' });
    const inFirstRow = () =>
      page.locator('section[aria-label=Results] li:has(article)').evaluateAll((cards) => {
        const tops = cards.map((card) => card.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      });
    /** A text that overflows the card. */
    const cut = () =>
      page.locator('section[aria-label=Results] article').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const { left, right } = card.getBoundingClientRect();
          return [...card.querySelectorAll('h2, p, li, strong, small, span')]
            .filter((text) => text.checkVisibility() && text.textContent)
            .filter((text) => {
              const box = text.getBoundingClientRect();
              return box.left < left - 1 || box.right > right + 1;
            })
            .map((text) => text.textContent);
        }),
      );
    await settle(page, '/search-au-pairs');
    expect(await inFirstRow()).toBe(columns);
    expect(await cut()).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await examine(page, `results, ${colorScheme}`, colorScheme === 'dark' ? VISUAL_RULES : undefined)).toEqual(
        [],
      );
    }
    await expectNothingSideways(page, 'results');
    await view.getByRole('button', { name: 'List' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(inFirstRow).toBe(1);
    await page.goto('/search-families');
    await settle(page, '/search-au-pairs');
    expect(await inFirstRow()).toBe(1);
    expect(await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)).toBeLessThan(0.02);
    await expect(view.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    await view.getByRole('button', { name: 'Grid' }).click();
    await expect.poll(inFirstRow).toBe(columns);
  });
