import { gzipSync } from 'node:zlib';
import { examine, expectNothingSideways, RULES_OF_SIGHT, settle } from '../support/examine';
import { oneOfEachKind, publicPages } from '../support/public-pages';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';
import type { APIRequestContext } from '@playwright/test';

/** Bytes of JavaScript, compressed by gzip, with which a public page may begin. */
const BUDGET = 160_000;
/** What forms, a person's page, the dated legal figures of a landing and what is under way may take. */
const FURTHER_BUDGETS = {
  'search-au-pairs': 163_000,
  'search-families': 163_000,
  auth: 177_000,
  family: 164_500,
  'au-pair': 164_500,
  dashboard: 202_500,
  'become-an-au-pair-australia': 160_800,
  'become-an-au-pair-new-zealand': 160_800,
  'become-a-host-family-australia': 160_800,
  'become-a-host-family-new-zealand': 160_800,
};
/** Pages that New Zealand does not only word differently. */
const DIFFERENT_IN_NEW_ZEALAND = /^\/nz\/(?:become-|pricing$|auckland$)/;
/** Less than this says nothing. */
const WORDS = 80;
/** How each page is looked at, one after the other: by every rule, then by those whose answer may change. */
const VARIANTS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 }, rules: undefined },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 }, rules: RULES_OF_SIGHT },
] as const;

test('every public page says what it is, stands at one address, and none of its links is dead', async ({
  page,
  request,
}) => {
  const pages = await publicPages(request);
  expect(pages.length).toBeGreaterThan(50);
  await page.goto('/robots.txt');
  const findings = await page.evaluate(readAll, { pages, words: WORDS });
  expect(findings).toEqual([]);
});

