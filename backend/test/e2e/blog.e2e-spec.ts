import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogPostDto, BlogPostPageDto } from '../../src/modules/content/posts/blog-post.dto.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;

interface Wish {
  slug: string;
  day: number;
  category?: string | null;
  content?: string;
  summary?: string;
  published?: boolean;
  publishedAt?: string | null;
}

async function write({ slug, day, ...wish }: Wish): Promise<void> {
  const { category = 'For Families', content = '<p>Tea first.</p>', summary = '', published = true } = wish;
  const { publishedAt = '2026-11-01' } = wish;
  await test.database.query(
    `INSERT INTO blog_posts (slug, title, content, summary, author, category, published, published_at, created_at, updated_at)
     VALUES ($1, $1, $2, $3, 'Hanna', $4, $5, $6, $7, $7)`,
    [slug, content, summary, category, published, publishedAt, `2026-11-${String(day).padStart(2, '0')}T08:00:00Z`],
  );
}

const list = async (query: object = {}) =>
  (await test.http.get('/api/blog').query(query).expect(200)).body as BlogPostDto[];
const slugsOf = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

beforeAll(async () => {
  test = await createTestApp();
  await write({ slug: 'first-week', day: 1, summary: 'Two school runs, together.' });
  await write({ slug: 'packing', day: 2, category: 'For Au Pairs', content: `<p>${'a'.repeat(2993)}</p>` });
  await write({ slug: 'long-read', day: 3, content: `<h2>Tea &amp; toast</h2><p>${'é'.repeat(3000)}</p>` });
  await write({ slug: 'no-category', day: 4, category: null });
  await write({ slug: 'draft', day: 5, published: false, publishedAt: null });
  await write({ slug: 'withdrawn', day: 6, published: false });
});
afterAll(() => test.close());

describe('GET /api/blog', () => {
  it('C03 S08 gives anyone what is published, newest first', async () => {
    const { body, headers } = await test.http.get('/api/blog').expect(200);
    expect(slugsOf(body as BlogPostDto[])).toEqual(['no-category', 'long-read', 'packing', 'first-week']);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d\d$/);
  });

  it('E05 says of each post what a list shows', async () => {
    const posts = await list();
    expect(posts.at(-1)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'first-week',
      slug: 'first-week',
      category: 'For Families',
      createdAt: '2026-11-01T08:00:00.000Z',
      excerpt: 'Two school runs, together.',
      content: '<p>Tea first.</p>',
      summary: 'Two school runs, together.',
      author: 'Hanna',
      image_url: null,
      readMinutes: 1,
    });
  });

  it('E05 falls back to the first 150 characters, and counts 1500 of them a minute', async () => {
    const [, long, packing] = await list();
    expect(long?.excerpt).toBe(`Tea & toast ${'é'.repeat(138)}`);
    expect(long?.readMinutes).toBe(3);
    expect(packing?.content).toHaveLength(3000);
    expect(packing?.readMinutes).toBe(2);
  });

  it('R08 gives one category alone, and nothing for one that no one writes in', async () => {
    expect(slugsOf(await list({ category: 'For Families' }))).toEqual(['long-read', 'first-week']);
    expect(await list({ category: "x'; DROP TABLE blog_posts" })).toEqual([]);
  });

  it('comes page by page', async () => {
    const first = await list({ limit: 3 });
    expect(slugsOf(await list({ limit: 3, before: first.at(-1)?.id }))).toEqual(['first-week']);
    const [inCategory] = await list({ category: 'For Families', limit: 1 });
    expect(slugsOf(await list({ category: 'For Families', before: inCategory?.id }))).toEqual(['first-week']);
    expect(await list({ before: randomUUID() })).toEqual([]);
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { limit: 'all' },
    { before: 'yesterday' },
    { page: 2 },
    { category: ['a', 'b'] },
  ])('V05 refuses %j by the field’s name', async (query) => {
    const { body } = await test.http.get('/api/blog').query(query).expect(400);
    expect(Object.keys(body.fields as object)).toEqual(Object.keys(query));
  });
});

describe('GET /api/blog/{slug}', () => {
  it('R08 gives a post with others that go with it, those of its category first', async () => {
    const { body } = await test.http.get('/api/blog/first-week').expect(200);
    const post = body as BlogPostPageDto;
    expect(post).toMatchObject({ slug: 'first-week', updatedAt: '2026-11-01T08:00:00.000Z', sources: [] });
    expect(post.related).toEqual([
      { slug: 'long-read', title: 'long-read', category: 'For Families', readMinutes: 3 },
      { slug: 'no-category', title: 'no-category', category: null, readMinutes: 1 },
      { slug: 'packing', title: 'packing', category: 'For Au Pairs', readMinutes: 2 },
    ]);
    expect((await test.http.get('/api/blog/no-category').expect(200)).body.related).toHaveLength(3);
  });

  it('R08 S08 gives 404 for a post that does not exist or is a draft', async () => {
    for (const slug of ['nothing', 'draft', '%27--', 'First-Week']) {
      const { body } = await test.http.get(`/api/blog/${slug}`).expect(404);
      expect(body).toMatchObject({ code: 'not_found' });
    }
  });

  it('gives 410 for a post that was withdrawn', async () => {
    const { body } = await test.http.get('/api/blog/withdrawn').expect(410);
    expect(body).toMatchObject({ statusCode: 410, code: 'gone' });
  });
});

describe('GET /api/publications/posts', () => {
  it('lists the posts that search engines may index', async () => {
    const { body } = await test.http.get('/api/publications/posts').expect(200);
    expect(slugsOf(body as { slug: string }[])).toEqual(['no-category', 'long-read', 'packing', 'first-week']);
    expect(body).toContainEqual({ slug: 'first-week', updatedAt: '2026-11-01T08:00:00.000Z' });
  });
});
