import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { live } from './live';
import { browserOf, makePerson, type Person } from './people';

export { expect };

interface Own {
  /** Opens a page in a new browser context in which the person is logged in; closed when the test ends. */
  as: (person: Person, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a new browser context in which no one is logged in. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
}

interface Shared {
  /** A family with a confirmed email and a complete profile. Tests that change it must create their own. */
  family: Person;
  /** An au pair with a confirmed email and a complete profile. */
  auPair: Person;
}

export const test = base.extend<Own, Shared>({
  page: async ({ page }, use) => use(live(page)),
  as: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (person, options) => {
      const context = await browserOf(browser, person, options);
      opened.push(context);
      return live(await context.newPage());
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  visitor: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      const page = await context.newPage();
      return options?.javaScriptEnabled === false ? page : live(page);
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  family: [async ({ browser }, use) => use(await makePerson(browser, 'family')), { scope: 'worker' }],
  auPair: [async ({ browser }, use) => use(await makePerson(browser, 'aupair')), { scope: 'worker' }],
});