test('every kind of public page, large and light, small and dark: nothing in the console, nothing sideways, nothing for axe', async ({
  visitor,
  request,
  family,
  auPair,
}) => {
  test.setTimeout(300_000);
  const page = await visitor();
  const complaints = complaintsOf(page);
  const found: string[] = [];
  const kinds = oneOfEachKind(await publicPages(request)).filter(
    (path) => !path.startsWith('/nz/') || DIFFERENT_IN_NEW_ZEALAND.test(path),
  );
  const own = [
    `/family/${family.id}`,
    `/au-pair/${auPair.id}`,
    '/auth',
    '/auth?type=aupair',
    '/reset-password',
    '/join-household',
    '/nowhere',
  ];
  for (const path of [...kinds, ...own]) {
    for (const { colorScheme, viewport, rules } of VARIANTS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      if (!rules) await settle(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      found.push(...(await examine(page, `${path}, ${colorScheme}`, rules)));
    }
    await expectNothingSideways(page, path);
  }
  expect(found).toEqual([]);
  // The page that is not there is a 404 for the browser too.
  expect(complaints.filter((one) => !one.includes('/nowhere'))).toEqual([]);
});

test('a public page begins with at most 160 kB of JavaScript, sign-in, a profile and the dashboard with little more', async ({
  request,
  family,
  auPair,
}) => {
  const sizes = new Map<string, Promise<number>>();
  const tooMuch: string[] = [];
  const others = ['/search-au-pairs', '/search-families', '/auth', '/dashboard'];
  const profiles = [`/family/${family.id}`, `/au-pair/${auPair.id}`];
  for (const path of [...oneOfEachKind(await publicPages(request)), ...others, ...profiles]) {
    const scripts = scriptsOf(await (await request.get(path)).text());
    expect(scripts.length, path).toBeGreaterThan(1);
    let bytes = 0;
    for (const script of scripts) {
      if (!sizes.has(script)) sizes.set(script, compressedSize(request, script));
      bytes += (await sizes.get(script)) ?? 0;
    }
    const [kind = ''] = path.replace(/^\/(nz\/)?/, '').split('/');
    const budget = kind in FURTHER_BUDGETS ? FURTHER_BUDGETS[kind as keyof typeof FURTHER_BUDGETS] : BUDGET;
    if (bytes > budget) tooMuch.push(`${path}: ${bytes} bytes`);
  }
  expect(tooMuch).toEqual([]);
});

/** The script to start and the modules that it imports, as the page's starter names them. */
function scriptsOf(html: string): string[] {
  const [, entry = '', modules = ''] = /<script data-entry="([^"]+)" data-modules="([^"]*)"/.exec(html) ?? [];
  return [entry, ...modules.split(' ')];
}

async function compressedSize(request: APIRequestContext, script: string): Promise<number> {
  const answer = await request.get(script, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers()['content-encoding'], script).toBe('gzip');
  // Small files are compressed as they are sent, and do not say how long they are.
  return gzipSync(await answer.body(), { level: 9 }).length;
}

/**
 * Reads every page as one without JavaScript would, follows its links once each, and says what is wrong. Runs in the
 * browser, which has the better parser.
 */
async function readAll({ pages, words }: { pages: string[]; words: number }): Promise<string[]> {
  const findings: string[] = [];
  const answers = new Map<string, Promise<{ status: number; document: Document }>>();
  const read = (path: string) => {
    const answer =
      answers.get(path) ??
      fetch(path).then(async (response) => ({
        status: response.status,
        document: new DOMParser().parseFromString(await response.text(), 'text/html'),
      }));
    answers.set(path, answer);
    return answer;
  };
  const inTurns = async (paths: string[], act: (path: string) => Promise<void>) => {
    const waiting = [...paths];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await act(path);
    };
    await Promise.all([work(), work(), work(), work()]);
  };

  // Someone whom a page shows may be gone before their link is followed: then the page no longer shows them.
  const stillLinks = async (path: string, link: string) => {
    const { document } = await read(`${path}${path.includes('?') ? '&' : '?'}anew`);
    return [...document.querySelectorAll('a')].some((one) => one.getAttribute('href') === link);
  };
  const linkedFrom = new Map<string, string>();
  const titles = new Map<string, string>();
  await inTurns(pages, async (path) => {
    const { status, document } = await read(path);
    const fault = (words: string) => findings.push(`${path} ${words}`);
    if (status !== 200) return void fault(`answers ${status}`);
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
    if (!document.title) fault('has no title');
    const sameTitle = titles.get(document.title);
    if (sameTitle) fault(`has the title of ${sameTitle}: ${document.title}`);
    titles.set(document.title, path);
    if (content('meta[name="description"]').length < 50) fault('has no description');
    if (/noindex/.test(content('meta[name="robots"]'))) fault('hides from search engines');
    const canonical = new URL(
      document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '/missing',
      'http://x',
    );
    if (canonical.pathname + canonical.search !== path) fault(`calls itself ${canonical.pathname}${canonical.search}`);
    if (document.querySelectorAll('h1').length !== 1) fault('has not one headline');
    if (!content('meta[property="og:image"]')) fault('has no picture for those who share it');
    const said = document.querySelector('main')?.textContent?.split(/\s+/).length ?? 0;
    if (said < words) fault(`says ${said} words`);
    for (const image of document.querySelectorAll('img:not([alt])'))
      fault(`has an image without words: ${image.outerHTML}`);
    for (const link of document.querySelectorAll('a[href^="/"]')) linkedFrom.set(link.getAttribute('href') ?? '', path);
  });
  const files = /^\/(?:api|media|dev)\//;
  // Names a tab that the page opens itself, not an element.
  const opensSignUp = '/auth#sign-up';
  await inTurns([...linkedFrom.keys()], async (link) => {
    const path = linkedFrom.get(link) ?? '';
    if (files.test(link)) {
      const { status } = await fetch(link, { method: 'GET' });
      if (status !== 200) findings.push(`${path} links to ${link}, which answers ${status}`);
      return;
    }
    const [address = '', anchor] = link.split('#');
    const { status, document } = await read(address);
    if (status !== 200) {
      if (await stillLinks(path, link)) findings.push(`${path} links to ${link}, which answers ${status}`);
    } else if (anchor && link !== opensSignUp && !document.getElementById(anchor))
      findings.push(`${path} links to ${link}, which has no such place`);
  });
  return findings;
}
