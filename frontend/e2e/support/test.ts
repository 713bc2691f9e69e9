import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from '@playwright/test';
import { ContextPool } from './contexts';
import { live } from './live';
import { logIn, makePerson, type Credentials, type Person } from './people';

export { expect };

/** Countries have subdomains. */
const OUR_HOST = /^(?:127\.0\.0\.1|(?:\w+\.)?localhost)$/;

interface Own {
  /** Other hosts from which pages of this test may load something. */
  allowedHosts: string[];
  /** Opens a page in a browser context of its own in which the person is logged in; closed when the test ends. */
  as: (person: Credentials, options?: BrowserContextOptions) => Promise<Page>;
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

/** Notes requests of pages to other hosts; the returned function asserts that there were none. Following a link is someone’s own choice. */
export function watchHosts(context: BrowserContext, allowed: readonly string[]) {
  const left: string[] = [];
  const note = (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOurs = !protocol.startsWith('http') || OUR_HOST.test(hostname) || allowed.includes(hostname);
    if (!isOurs && !request.isNavigationRequest()) left.push(request.url());
  };
  context.on('request', note);
  return () => {
    context.off('request', note);
    expect(left, 'nothing is requested from another host').toEqual([]);
  };
}

export const test = base.extend<Own, Shared>({
  allowedHosts: [[], { option: true }],
  contexts: [async ({ browser }, use) => use(new ContextPool(browser)), { scope: 'worker' }],
  openContext: async ({ contexts, allowedHosts }, use) => {
    const opened = new Map<BrowserContext, () => void>();
    await use(async (options) => {
      const context = await contexts.take(options);
      opened.set(context, watchHosts(context, allowedHosts));
      return context;
    });
    await Promise.all([...opened.keys()].map(async (context) => contexts.giveBack(context)));
    for (const assertOnlyOurs of opened.values()) assertOnlyOurs();
  },
  context: async ({ openContext }, use) => use(await openContext()),
  page: async ({ context }, use) => use(live(await context.newPage())),
  firstVisit: async ({ browser, allowedHosts }, use) => {
    const context = await browser.newContext();
    const assertOnlyOurs = watchHosts(context, allowedHosts);
    await use(live(await context.newPage()));
    await context.close();
    assertOnlyOurs();
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
