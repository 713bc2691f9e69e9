import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import puppeteer, { ProtocolError, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { isHydrated } from './live';
import { placeholders } from './page-settled';
import { PRODUCT, type Credentials } from './people';
import { test as base } from './test';

const PROGRAM = process.env['FIREFOX_PATH'] || '/usr/bin/firefox-esr';
const PATIENCE = { intervals: [50, 100, 250], timeout: 20_000 };
/** Firefox rejects the requests of a page as it is left, and this one is logged by specification. */
const WHEN_LEFT = 'The unread count could not be loaded';
/** More than the controls of any page of these tests. */
const MOST_STOPS = 120;

/** Whether a Firefox is installed; it is not an npm package. */
export const hasFirefox = () => existsSync(PROGRAM);

interface Kind {
  width: number;
  height: number;
  /** Settings of Firefox. */
  prefs: Record<string, unknown>;
}

/** Numbers of Firefox: 0 is dark and 1 is light; 1 is a finger and 6 a mouse. */
const prefsOf = (colorScheme: 0 | 1, pointer: 1 | 6) => ({
  'dom.w3c_touch_events.enabled': pointer === 1 ? 1 : 0,
  'ui.useOverlayScrollbars': pointer === 1 ? 1 : 0,
  'layout.css.prefers-color-scheme.content-override': colorScheme,
  'ui.primaryPointerCapabilities': pointer,
  'ui.allPointerCapabilities': pointer,
});

export const FIREFOX_DESKTOP: Kind = { width: 1440, height: 900, prefs: prefsOf(1, 6) };
/** With a camera and a microphone that are not asked for. */
export const FIREFOX_WITH_DEVICES: Kind = {
  ...FIREFOX_DESKTOP,
  prefs: {
    ...FIREFOX_DESKTOP.prefs,
    'media.navigator.permission.disabled': true,
    'media.navigator.streams.fake': true,
  },
};
export const DARK_FIREFOX_PHONE: Kind = { width: 390, height: 844, prefs: prefsOf(0, 1) };

/** What a person looks for on a page; an exact name, or a pattern. */
type Role = 'button' | 'link' | 'field' | 'radio' | 'heading' | 'region';
type Name = string | RegExp;

interface Point {
  x: number;
  y: number;
}

interface Sought {
  role: Role;
  /** Source of a regular expression. */
  name: string;
}

const sought = (role: Role, name: Name): Sought => ({
  role,
  name: typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source,
});

/** Runs in the page: what has this role and name, is visible, and, if asked, has the focus or can be pressed. */
async function seek({ role, name }: Sought, need: string): Promise<Point | null> {
  const selectors = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    field: 'input, select, textarea',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3',
    region: 'section, [role=region], dialog',
  };
  const wordsOf = (element: Element | null) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return ids.map((id) => wordsOf(document.getElementById(id))).join(' ');
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    return element.getAttribute('aria-label') ?? (labels.map(wordsOf).join(' ') || wordsOf(element));
  };
  const pattern = new RegExp(name);
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && pattern.test(nameOf(element)),
  );
  if (need === 'visible') return found[0] ? { x: 0, y: 0 } : null;
  if (need === 'focused') return found.some((element) => element === document.activeElement) ? { x: 0, y: 0 } : null;
  for (const element of found) {
    // What is about to be replaced would move under the press.
    if (element.matches(':disabled') || element.closest('[aria-busy=true]')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = element.getBoundingClientRect();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const after = element.getBoundingClientRect();
    const [x, y] = [after.x + after.width / 2, after.y + after.height / 2];
    const at = document.elementFromPoint(x, y);
    const isStill = before.x === after.x && before.y === after.y;
    if (isStill && at && (element.contains(at) || at.closest('label')?.contains(element))) return { x, y };
  }
  return null;
}

