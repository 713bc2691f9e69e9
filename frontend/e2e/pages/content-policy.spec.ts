import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { administrator } from '../support/demo';
import { settle } from '../support/examine';
import { browserOf } from '../support/people';
import { oneOfEachKind, publicPages } from '../support/public-pages';
import { signInOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';

const MEMBER_PATHS = [
  ...[paths.dashboard, paths.account, paths.notifications, paths.messages, paths.interviews, paths.verification],
  ...[paths.savedSearches, paths.report, paths.earlyExit, paths.searchAuPairs, paths.searchFamilies, paths.payment],
  paths.deviceTest,
];
const OF_ROLE = {
  family: [paths.familyProfileForm, paths.familySupport],
  aupair: [paths.auPairProfileForm, paths.auPairSupport, paths.auPairJobBoard],
};
const ADMIN_PATHS = Object.entries(paths).flatMap(([name, path]) =>
  name.startsWith('admin') && name !== 'adminBlogPreview' ? [path] : [],
);

/** Collects the policy violations in a context from now on, and the policies that the pages were served with. */
async function watchPolicy(context: BrowserContext) {
  const refused: string[] = [];
  await context.exposeBinding('tellRefused', (_source, what: string) => refused.push(what));
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { tellRefused(what: string): void }).tellRefused(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    ),
  );
  // Frames without scripts report no violations themselves.
  context.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  return refused;
}

/** The style directives of the policy of the page at this path. */
async function styleRulesOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const policy = answer.headers()['content-security-policy'] ?? '';
  return policy
    .split('; ')
    .filter((directive) => directive.startsWith('style-src'))
    .join('; ');
}

/** Pages whose policy has different style directives. */
async function withOtherRules(request: APIRequestContext, addresses: readonly string[], allowed: RegExp) {
  const rules = await Promise.all(addresses.map(async (path) => ({ path, rules: await styleRulesOf(request, path) })));
  return rules.filter((one) => !allowed.test(one.rules));
}

const BY_HASH = /^style-src 'self'(?: 'sha256-[\w+/]{43}=')+$/;
const BY_NONCE = /^style-src 'self' 'nonce-[\w+/]{22}=='; style-src-attr 'unsafe-inline'$/;

// A violation is a console error: `public-pages` and `admin-overview` open these pages and allow no errors.
test('3.4.3 public pages allow only styles named by hash', async ({ request, family, auPair }) => {
  const own = [`/family/${family.id}`, `/au-pair/${auPair.id}`, paths.auth, paths.resetPassword, '/nowhere'];
  const all = [...oneOfEachKind(await publicPages(request)), ...own];
  expect(all.length).toBeGreaterThan(25);
  expect(await withOtherRules(request, all, BY_HASH)).toEqual([]);
});

test('3.4.3 pages for members use only styles named by hash', async ({ browser, family, auPair }) => {
  test.setTimeout(240_000);
  for (const [person, other] of [
    [family, `/au-pair/${auPair.id}`],
    [auPair, `/family/${family.id}`],
  ] as const) {
    const context = await browserOf(browser, person);
    const refused = await watchPolicy(context);
    const all = [...MEMBER_PATHS, ...OF_ROLE[person.role], other];
    expect(await withOtherRules(context.request, all, BY_HASH)).toEqual([]);
    const page = await context.newPage();
    for (const path of all) await settle(page, path);
    expect(refused).toEqual([]);
    await context.close();
  }
});

test('3.4.3 pages of Admin allow style elements only with their nonce, which is new for each page', async ({
  browser,
}) => {
  const context = await browserOf(browser, administrator);
  const refused = await watchPolicy(context);
  expect(await withOtherRules(context.request, ADMIN_PATHS, BY_NONCE)).toEqual([]);
  const [first, second] = [paths.adminUsers, paths.adminUsers].map((path) => styleRulesOf(context.request, path));
  expect(await first).not.toBe(await second);
  // A dialog adds its own style sheet to stop the page behind it from scrolling.
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, paths.adminUsers);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  expect(refused).toEqual([]);
  await context.close();
});

test('3.4.3 a link from a member page to Admin loads a new document', async ({ page, context }) => {
  const refused = await watchPolicy(context);
  await page.goto(paths.auth);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await signInOnPage(page, administrator);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page
    .locator(`a[href="${paths.adminDashboard}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await expect(page.locator('.ant-menu').first()).toHaveCSS('list-style-type', 'none');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(await page.evaluate(() => document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce)).toMatch(/^.{24}$/);
  expect(refused).toEqual([]);
});

test('3.4.3 an injected style is not applied, and is reported', async ({ page, context }) => {
  const refused = await watchPolicy(context);
  await page.goto(paths.pricing);
  const colours = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="planted" style="color: rgb(1, 2, 3)">Planted</p>');
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: 'h1 { color: rgb(1, 2, 3) !important }' }),
    );
    return ['#planted', 'h1'].map((one) => getComputedStyle(document.querySelector(one) as Element).color);
  });
  expect(colours).not.toContain('rgb(1, 2, 3)');
  await expect.poll(() => refused.filter((one) => one.startsWith('/pricing')).length).toBe(2);
});

test('3.4.3 the page with the API description runs no inline script', async ({ page, context }) => {
  const refused = await watchPolicy(context);
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  // The page draws three hundred operations first, which takes time on a busy machine.
  await expect(page.getByRole('heading', { name: /API/ }).first()).toBeVisible({ timeout: 70_000 });
  expect(refused).toEqual([]);
});
