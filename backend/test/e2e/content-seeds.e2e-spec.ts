import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaqEntryDto } from '../../src/modules/content/faq/faq-entry.dto.js';
import type { BlogPostDto } from '../../src/modules/content/posts/blog-post.dto.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('A new installation', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { PRODUCT_NAME: 'Kōwhai House' } });
    await test.app.get(ContentSeedsService).run();
  });
  afterAll(() => test.close());

  const faq = async () => (await test.http.get('/api/faq-entries').expect(200)).body as FaqEntryDto[];

  it('R16 answers families first, then au pairs, in clean HTML', async () => {
    const entries = await faq();
    const audiences = entries.map(({ audience }) => audience);
    expect(new Set(audiences)).toEqual(new Set(['family', 'aupair']));
    expect(audiences).toEqual([...audiences].sort().reverse());
    for (const { answer } of entries) expect(answer).toMatch(/^<(p|ul|ol|table)>/);
  });

  it('R16 answers for one country where it is asked to', async () => {
    const all = await faq();
    for (const region of ['australia', 'newzealand']) {
      const { body } = await test.http.get('/api/faq-entries').query({ region }).expect(200);
      expect(body).toEqual(all.filter((entry) => entry.region === null || entry.region === region));
      for (const audience of ['family', 'aupair'])
        expect((body as FaqEntryDto[]).filter((entry) => entry.audience === audience).length).toBeGreaterThanOrEqual(
          12,
        );
    }
    await test.http.get('/api/faq-entries').query({ region: 'fiji' }).expect(400);
  });

  it('uses the name of the installation in its texts', async () => {
    expect(JSON.stringify(await faq())).toContain('Kōwhai House');
    expect(JSON.stringify(await faq())).not.toMatch(/\{\w+\}/);
  });

  it('has posts that can each be opened, with dates on their sources', async () => {
    const posts = (await test.http.get('/api/blog').expect(200)).body as BlogPostDto[];
    for (const { slug, content } of posts) {
      const { body } = await test.http.get(`/api/blog/${slug}`).expect(200);
      expect(content).not.toMatch(/\{\w+\}|<h1/);
      for (const source of body.sources) expect(source.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('keeps the changes of an admin at every start', async () => {
    const [first] = await faq();
    await test.database.query('UPDATE faq_entries SET answer = $2 WHERE id = $1', [first?.id, '<p>Ours.</p>']);
    await test.app.get(ContentSeedsService).run();
    expect((await faq())[0]?.answer).toBe('<p>Ours.</p>');
  });

  it('S08 hides a question that is not published', async () => {
    const [first] = await faq();
    await test.database.query('UPDATE faq_entries SET published = false WHERE id = $1', [first?.id]);
    expect((await faq()).map(({ id }) => id)).not.toContain(first?.id);
  });
});
