import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminVisaRuleSet } from '../../src/modules/admin/visas/visa-rule.dto.js';
import type { AdminPost } from '../../src/modules/content/index.js';
import type { EditableLanding } from '../../src/modules/country/index.js';
import type { EditableResource } from '../../src/modules/resources/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const KNOWN = '{{fact:au.whm_tax}}';
const UNKNOWN = '{{fact:au.whm_taxx}}';
const problem = (...names: string[]) => [
  names.length === 1
    ? `${names[0]} is not a legal fact. Please correct or remove it`
    : `${names.join(', ')} are not legal facts. Please correct or remove them`,
];

describe('A placeholder that names no legal fact', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
    admin = await createAdmin(test);
  });
  afterAll(() => test.close());

  const POST = { title: 'Tax in plain words', summary: 'What is taken off each week.', author: 'Hanna' };
  const post = { ...POST, slug: 'tax-in-plain-words', content: `<p>From the first dollar: ${KNOWN}</p>` };

  it('keeps a post from being saved, and what was there stays', async () => {
    const begun: AdminPost = (await admin.agent.post('/api/admin/posts').send(post).expect(201)).body;
    const save = (change: object) =>
      admin.agent.put(`/api/admin/posts/${begun.id}`).send({ ...post, ...change, version: begun.version });
    const { body } = await save({
      summary: `About ${UNKNOWN} alone.`,
      content: `<p>${KNOWN}, ${UNKNOWN}, {{fact:uk.tax}} and again ${UNKNOWN}</p>`,
    }).expect(400);
    expect(body).toMatchObject({ code: 'validation_failed' });
    expect(body.fields).toEqual({ summary: problem(UNKNOWN), content: problem(UNKNOWN, '{{fact:uk.tax}}') });
    const kept: AdminPost = (await admin.agent.get(`/api/admin/posts/${begun.id}`).expect(200)).body;
    expect(kept).toMatchObject({ version: begun.version, content: post.content });
    await save({}).expect(200);
  });

  it('may be half typed in a draft, which is neither published nor scheduled', async () => {
    const typed = { ...post, slug: 'half-a-placeholder', content: '<p>Taken off: {{fact:au.wh</p>' };
    const draft: AdminPost = (await admin.agent.post('/api/admin/posts').send(typed).expect(201)).body;
    const publish = (version: number, at?: string) =>
      admin.agent.post(`/api/admin/posts/${draft.id}/publications`).send({ version, ...(at && { at }) });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const at of [undefined, tomorrow]) {
      const { body } = await publish(draft.version, at).expect(400);
      expect(body.fields).toEqual({ content: problem('{{fact:au.wh') });
    }
    const finished: AdminPost = (
      await admin.agent
        .patch(`/api/admin/posts/${draft.id}`)
        .send({ version: draft.version, content: post.content })
        .expect(200)
    ).body;
    const { body: preview } = await admin.agent.get(`/api/admin/posts/${draft.id}/preview`).expect(200);
    expect(preview.content).toContain('15%');
    await publish(finished.version).expect(200);
    const { body } = await test.http.get('/api/blog/half-a-placeholder').expect(200);
    expect(body.content).toContain('15%');
  });

  it('keeps a guide and the description of its files from being saved', async () => {
    const guide = {
      ...post,
      slug: 'tax-guide',
      audience: 'both',
      content: `<p>${'Taken off each week. '.repeat(3)}</p>`,
    };
    const { author: _, ...given } = guide;
    const content = `${given.content}<p>{{ fact:au.whm_tax }}</p>`;
    const refused = await admin.agent
      .post('/api/admin/resources')
      .send({ ...given, content })
      .expect(400);
    expect(refused.body.fields).toEqual({ content: problem('{{ fact:au.whm_tax }}') });
    const created: EditableResource = (await admin.agent.post('/api/admin/resources').send(given).expect(201)).body;
    const path = `/api/admin/resources/${created.id}`;
    const edited = await admin.agent
      .put(path)
      .send({ ...given, title: `Tax of ${UNKNOWN}`, version: created.version })
      .expect(400);
    expect(edited.body.fields).toEqual({ title: problem(UNKNOWN) });
    const file = { fileUrl: 'https://example.com/tax.pdf', fileName: 'tax.pdf', description: `Says ${UNKNOWN}` };
    const linked = await admin.agent.post(`${path}/attachments`).send(file).expect(400);
    expect(linked.body.fields).toEqual({ description: problem(UNKNOWN) });
    const after: EditableResource = (await admin.agent.get(path).expect(200)).body;
    expect(after).toMatchObject({ title: POST.title, version: created.version, attachments: [] });
  });

  it('keeps the page of a country from being saved', async () => {
    const path = '/api/admin/country-landings/germany';
    const { version, checkedOn, content }: EditableLanding = (await admin.agent.get(path).expect(200)).body;
    const [item, ...items] = content.faq.items;
    const changed = {
      ...content,
      faq: { ...content.faq, items: [{ ...item, answer: `Es sind ${UNKNOWN}.` }, ...items] },
    };
    const { body } = await admin.agent.put(path).send({ version, checkedOn, content: changed }).expect(400);
    expect(body.fields).toEqual({ 'content.faq.items.0.answer': problem(UNKNOWN) });
    const after: EditableLanding = (await admin.agent.get(path).expect(200)).body;
    expect(after).toMatchObject({ version, content });
  });

  it('keeps rules of a visa from being published', async () => {
    const path = '/api/admin/visa-rules/australia/417/all';
    const { revision, rules }: AdminVisaRuleSet = (await admin.agent.get(path).expect(200)).body;
    const text = `At most ${UNKNOWN} places.`;
    const [first, ...others] = rules;
    const written = [{ ...first, values: { ...first?.values, conditions: [{ text, link: null }] } }, ...others];
    const { body } = await admin.agent.put(path).send({ revision, rules: written }).expect(400);
    expect(body.fields).toEqual({ 'rules.0.values.conditions.0.text': problem(UNKNOWN) });
    expect((await admin.agent.get(path).expect(200)).body.revision).toBe(revision);
  });
});
