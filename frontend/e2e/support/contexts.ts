import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { PRODUCT } from './people';

/** The storages of a page, apart from cookies and the cache of files. */
const STORED = 'cache_storage,file_systems,indexeddb,local_storage,service_workers,storage_buckets';
/** Changes of a context that cannot be taken back. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
] as const;
const LASTING_OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;
/** Idle contexts for each kind of options; two people and a visitor are the most that usual tests need. */
const MOST_IDLE = 3;
/** A context that takes longer to empty is closed: the browser sometimes never answers. */
const EMPTYING_MS = 5_000;

interface Reused {
  context: BrowserContext;
  kind: string;
  /** Stays open, so that the process with the compiled code stays too. */
  parked: Page;
  devtools: CDPSession;
  altered: boolean;
}

/**
 * Browser contexts that the tests of a worker use one after another. A new context has an empty cache, so every test
 * would load and compile all code again: 7% of the processor time, measured on 50 tests. Between two tests a context
 * loses everything but that cache: pages, cookies and what pages stored.
 */
export class ContextPool {
  readonly #idle: Reused[] = [];
  readonly #inUse = new Map<BrowserContext, Reused>();

  constructor(private readonly browser: Browser) {}

  /** A context without pages of a test. Options that differ get contexts of their own. */
  async take(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const kind = JSON.stringify(options);
    const at = this.#idle.findLastIndex((one) => one.kind === kind);
    const [reused = await this.#make(options, kind)] = at < 0 ? [] : this.#idle.splice(at, 1);
    this.#inUse.set(reused.context, reused);
    return reused.context;
  }

  /** Lets the pages of a context ask for a session, as after a log-in. */
  async rememberSession(context: BrowserContext): Promise<void> {
    await this.#inUse.get(context)?.parked.evaluate(() => localStorage.setItem('signedIn', '1'));
  }

  /** Empties a context for the next test, or closes it if it cannot be emptied. */
  async giveBack(context: BrowserContext): Promise<void> {
    const reused = this.#inUse.get(context);
    this.#inUse.delete(context);
    if (!reused || reused.parked.isClosed()) return;
    const idle = this.#idle.filter(({ kind }) => kind === reused.kind);
    if (reused.altered || idle.length >= MOST_IDLE) return context.close();
    const isEmpty = await Promise.race([
      this.#empty(reused).then(
        () => true,
        () => false,
      ),
      setTimeout(EMPTYING_MS, false, { ref: false }),
    ]);
    if (!isEmpty) return context.close();
    this.#idle.push(reused);
  }

  async #empty({ context, parked, devtools }: Reused): Promise<void> {
    await context.setOffline(false);
    await Promise.all(context.pages().map(async (page) => page === parked || page.close()));
    await Promise.all([
      context.clearCookies(),
      devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: STORED }),
    ]);
  }

  async #make(options: BrowserContextOptions, kind: string): Promise<Reused> {
    const context = await this.browser.newContext(options);
    const parked = await context.newPage();
    await parked.goto(`${PRODUCT}/robots.txt`);
    const devtools = await context.newCDPSession(parked);
    // Changes that a page made to the camera could outlive it.
    const reused: Reused = { context, kind, parked, devtools, altered: options.permissions !== undefined };
    parked.on('crash', () => (reused.altered = true));
    const noticing = (target: object, names: readonly string[]) => {
      const methods = target as Record<string, (...args: unknown[]) => unknown>;
      for (const name of names) {
        const change = methods[name]?.bind(target);
        if (!change) throw new Error(`A browser context has no "${name}".`);
        methods[name] = (...args) => {
          reused.altered = true;
          return change(...args);
        };
      }
    };
    noticing(context, LASTING);
    noticing(context.clock, LASTING_OF_CLOCK);
    return reused;
  }
}
