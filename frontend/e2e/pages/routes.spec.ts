import { administrator } from '../support/demo';
import { authForm, signInOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('public addresses', () => {
  test('R01 / and /nz show the home page in the words of their region', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Meet au pairs for your Australian home.')).toBeVisible();
    await page.goto('/nz');
    await expect(page.getByText('Meet au pairs for your New Zealand home.')).toBeVisible();
  });

  for (const [path, title] of [
    ['/search-au-pairs', 'Find an au pair for your family'],
    ['/nz/search-au-pairs', 'Find an au pair for your family'],
    ['/search-families', 'Find your host family'],
    ['/nz/search-families', 'Find your host family'],
    ['/search/au-pairs', 'Find an au pair for your family'],
    ['/search/families', 'Find your host family'],
  ] as const)
    test(`R03 R04 ${path} searches, and ?city= is a filter of it`, async ({ page }) => {
      const city = path.startsWith('/nz') ? 'Wellington' : 'Melbourne';
      const answer = await page.goto(`${path}?city=${city}`);
      expect(answer?.status()).toBe(200);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('button', { name: `Remove the filter “${city}”` })).toBeVisible();
    });

  for (const [type, role] of [
    ['family', 'A host family'],
    ['aupair', 'An au pair'],
    ['au-pair', 'An au pair'],
  ] as const)
    test(`R11 /auth?type=${type} opens registration with that role chosen`, async ({ page }) => {
      await page.goto(`/auth?type=${type}`);
      await expect(page.getByRole('tab', { name: 'Sign up', selected: true })).toBeVisible();
      await expect(authForm(page).getByText(`${role}, Australia`)).toBeVisible();
      await authForm(page).getByRole('button', { name: 'Change', exact: true }).click();
      await expect(authForm(page).getByRole('radio', { name: role })).toBeChecked();
    });

  test('R12 /reset-password without a link from an email says what is missing', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(heading(page)).toHaveText('This page needs the link from your email');
    await page.getByRole('link', { name: 'Send me another link' }).click();
    await expect(page.getByRole('button', { name: 'Send me the link' })).toBeVisible();
  });

  test('R13 members have public pages, and an unknown person is not found', async ({ page, family, auPair }) => {
    for (const path of [`/family/${family.id}`, `/au-pair/${auPair.id}`, `/nz/au-pair/${auPair.id}`]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(heading(page)).not.toBeEmpty();
    }
    for (const path of [`/family/${auPair.id}`, '/au-pair/00000000-0000-4000-8000-000000000000', '/family/me']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(heading(page), path).toHaveText('404 Page Not Found');
    }
  });

  for (const path of ['/nowhere', '/nz/nowhere', '/blog/no-such-post', '/search', '/admin/nowhere', '/nz/admin/users'])
    test(`R18 ${path} is not found, in its text and in its status`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(/^404 Page Not Found/);
      await expect(heading(page)).toHaveText('404 Page Not Found');
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    });

  test('R18 an unknown address that someone reaches by a link is not found either', async ({ page }) => {
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByText('Meet au pairs for your Australian home.')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('404 Page Not Found');
  });
});

const SIGNED_IN = [
  '/dashboard',
  '/verification',
  '/profile/family',
  '/profile/au-pair',
  '/au-pair-job-board',
  '/au-pair-support',
  '/family-support',
  '/app/messages',
];
const ADMIN = [
  '/admin-dashboard',
  '/admin/verification',
  '/admin/users',
  '/admin/feature-family',
  '/admin/blog',
  '/admin/blog-edit',
  '/admin/blog-edit/7',
  '/admin/brevo',
  '/test-upload',
  '/admin-resources',
  '/admin-resource-edit',
  '/admin-resource-edit/7',
];

test.describe('pages behind a guard', () => {
  test('R19 R21 pages for members send visitors to /auth', async ({ page }) => {
    for (const path of SIGNED_IN) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
    }
  });

  test('R19 R21 members open the pages for members', async ({ as, family, auPair }) => {
    for (const person of [family, auPair]) {
      const page = await as(person);
      for (const path of SIGNED_IN) {
        if (path === (person.role === 'family' ? '/profile/au-pair' : '/profile/family')) continue;
        await page.goto(path);
        await expect(heading(page), path).toBeVisible();
        await expect(page, path).toHaveURL(path);
      }
    }
  });

  test('R21 a spinner is shown while the user loads, then the page', async ({ as, family }) => {
    const page = await as(family);
    let answer = () => {};
    const requested = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/sessions/refresh', async (route) => {
      await requested;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading your account');
    answer();
    await expect(heading(page)).toContainText(family.ownName);
  });

  test('R21 logging in leads back to the requested page', async ({ page, family }) => {
    await page.goto('/app/messages?conversation=nothing');
    await signInOnPage(page, family);
    await expect(page).toHaveURL('/app/messages?conversation=nothing');
  });

  test('R21 logging in never leads to an address outside the product', async ({ page, family }) => {
    await page.goto('/auth?next=https://example.com/');
    await signInOnPage(page, family);
    await expect(page).toHaveURL('/dashboard');
  });

  test('R20 R22 admin addresses send visitors to /auth and members to their dashboard', async ({
    page,
    as,
    family,
  }) => {
    const member = await as(family);
    for (const path of ADMIN) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
      await member.goto(path);
      await expect(member, path).toHaveURL('/dashboard');
    }
  });

  test('R20 /admin leads to the start page of Admin', async ({ page }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent('/admin-dashboard')}`);
  });

  test('R20 R22 admin addresses open for an admin', async ({ page }) => {
    await page.goto('/auth');
    await signInOnPage(page, administrator);
    await expect(page).toHaveURL('/dashboard');
    for (const path of ADMIN) {
      await page.goto(path);
      await expect(heading(page), path).toBeVisible();
      await expect(page.getByRole('link', { name: 'To the site' }), path).toBeVisible();
      await expect(page, path).toHaveURL(path);
    }
  });
});

test('R23 the code of auth, dashboard and both searches is loaded a second after the start', async ({ page }) => {
  await page.goto('/privacy');
  const chunks = ['AuthPage', 'DashboardPage', 'SearchAuPairsPage', 'SearchFamiliesPage'];
  const startsOf = () =>
    page.evaluate((names) => {
      const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return names.map((name) => loaded.find((entry) => entry.name.includes(`/${name}-`))?.startTime ?? 0);
    }, chunks);
  await expect.poll(async () => Math.min(...(await startsOf()))).toBeGreaterThan(0);
  for (const start of await startsOf()) expect(start).toBeGreaterThan(1_000);
});
