import { oneOfEachKind, publicPages } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Returns one attribute of the first tag with this beginning. */
function attribute(html: string, tag: RegExp, name: string): string | undefined {
  const [found = ''] = tag.exec(html) ?? [];
  return new RegExp(` ${name}="([^"]*)"`, 'i').exec(found)?.[1]?.replaceAll('&amp;', '&');
}

const canonicalOf = (html: string) => attribute(html, /<link rel="canonical"[^>]*>/, 'href');
const metaOf = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), 'content');

test('the sitemaps name each page once', async ({ request }) => {
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  // Reads the posts first, because another test may publish one that is then only in the sitemap.
  const posts = (await (await request.get('/api/publications/posts')).json()) as { slug: string }[];
  const pages = await publicPages(request);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(expect.arrayContaining(posts.map(({ slug }) => `/blog/${slug}`)));
});

test('each kind of page has tags for shared links and structured data for search engines', async ({ request }) => {
  for (const path of oneOfEachKind(await publicPages(request))) {
    const html = await (await request.get(path)).text();
    expect(metaOf(html, 'og:url'), path).toBe(canonicalOf(html));
    expect(metaOf(html, 'og:image'), path).toMatch(/^https?:\/\/[^/]+\/(?:social\/.+\.png|media\/.+\.webp)$/);
    for (const name of ['og:title', 'og:description', 'og:site_name', 'twitter:card', 'twitter:image'])
      expect(metaOf(html, name), `${name} of ${path}`).toBeTruthy();
    expect(metaOf(html, 'og:locale'), path).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g))
      expect(JSON.parse(data), path).toHaveProperty('@type');
  }
});

test('a link to a page shows a picture of 1200 by 630 pixels, and a missing page has none', async ({ request }) => {
  for (const path of ['/', '/nz/auckland', '/?country=france']) {
    const address = new URL(metaOf(await (await request.get(path)).text(), 'og:image') ?? '');
    const answer = await request.get(address.pathname + address.search);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    const head = await answer.body();
    // Width and height are in the first chunk of every PNG.
    expect([head.readUInt32BE(16), head.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
  expect((await request.get('/social/nowhere-at-all.png')).status()).toBe(404);
});

test('R01 pages that differ by region link to each other as alternatives; the blog has one address', async ({
  request,
}) => {
  const html = await (await request.get('/nz/pricing')).text();
  for (const [language, path] of [
    ['en-AU', '/pricing'],
    ['en-NZ', '/nz/pricing'],
    ['x-default', '/pricing'],
  ] as const)
    expect(html).toMatch(new RegExp(`<link rel="alternate" hrefLang="${language}" href="http[^"/]*//[^"/]*${path}"/>`));

  const blog = await (await request.get('/nz/blog')).text();
  expect(canonicalOf(blog)).toMatch(/[^z]\/blog$/);
  expect(blog).not.toContain('hrefLang');
});

test('R08 C03 the blog is a feed in RSS and Atom, fresh within a minute, and pages of the blog name it', async ({
  request,
}) => {
  const [newest] = (await (await request.get('/api/blog?limit=1')).json()) as { slug: string; title: string }[];
  const page = await (await request.get('/blog')).text();
  for (const kind of ['rss', 'atom'] as const) {
    const answer = await request.get(`/blog/${kind}.xml`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain(`application/${kind}+xml`);
    const seconds = [...(answer.headers()['cache-control'] ?? '').matchAll(/=(\d+)/g)].map(([, each]) => Number(each));
    expect(seconds.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60);
    const feed = await answer.text();
    expect(feed).toContain(`/blog/${newest?.slug}`);
    expect(feed).toContain(newest?.title);
    expect(page).toMatch(new RegExp(`<link rel="alternate" type="application/${kind}\\+xml"[^>]*/blog/${kind}\\.xml"`));
  }
});

test('R08 a post has structured data with its author and date, and nothing that is not on the page', async ({
  page,
}) => {
  const [newest] = (await (await page.request.get('/api/blog?limit=1')).json()) as { slug: string; title: string }[];
  await page.goto(`/blog/${newest?.slug}`);
  const structuredData = (await page.locator('head script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );
  expect(structuredData.map((thing) => thing['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(structuredData[0]).toMatchObject({ headline: newest?.title, author: { name: expect.any(String) } });
  expect(JSON.stringify(structuredData)).not.toMatch(/[Rr]ating|[Rr]eview/);

  // The sharing tags of this page are removed on navigation to another page.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/^Blog/);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
});

test('robots.txt names the sitemap and closes only the API to crawlers', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect(robots.match(/^Disallow: .*/gm)).toEqual(['Disallow: /api/', 'Disallow: /dev/']);
});

test('R18 another spelling of an address redirects to the canonical one and keeps its query', async ({ request }) => {
  for (const [asked, address] of [
    ['/blog/', '/blog'],
    ['/NZ/', '/nz'],
    ['/Search-Au-Pairs/?city=Sydney', '/search-au-pairs?city=Sydney'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status(), asked).toBe(301);
    expect(answer.headers()['location'], asked).toBe(address);
  }
});

test('R19 R20 private pages, the log-in page and missing pages are not indexed', async ({ request }) => {
  for (const path of [
    ...[
      '/auth',
      '/nz/auth',
      '/reset-password',
      '/join-household',
      '/dashboard',
      '/account',
      '/account/security',
      '/profile/family',
      '/profile/au-pair',
    ],
    ...['/app/messages', '/au-pair-job-board', '/au-pair-support', '/family-support', '/admin-dashboard'],
    ...['/admin/users', '/admin/blog', '/admin/blog-edit/7', '/admin-resources', '/test-upload', '/nowhere'],
  ]) {
    const html = await (await request.get(path)).text();
    expect(metaOf(html, 'robots'), path).toBe('noindex');
    expect(canonicalOf(html), path).toBeUndefined();
  }
});

test('files of this release are cached for a year, and a file of another release is a 404 that is not cached', async ({
  request,
}) => {
  const [, entry = ''] = /data-entry="([^"]+)"/.exec(await (await request.get('/')).text()) ?? [];
  const script = await request.get(entry);
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const gone = await request.get('/assets/of-another-release.js');
  expect(gone.status()).toBe(404);
  expect(gone.headers()['cache-control']).toBe('no-store');
});