/** Runs in the page. A stock Firefox reports what the content policy blocks only to its own console. */
function reportInWords() {
  // Over WebDriver an error is an object without its message.
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...parts: unknown[]) =>
      write(...parts.map((part) => (part instanceof Error ? `${String(part)}\n${part.stack ?? ''}` : part)));
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The content policy blocked ${blockedURI} by ${violatedDirective}.`),
  );
}

/** A page of a stock Firefox. Finds what people find: by its role and name, visible and not covered. */
export class FirefoxPage {
  /** Errors and warnings of the console, and errors that nothing caught. */
  readonly complaints: string[] = [];

  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type()) && !message.text().startsWith(WHEN_LEFT))
        this.complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`${page.url()}: ${String(error)}`));
  }

  static async start({ width, height, prefs }: Kind, origin: string): Promise<FirefoxPage> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: PROGRAM,
      defaultViewport: null,
      networkEnabled: false,
      env: { ...process.env, TZ: 'Australia/Sydney', MOZ_CRASHREPORTER_DISABLE: '1' },
      extraPrefsFirefox: { 'intl.accept_languages': 'en-AU, en', 'ui.prefersReducedMotion': 1, ...prefs },
    });
    try {
      // The first page of a Firefox without a window never has the focus.
      const page = await browser.newPage();
      await page.evaluateOnNewDocument(reportInWords);
      // The ESR turns the page to this size, but cannot turn the screen with it.
      await page.setViewport({ width, height }).catch((error: unknown) => {
        if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride'))) throw error;
      });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      return new FirefoxPage(browser, page, origin);
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  close = () => this.browser.close();

  /** Opens a page and waits until React has hydrated it. */
  async goto(path: string): Promise<void> {
    await this.page.goto(this.origin + path, { waitUntil: 'domcontentloaded' });
    await this.holds(isHydrated, path);
  }

  /** Opens a page and returns its main heading once nothing is loading. */
  async open(path: string): Promise<string> {
    await this.goto(path);
    await expect.poll(() => this.page.evaluate(placeholders).catch(() => null), PATIENCE).toBe(0);
    return this.page.evaluate(() => document.querySelector('h1')?.innerText ?? '');
  }

  async logIn({ email, password }: Credentials): Promise<void> {
    await this.goto('/auth');
    await this.fill('Email', email);
    await this.fill('Password', password);
    await this.key('Enter');
    await this.expectPath(/^(?!\/auth)/);
  }

  async expectPath(path: string | RegExp): Promise<void> {
    // The ESR does not report addresses that scripts set.
    const where = () => this.ask(() => location.pathname + location.search);
    await (typeof path === 'string'
      ? expect.poll(where, PATIENCE).toBe(path)
      : expect.poll(where, PATIENCE).toMatch(path));
  }

  /** Waits for words that are visible. */
  async expectWords(words: string | RegExp): Promise<void> {
    const visible = () => this.ask(() => document.body.innerText.replaceAll(/\s+/g, ' '));
    await (typeof words === 'string'
      ? expect.poll(visible, PATIENCE).toContain(words)
      : expect.poll(visible, PATIENCE).toMatch(words));
  }

  async expectToSee(role: Role, name: Name): Promise<void> {
    await this.reach(sought(role, name), 'visible');
  }

  async expectNothingSideways(): Promise<void> {
    const { scrollWidth, clientWidth } = await this.page.evaluate(() => {
      const { scrollWidth: all, clientWidth: shown } = document.documentElement;
      return { scrollWidth: all, clientWidth: shown };
    });
    expect(scrollWidth, `the width of ${this.page.url()}`).toBeLessThanOrEqual(clientWidth);
  }

  /** Presses the middle. */
  async press(role: Role, name: Name): Promise<void> {
    const { x, y } = await this.reach(sought(role, name), 'pressable');
    await this.page.mouse.click(x, y);
  }

  /** Presses Tab until this has the focus. */
  async tabTo(role: Role, name: Name): Promise<void> {
    const wanted = sought(role, name);
    await this.reach(wanted, 'visible');
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await this.page.keyboard.press('Tab');
      if (await this.page.evaluate(seek, wanted, 'focused')) return;
    }
    throw new Error(`Tab does not reach the ${role} ${String(name)} of ${this.page.url()}`);
  }

  key = (key: KeyInput) => this.page.keyboard.press(key);

  /** Types into what has the focus. */
  type = (words: string) => this.page.keyboard.type(words);

  /** Presses a field and types; a date as its digits in Firefox’s own order: month, day, year. */
  async fill(name: Name, words: string): Promise<void> {
    await this.press('field', name);
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(words) ?? [];
    await this.type(year ? `${month}${day}${year}` : words);
  }

  /** Chooses an option of a closed list by typing it. */
  async choose(name: Name, option: string): Promise<void> {
    await this.reach(sought('field', name), 'pressable');
    await this.tabTo('field', name);
    await this.type(option);
  }

  /** A page that is being left answers nothing. */
  private ask = (question: () => string): Promise<string> => this.page.evaluate(question).catch(() => '');

  private async reach(wanted: Sought, need: 'visible' | 'pressable'): Promise<Point> {
    let reached: Point | null = null;
    await expect(async () => {
      reached = await this.page.evaluate(seek, wanted, need);
      expect(reached, `the ${wanted.role} ${wanted.name} of ${this.page.url()}`).not.toBeNull();
    }).toPass(PATIENCE);
    return reached as unknown as Point;
  }

  private async holds(condition: () => boolean, what: string): Promise<void> {
    await expect(async () => expect(await this.page.evaluate(condition), what).toBe(true)).toPass(PATIENCE);
  }
}

interface WithFirefox {
  /** Starts a Firefox with one page; closed when the test ends, which fails if the page complained. */
  firefox: (kind: Kind, origin?: string) => Promise<FirefoxPage>;
}

export const test = base.extend<WithFirefox>({
  firefox: async ({}, use, info) => {
    const opened: FirefoxPage[] = [];
    await use(async (kind, origin = PRODUCT) => {
      const page = await FirefoxPage.start(kind, origin);
      opened.push(page);
      return page;
    });
    for (const [index, { page }] of opened.entries())
      if (info.status !== info.expectedStatus)
        await page.screenshot({ path: `${info.outputPath(`firefox-${index}`)}.png` }).catch(() => undefined);
    await Promise.all(opened.map((page) => page.close()));
    expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
});
