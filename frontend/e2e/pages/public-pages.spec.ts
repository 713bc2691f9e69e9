import { brotliCompressSync } from 'node:zlib';
import { examine, expectNothingSideways, VISUAL_RULES, settle } from '../support/examine';
import { oneOfEachKind, publicPages } from '../support/public-pages';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';
import type { APIRequestContext } from '@playwright/test';

/** Bytes of JavaScript with which a page may begin, compressed by brotli as browsers receive it over HTTPS. */
const BUDGET = 145_000;
/** Budgets of forms that a visit can begin with. */
const FURTHER_BUDGETS = {
  payment: 146_400,
  'join-household': 149_250,
  'reset-password': 149_200,
};
/** Pages of members begin with the frame alone; these are the bytes with their own code, which loads next to the session. */
const MEMBER_BUDGET = 130_850;
const WHOLE_MEMBER_PAGES = {
  '/account': 138_450,
  '/account/security': 146_400,
  '/account/contact': 142_800,
  '/account/household': 144_450,
  '/account/notifications': 145_050,
  '/dashboard': 138_250,
  '/app/messages': 153_050,
  '/profile/au-pair': 141_450,
  '/profile/family': 140_050,
  '/agreements/1': 144_450,
  '/interviews/1/room': 140_950,
  '/au-pair-job-board': 144_750,
  '/app/hours': 146_500,
  '/app/employer-clock': 144_100,
  '/app/arrival': 143_400,
  '/interviews': 149_750,
  '/saved-searches': 148_400,
  '/app/compare': 142_750,
  '/app/pipeline': 140_850,
  '/verification': 145_100,
  '/au-pair-support': 144_900,
  '/family-support': 144_900,
  '/need-out': 145_400,
  '/notifications': 143_250,
  '/reviews/write/1': 145_900,
  '/admin-dashboard': 133_700,
};
/** Pages whose New Zealand version differs in more than wording. */
const DIFFERENT_IN_NEW_ZEALAND = /^\/nz\/(?:become-|pricing$|auckland$)/;
/** A shorter text is not worth comparing. */
const WORDS = 80;
/** The views in which axe checks each page: first with every rule, then with the rules whose result may change. */
const VARIANTS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 }, rules: undefined },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 }, rules: VISUAL_RULES },
] as const;

test('every public page has a title, a description and one address, and none of its links is dead', async ({
  page,
  request,
}) => {
  const pages = await publicPages(request);
  expect(pages.length).toBeGreaterThan(50);
  await page.goto('/robots.txt');
  const findings = await page.evaluate(readAll, { pages, words: WORDS });
  expect(findings).toEqual([]);
});

test('every kind of public page, wide and light, narrow and dark, logs nothing, does not scroll sideways and passes axe', async ({
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
  // The browser logs the 404 of the missing page as an error.
  expect(complaints.filter((one) => !one.includes('/nowhere'))).toEqual([]);
});

test('styles that come with a page are not requested again', async ({ visitor, auPair }) => {
  const page = await visitor();
  for (const path of ['/', '/search-au-pairs', `/au-pair/${auPair.id}`]) {
    await settle(page, path);
    const { inline, requested } = await page.evaluate(() => ({
      inline: [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => (link as HTMLLinkElement).href),
      requested: performance.getEntriesByType('resource').map(({ name }) => name),
    }));
    expect(inline.length, path).toBeGreaterThan(0);
    expect(
      inline.filter((href) => requested.includes(href)),
      path,
    ).toEqual([]);
  }
});

test('a page begins with at most 150 kB of JavaScript, and no page of members grows', async ({
  request,
  family,
  auPair,
}) => {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = async (scripts: string[]) => {
    const all = scripts.map((script) => {
      const size = sizes.get(script) ?? compressedSize(request, script);
      sizes.set(script, size);
      return size;
    });
    return (await Promise.all(all)).reduce((sum, size) => sum + size, 0);
  };
  const tooMuch: string[] = [];
  const limit = (path: string, bytes: number, budget: number) => {
    if (bytes > budget) tooMuch.push(`${path}: ${bytes} bytes, not ${budget}`);
  };
  const others = ['/search-au-pairs', '/search-families', '/auth', '/reset-password', '/join-household', '/payment'];
  const profiles = [`/family/${family.id}`, `/au-pair/${auPair.id}`];
  for (const path of [...oneOfEachKind(await publicPages(request)), ...others, ...profiles]) {
    const { first } = scriptsOf(await (await request.get(path)).text());
    expect(first.length, path).toBeGreaterThan(1);
    const [kind = ''] = path.replace(/^\/(nz\/)?/, '').split('/');
    const further = FURTHER_BUDGETS[kind as keyof typeof FURTHER_BUDGETS] as number | undefined;
    limit(path, await sizeOf(first), further ?? BUDGET);
  }
  for (const [path, budget] of Object.entries(WHOLE_MEMBER_PAGES)) {
    const { first, later } = scriptsOf(await (await request.get(path)).text());
    expect(later.length, path).toBeGreaterThan(0);
    limit(`the beginning of ${path}`, await sizeOf(first), MEMBER_BUDGET);
    limit(path, await sizeOf([...first, ...later]), budget);
  }
  expect(tooMuch).toEqual([]);
});

/** The start script with the modules that it imports, and those that follow it, as listed in the page's boot script. */
function scriptsOf(html: string): { first: string[]; later: string[] } {
  const [, entry = '', modules = '', later = ''] =
    /<script data-entry="([^"]+)" data-modules="([^"]*)" data-later="([^"]*)"/.exec(html) ?? [];
  return { first: [entry, ...modules.split(' ')], later: later.split(' ').filter(Boolean) };
}

async function compressedSize(request: APIRequestContext, script: string): Promise<number> {
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding'], script).toBe('br');
  // Small files are compressed as they are sent, and do not say how long they are.
  return brotliCompressSync(await answer.body()).length;
}

/**
 * Reads every page without JavaScript, follows each link once, and reports what is wrong. Runs in the browser to use
 * its HTML parser.
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

  // A person may be deleted before their link is followed; the page must then no longer show them.
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
    const count = document.querySelector('main')?.textContent?.split(/\s+/).length ?? 0;
    if (count < words) fault(`says ${count} words`);
    for (const image of document.querySelectorAll('img:not([alt])'))
      fault(`has an image without words: ${image.outerHTML}`);
    for (const link of document.querySelectorAll('a[href^="/"]')) linkedFrom.set(link.getAttribute('href') ?? '', path);
  });
  const files = /^\/(?:api|media|dev)\//;
  // This is the name of a browser tab that the page opens, not an element id.
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
