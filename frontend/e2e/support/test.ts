import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { ContextPool } from './contexts';
import { live } from './live';
import { logIn, makePerson, type Person } from './people';

export { expect };

interface Own {
  /** Opens a page in a browser context of its own in which the person is logged in; closed when the test ends. */
  as: (person: Person, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a page in a browser context of its own in which no one is logged in; closed when the test ends. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** A page of someone who has never been here: no file is cached, so each can be held back or lost. */
  firstVisit: Page;
  /** Opens an empty browser context for the length of the test. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface Shared {
  contexts: ContextPool;
  /** A family with a confirmed email and a complete profile. Tests that change it must create their own. */
  family: Person;
  /** An au pair with a confirmed email and a complete profile. */
  auPair: Person;
}

export const test = base.extend<Own, Shared>({
  contexts: [async ({ browser }, use) => use(new ContextPool(browser)), { scope: 'worker' }],
  openContext: async ({ contexts }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await contexts.take(options);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map(async (context) => contexts.giveBack(context)));
  },
  context: async ({ openContext }, use) => use(await openContext()),
  page: async ({ context }, use) => use(live(await context.newPage())),
  firstVisit: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(live(await context.newPage()));
    await context.close();
  },
  as: async ({ openContext, contexts }, use) => {
    await use(async (person, options) => {
      const context = await openContext(options);
      await Promise.all([logIn(context, person), contexts.rememberSession(context)]);
      return live(await context.newPage());
    });
  },
  visitor: async ({ openContext }, use) => {
    await use(async (options) => {
      const page = await (await openContext(options)).newPage();
      return options?.javaScriptEnabled === false ? page : live(page);
    });
  },
  family: [async ({}, use) => use(await makePerson('family')), { scope: 'worker' }],
  auPair: [async ({}, use) => use(await makePerson('aupair')), { scope: 'worker' }],
});
