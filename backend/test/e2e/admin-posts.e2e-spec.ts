import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { PhotoCleanupJob } from '../../src/modules/media/index.js';
import type { AdminPost } from '../../src/modules/content/index.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { advanceClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let admin: Person;
let other: Person;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  [admin, other] = [await createAdmin(test), await createAdmin(test)];
});
afterAll(() => test.close());

const complete = (change: object = {}) => ({
  title: 'Two school runs',
  slug: `two-school-runs-${(count += 1)}`,
  summary: 'One forgotten lunch.',
  content: '<p>On Monday, do nothing.</p>',
  author: 'Hanna',
  ...change,
});
const begin = async (change: object = {}): Promise<AdminPost> =>
  (await admin.agent.post('/api/admin/posts').send(complete(change)).expect(201)).body;
const read = async ({ id }: { id: string }): Promise<AdminPost> =>
  (await admin.agent.get(`/api/admin/posts/${id}`).expect(200)).body;
const publishing = ({ id, version }: AdminPost, at?: Date) =>
  admin.agent.post(`/api/admin/posts/${id}/publications`).send({ version, ...(at && { at: at.toISOString() }) });
const publish = async (post: AdminPost): Promise<AdminPost> => (await publishing(post).expect(200)).body;
const type = async ({ id, version }: AdminPost, fields: object, { agent }: Person = admin): Promise<AdminPost> =>
  (
    await agent
      .patch(`/api/admin/posts/${id}`)
      .send({ version, ...fields })
      .expect(200)
  ).body;
const publicPost = (slug: string) => test.http.get(`/api/blog/${slug}`);
const actions = async (id: string) =>
  (
    await test.database.query<{ action: string }>(
      'SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY recorded_at, id',
      [id],
    )
  ).map(({ action }) => action);

describe('V03 J05 C08 A post', () => {
  it.each([
    ['summary', 'x'.repeat(9), 'Summary is required'],
    ['summary', 'x'.repeat(10), null],
    ['summary', 'x'.repeat(300), null],
    ['author', 'H', 'Author is required'],
    ['author', 'Hi', null],
    ['title', 'Four', 'Title must be at least 5 characters'],
    ['title', 'Fives', null],
    ['slug', 'four', 'Slug must be at least 5 characters'],
    ['slug', 'fives', null],
    ['slug', 'Upper-case', 'Slug must contain only lowercase letters, numbers, and hyphens'],
    ['slug', 'two--hyphens', 'Slug must contain only lowercase letters, numbers, and hyphens'],
    ['slug', '-at-the-edge', 'Slug must contain only lowercase letters, numbers, and hyphens'],
    ['content', '<p> </p>', 'Content is required'],
    ['image_url', 'https://example.com/tea.webp', null],
    ['image_url', null, null],
    ['category', null, null],
  ])('is published with %s %j only by the rules: %s', async (field, value, problem) => {
    const post = await begin({ [field]: value });
    const whole = { ...complete(), [field]: value };
    const saved = await admin.agent.put(`/api/admin/posts/${post.id}`).send({ ...whole, version: post.version });
    const published = await publishing(problem ? post : (saved.body as AdminPost));
    for (const { status, body } of [saved, published]) {
      expect(status).toBe(problem ? 400 : 200);
      if (problem) expect((body as { fields: Record<string, string[]> }).fields[field]).toContain(problem);
    }
    expect((await read(post)).state).toBe(problem ? 'draft' : 'published');
  });

  it('is refused with an unknown picture, a source without a page, or unknown fields', async () => {
    const post = await begin();
    const send = async (change: object) =>
      (
        await admin.agent
          .put(`/api/admin/posts/${post.id}`)
          .send({ ...complete(), version: post.version, ...change })
          .expect(400)
      ).body.fields as object;
    expect(await send({ image_url: 'javascript:alert(1)' })).toEqual({ image_url: ['Please enter a valid URL'] });
    expect(await send({ published: true })).toEqual({ published: ['published is not accepted here'] });
    const source = { title: 'Home Affairs', url: 'ftp://x', checkedOn: '2026-02-30' };
    expect(Object.keys(await send({ sources: [source] }))).toEqual(['sources.0.url', 'sources.0.checkedOn']);
    expect((await read(post)).version).toBe(post.version);
  });

  it('is stored without markup that could run, load from elsewhere or deceive', async () => {
    const content =
      '<h1>Hi</h1><p onclick="x()">you<script>alert(1)</script></p><img src="https://spy.example/x.png"><a href="javascript:x()">go</a><iframe src="/"></iframe>';
    const clean = '<h2>Hi</h2><p>you</p><a>go</a>';
    const post = await begin({ content });
    expect(post.content).toBe(clean);
    expect((await type(post, { content: `${content}<p>more</p>` })).content).toBe(`${clean}<p>more</p>`);
  });
});

