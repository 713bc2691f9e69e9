import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { live } from './live';
import { browserOf, makePerson, type Person } from './people';

export { expect };

interface Own {
  /** Opens a page in a browser of its own in which the person is signed in; closed when the test ends. */
  as: (person: Person, options?: BrowserContextOptions) => Promise<Page>;
  /** A browser of its own in which no one is signed in. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
}

interface Shared {
  /** A family with confirmed email and complete profile. Tests that change it make their own. */
  family: Person;
  /** An au pair with confirmed email and complete profile. */
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
