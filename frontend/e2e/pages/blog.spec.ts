import { settle } from '../support/examine';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

interface Post {
  id: string;
  title: string;
  slug: string;
  category: string | null;
  createdAt: string;
  excerpt: string;
  content: string;
  readMinutes: number;
}

const list = async (request: APIRequestContext, query = ''): Promise<Post[]> =>
  (await request.get(`/api/blog${query}`)).json() as Promise<Post[]>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const posts = (page: Page) => page.getByRole('region', { name: 'Posts' }).getByRole('article');
const subjects = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

test('R08 C03 E05 the blog can be read without JavaScript: list, subject, older posts, a post', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  let latest: Post[] = [];
  // A post that another test has just published appears within a minute.
  await expect(async () => {
    latest = await list(page.request, '?limit=12');
    expect((await page.goto('/blog'))?.status()).toBe(200);
    const titles = await posts(page).getByRole('heading').allTextContents();
    expect(titles.sort()).toEqual(latest.map(({ title }) => title).sort());
  }).toPass({ timeout: 60_000 });
  const [newest, last] = [latest[0], latest[11]];
  if (!newest || !last) throw new Error('There are too few posts');
  await expect(heading(page)).toHaveText('Blog for families and au pairs');
  const first = posts(page).first();
  await expect(first).toContainText(newest.excerpt);
  await expect(first).toContainText(`${Math.ceil(newest.content.length / 1500)} min read`);

  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL(`/blog?before=${last.id}`);
  await expect(posts(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: newest.title })).toBeHidden();

  await subjects(page).getByRole('link', { name: 'Culture & Travel' }).click();
  await expect(page).toHaveURL('/blog?category=culture-travel');
  await expect(heading(page)).toHaveText('Culture and travel');
  await expect(subjects(page).locator('[aria-current=page]')).toHaveText('Culture & Travel');
  const ofSubject = await list(page.request, '?category=Culture+%26+Travel');
  await expect(posts(page).getByRole('heading')).toHaveText(ofSubject.map(({ title }) => title));

  await page.goto('/blog?category=Culture+%26+Travel');
  await expect(heading(page)).toHaveText('Culture and travel');

  await posts(page).first().getByRole('link').click();
  await expect(heading(page)).toHaveText(ofSubject[0]?.title ?? '');
  const contents = page.getByRole('navigation', { name: 'In this post' }).getByRole('link').first();
  const section = (await contents.getAttribute('href')) ?? '';
  await contents.click();
  await expect(page).toHaveURL(new RegExp(`${section}$`));
  await expect(page.locator(section)).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Sources', exact: true })).toContainText('checked on 20 November 2026');
});

test('R08 a subject that does not exist says so, and offers those that do', async ({ page }) => {
  expect((await page.goto('/blog?category=gardening'))?.status()).toBe(200);
  await expect(page.getByText('There is no category “gardening”. These are the ones we have.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'See all posts' }).click();
  await expect(posts(page).first()).toBeVisible();
});

test('R08 an unknown post is not found; an unpublished one is gone, and its page says where to go', async ({
  page,
}) => {
  expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('404 Page Not Found');

  await settle(page, '/blog');
  await page.route('**/api/blog/*', (route) =>
    route.fulfill({ status: 410, json: { statusCode: 410, code: 'gone', message: 'Gone' } }),
  );
  await posts(page).first().getByRole('link').click();
  await expect(heading(page)).toHaveText('This page was removed.');
});

test('R08 posts that did not load can be loaded again', async ({ page }) => {
  await settle(page, '/blog');
  let requests = 0;
  await page.route('**/api/blog?*', (route) => {
    requests += 1;
    return route.abort();
  });
  await subjects(page).getByRole('link', { name: 'First Weeks' }).click();
  // Fails during the navigation, and again when the page opens.
  await expect.poll(() => requests).toBe(2);
  await expect(page.getByRole('heading', { name: 'The posts didn’t load' })).toBeVisible();
  await page.unroute('**/api/blog?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(posts(page).first()).toContainText('First Weeks');
});

test('N04 each category has its colour, in either region and theme', async ({ visitor }) => {
  for (const [path, accent, colorScheme] of [
    ['/blog', '--wattle-text', 'light'],
    ['/nz/blog', '--fern-text', 'dark'],
  ] as const) {
    const page = await visitor({ colorScheme });
    await page.goto(path);
    for (const [name, token] of [
      ['For Families', '--primary'],
      ['For Au Pairs', '--secondary'],
      ['Culture & Travel', accent],
    ] as const) {
      const link = subjects(page).getByRole('link', { name });
      expect(await colourOf(link), `${name} at ${path}`).toBe(await colourNamed(page, token));
    }
  }
});

test('E05 the home page shows the three newest posts, after the testimonials and before the prices', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  for (const path of ['/', '/nz']) {
    const latest = page.getByRole('region', { name: 'From our blog' });
    // A post that another test has just published appears within a minute.
    await expect(async () => {
      await page.goto(path);
      const newest = await list(page.request, '?limit=3');
      const titles = newest.map(({ title }) => title);
      await expect(latest.getByRole('article').getByRole('heading')).toHaveText(titles, { timeout: 500 });
    }).toPass({ timeout: 60_000 });
    const sections = await page
      .getByRole('main')
      .getByRole('region')
      .evaluateAll((regions) => regions.map((region) => region.getAttribute('aria-labelledby')));
    const at = sections.indexOf('latest-posts');
    expect(sections.slice(at - 1, at + 2), path).toEqual(['voices', 'latest-posts', 'pricing']);
    await expect(latest.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog');
  }
  expect(complaints).toEqual([]);
});

const colourOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

const colourNamed = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