describe('S08 Readers of a post', () => {
  it('see no draft, then the published version, and no later change until it is published', async () => {
    const draft = await begin({ seoTitle: 'For search engines', category: 'First Weeks' });
    await publicPost(draft.slug).expect(404);
    const live = await publish(draft);
    expect(live).toMatchObject({ state: 'published', publishedSlug: draft.slug, hasChanges: false });
    const { body } = await publicPost(draft.slug).expect(200);
    expect(body).toMatchObject({ title: 'Two school runs', seoTitle: 'For search engines', category: 'First Weeks' });
    const typed = await type(live, { title: 'Three school runs' });
    expect(typed).toMatchObject({ title: 'Three school runs', hasChanges: true });
    expect((await publicPost(draft.slug)).body.title).toBe('Two school runs');
    const { body: preview } = await admin.agent.get(`/api/admin/posts/${draft.id}/preview`).expect(200);
    expect(preview).toMatchObject({ title: 'Three school runs', slug: draft.slug });
    await publish(typed);
    expect((await publicPost(draft.slug)).body.title).toBe('Three school runs');
    const { body: sitemap } = await test.http.get('/api/publications/posts').expect(200);
    expect(sitemap).toContainEqual(expect.objectContaining({ slug: draft.slug }));
    expect(await actions(draft.id)).toEqual(['post.created', 'post.published', 'post.edited', 'post.published']);
  });

  it('find it under its old address after it has moved, and back again', async () => {
    const first = await publish(await begin());
    const moved = await publish(await type(first, { slug: `${first.slug}-moved` }));
    expect((await publicPost(first.slug).expect(200)).body.slug).toBe(moved.slug);
    const { body: check } = await admin.agent.get(`/api/admin/post-slugs/${first.slug}`).expect(200);
    expect(check).toEqual({ free: false });
    const taken = await publishing(await begin({ slug: first.slug })).expect(409);
    expect(taken.body).toMatchObject({
      code: 'slug_taken',
      fields: { slug: ['Another page already has this address'] },
    });
    const back = await publish(await type(moved, { slug: first.slug }));
    expect((await publicPost(moved.slug).expect(200)).body.slug).toBe(back.slug);
  });

  it('get 410 once it is withdrawn or deleted, which needs a reason', async () => {
    const post = await publish(await begin());
    const path = `/api/admin/posts/${post.id}`;
    const { body } = await admin.agent.post(`${path}/withdrawal`).send({ reason: 'short' }).expect(400);
    expect(body.fields).toEqual({ reason: ['Please give a reason of at least 10 characters'] });
    const reason = { reason: 'The visa rules have changed.' };
    await admin.agent.post(`${path}/withdrawal`).send(reason).expect(200);
    await publicPost(post.slug).expect(410);
    expect((await read(post)).content).toBe(post.content);
    await admin.agent.post(`${path}/removal`).send(reason).expect(204);
    await publicPost(post.slug).expect(410);
    await admin.agent.get(path).expect(404);
    expect((await actions(post.id)).slice(-2)).toEqual(['post.taken-back', 'post.deleted']);
  });

  it('see a scheduled version at its time, and what was typed later stays a draft', async () => {
    const publishDue = () => test.app.get(JobQueueService).runScheduledTaskNow('posts.publish-due');
    const draft = await begin();
    const now = test.app.get(ClockService).now().getTime();
    const past = await publishing(draft, new Date(now - 1_000)).expect(400);
    expect(Object.keys(past.body.fields as object)).toEqual(['at']);
    const planned: AdminPost = (await publishing(draft, new Date(now + 30 * 60_000)).expect(200)).body;
    expect(planned).toMatchObject({ state: 'scheduled' });
    await type(planned, { title: 'Typed while it waited' });
    await publishing(await begin({ slug: draft.slug })).expect(409);
    advanceClock(test, 29);
    await publishDue();
    await publicPost(draft.slug).expect(404);
    advanceClock(test, 2);
    await publishDue();
    expect((await publicPost(draft.slug).expect(200)).body.title).toBe(draft.title);
    expect(await read(draft)).toMatchObject({
      state: 'published',
      scheduledFor: null,
      hasChanges: true,
      title: 'Typed while it waited',
    });
  });

  it('do not see a scheduled version that was cancelled', async () => {
    const draft = await begin();
    await publishing(draft, new Date(test.app.get(ClockService).now().getTime() + 60_000)).expect(200);
    await admin.agent.delete(`/api/admin/posts/${draft.id}/schedule`).expect(200);
    advanceClock(test, 2);
    await test.app.get(JobQueueService).runScheduledTaskNow('posts.publish-due');
    await publicPost(draft.slug).expect(404);
  });
});

