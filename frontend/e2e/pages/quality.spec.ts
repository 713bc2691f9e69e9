import AxeBuilder from '@axe-core/playwright';
import { complaintsOf } from '../support/quiet';
import { beginTalk } from '../support/talk';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;
const EXAMINED = ['/', '/privacy', '/cookies', '/search-au-pairs', '/auth', '/auth?type=aupair'];
const LOOKED_AT = ['/terms', '/search-families', '/reset-password', '/pricing', '/contact', '/nowhere'];
const SIGNED_IN = ['/dashboard', '/account', '/app/messages', '/search-au-pairs'];

/** Opens a page and waits until React has taken it over and its data is there. */
async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** What axe finds on the open page. */
async function examine(page: Page, path: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

async function expectNothingSideways(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => overflow(page), { message: `${path} at 320` }).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const theme of THEMES) {
  for (const prefix of ['', '/nz'])
    test(`visitors${prefix && ' in New Zealand'}, ${theme}: nothing in the console, nothing sideways at 320, nothing for axe`, async ({
      visitor,
      family,
      auPair,
    }) => {
      const page = await visitor({ colorScheme: theme, viewport: { width: 1440, height: 900 } });
      const complaints = complaintsOf(page);
      const found: string[] = [];
      const examined = [...EXAMINED, `/family/${family.id}`, `/au-pair/${auPair.id}`];
      for (const path of [...examined, ...LOOKED_AT]) {
        const address = path === '/' ? prefix || '/' : prefix + path;
        await settle(page, address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        if (!prefix && examined.includes(path)) found.push(...(await examine(page, address)));
        await expectNothingSideways(page, address);
      }
      expect(found).toEqual([]);
      // The page that is not there is a 404 for the browser too.
      expect(complaints.filter((one) => !one.includes('/nowhere'))).toEqual([]);
    });

  test(`members, ${theme}: nothing in the console, nothing sideways at 320, nothing for axe`, async ({
    as,
    browser,
    family,
    auPair,
  }) => {
    const { id, say } = await beginTalk(browser, family, auPair);
    await say(`Good morning, ${theme} as it is.`);
    const page = await as(family, { colorScheme: theme, viewport: { width: 1440, height: 900 } });
    const complaints = complaintsOf(page);
    const found: string[] = [];
    for (const path of [...SIGNED_IN, '/profile/family', `/app/messages?conversation=${id}`, `/au-pair/${auPair.id}`]) {
      await settle(page, path);
      found.push(...(await examine(page, path)));
      await expectNothingSideways(page, path);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