describe('Editors of a post', () => {
  it('who read an older version are shown the current one, and nothing is overwritten', async () => {
    const post = await begin();
    await type(post, { title: 'By the other one' }, other);
    for (const [method, path] of [
      ['patch', ''],
      ['post', '/publications'],
    ] as const) {
      const { body } = await admin.agent[method](`/api/admin/posts/${post.id}${path}`)
        .send({ version: post.version })
        .expect(409);
      expect(body).toMatchObject({
        code: 'stale_edit',
        current: { title: 'By the other one', version: post.version + 1, editedBy: { id: other.id } },
      });
    }
    expect((await read(post)).title).toBe('By the other one');
  });

  it('see who else has the post open', async () => {
    const { id, version } = await begin();
    const stay = async ({ agent }: Person) => (await agent.put(`/api/admin/posts/${id}/visit`).expect(200)).body;
    expect(await stay(admin)).toEqual({ others: [], version });
    expect(await stay(other)).toEqual({ others: [{ id: admin.id, name: admin.username }], version });
    expect(await stay(admin)).toMatchObject({ others: [{ id: other.id }] });
    await other.agent.delete(`/api/admin/posts/${id}/visit`).expect(204);
    expect(await stay(admin)).toMatchObject({ others: [] });
  });

  it('can return to every version: one for each edit session, and one for each action', async () => {
    const post = await begin({ title: 'The first title' });
    const typed = await type(await type(post, { title: 'The second' }), { title: 'The second title' });
    const byOther = await type(typed, { title: 'The third title' }, other);
    advanceClock(test, 11);
    const later = await type(byOther, { title: 'The fourth title' }, other);
    const path = `/api/admin/posts/${post.id}/revisions`;
    const list = async () => (await admin.agent.get(path).expect(200)).body.items as { kind: string; title: string }[];
    expect(await list()).toMatchObject([
      { number: 3, kind: 'autosaved', title: 'The fourth title', savedBy: { id: other.id } },
      { number: 2, kind: 'autosaved', title: 'The third title', savedBy: { id: other.id } },
      { number: 1, kind: 'autosaved', title: 'The second title', savedBy: { id: admin.id } },
    ]);
    const { body: old } = await admin.agent.get(`${path}/1`).expect(200);
    expect(old).toMatchObject({ title: 'The second title', content: post.content });
    const back = await admin.agent.post(`${path}/1/restoration`).send({ version: later.version }).expect(200);
    expect(back.body).toMatchObject({ title: 'The second title', version: later.version + 1 });
    expect((await list())[0]).toMatchObject({ number: 4, kind: 'restored', title: 'The second title' });
    await admin.agent.get(`${path}/99`).expect(404);
  });

  it('find posts by words, state, category and author, in any order, page by page', async () => {
    const [beta, alpha] = [
      await begin({ title: 'Beta of the list', author: 'Wiremu', category: 'Culture & Travel' }),
      await publish(await begin({ title: 'Alpha of the list', author: 'Wiremu' })),
    ];
    const list = async (query: object) => {
      const { body } = await admin.agent.get('/api/admin/posts').query(query).expect(200);
      return { total: body.total as number, titles: (body.items as AdminPost[]).map(({ title }) => title) };
    };
    expect(await list({ q: 'OF THE list', order: 'title' })).toEqual({
      total: 2,
      titles: [alpha.title, beta.title],
    });
    expect(await list({ author: 'Wiremu', order: '-edited', pageSize: 1, page: 2 })).toEqual({
      total: 2,
      titles: [beta.title],
    });
    expect((await list({ author: 'Wiremu', state: 'draft' })).titles).toEqual([beta.title]);
    expect((await list({ category: 'Culture & Travel' })).titles).toEqual([beta.title]);
    expect((await list({ q: '100%' })).total).toBe(0);
  });
});

describe('A picture for a text', () => {
  it('keeps its shape but not its camera data, and is stored as long as a version shows it', async () => {
    const jpeg = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#22663b' } })
      .withExif({ IFD0: { Copyright: 'Hanna' } })
      .jpeg()
      .toBuffer();
    const upload = async () =>
      (
        await admin.agent
          .post('/api/admin/pictures')
          .attach('file', jpeg, { filename: 'tea.jpg', contentType: 'image/jpeg' })
          .expect(201)
      ).body as { url: string; width: number; height: number };
    const [shown, unused] = [await upload(), await upload()];
    expect(shown).toMatchObject({ width: 1200, height: 600 });
    const { body: file } = await test.http.get(shown.url).responseType('blob').expect(200);
    expect((await sharp(file as Buffer).metadata()).exif).toBeUndefined();
    const post = await begin({ content: `<p>Tea</p><img src="${shown.url}" alt="Tea">` });
    const live = await publish(post);
    expect((await publicPost(live.slug)).body.content).toContain(`srcset="${shown.url.replace('1200', '400')} 400w`);
    await type(live, { content: '<p>No tea</p>' });
    await test.database.query("UPDATE uploads SET created_at = now() - interval '9 days'");
    await test.app.get(PhotoCleanupJob).run();
    await test.http.get(shown.url).expect(200);
    await eventually('the unused picture to be gone', async () => (await test.http.get(unused.url)).status === 404);
    expect(await actions(shown.url.split('/')[2] ?? '')).toEqual(['picture.uploaded']);
  });
});
