import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { addDays } from '../../src/platform/calendar-days/index.js';
import type { EditableResource, AdminResourcesPage } from '../../src/modules/resources/index.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { dayAt } from '../../src/platform/daily-metrics/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import { eventually } from '../support/eventually.js';
import { openText, wordFile, zipOf } from '../support/office-files.js';
import { picture, plainPdf, testVirus } from '../support/documents.js';
import type { Person } from '../support/people.js';
import { createAdmin, createFamily } from '../support/profiles.js';
import { deleteStrayFiles } from '../support/stray-files.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const CONTENT = '<p>Sit down together before the first Monday, and go through this list from top to bottom.</p>';
const GOOD = { title: 'The first Monday', slug: 'the-first-monday', content: CONTENT, audience: 'both' };

describe('Resources in Admin', () => {
  let test: TestApp;
  let admin: Person;
  let family: Person;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
    [admin, family] = await Promise.all([createAdmin(test), createFamily(test)]);
  }, 60_000);
  afterAll(() => test.close());

  const create = async (change: object = {}): Promise<EditableResource> =>
    (
      await admin.agent
        .post('/api/admin/resources')
        .send({ ...GOOD, ...change })
        .expect(201)
    ).body;
  const read = async (id: string): Promise<EditableResource> =>
    (await admin.agent.get(`/api/admin/resources/${id}`).expect(200)).body;
  const list = async (query: object): Promise<AdminResourcesPage> =>
    (await admin.agent.get('/api/admin/resources').query(query).expect(200)).body;
  const upload = (id: string, bytes: Buffer, filename: string, contentType = 'application/octet-stream') =>
    admin.agent.post(`/api/admin/resources/${id}/attachment-files`).attach('file', bytes, { filename, contentType });
  const actionsOf = async (id: string): Promise<string[]> => {
    const { body } = await admin.agent
      .get('/api/admin/audit-entries')
      .query({ subjectType: 'resource', subjectId: id, limit: 50 })
      .expect(200);
    return (body as { items: { action: string }[] }).items.map(({ action }) => action);
  };
  const publish = (id: string, published = true) =>
    admin.agent.put(`/api/admin/resources/${id}/published`).send({ published }).expect(200);

  it.each([
    ['title', 'Four', 'Title must be at least 5 characters'],
    ['slug', 'abcd', 'Slug must be at least 5 characters'],
    ['slug', 'Two Words', 'Slug must contain only lowercase letters, numbers, and hyphens'],
    ['slug', 'two--hyphens', 'Slug must contain only lowercase letters, numbers, and hyphens'],
    ['content', `<p>${'x'.repeat(49)}</p>`, 'Content must be at least 50 characters'],
    ['summary', 'Too short', 'Summary must be at least 10 characters'],
    ['audience', 'cats', 'Please select a valid audience'],
    ['audience', undefined, 'Please select a valid audience'],
    ['image_url', 'not an address', 'Please enter a valid URL'],
    ['image_url', 'javascript:alert(1)', 'Please enter a valid URL'],
  ])('V03 refuses %s %j and says why', async (field, value, message) => {
    const { body } = await admin.agent
      .post('/api/admin/resources')
      .send({ ...GOOD, [field]: value })
      .expect(400);
    expect(body).toMatchObject({ code: 'validation_failed', fields: { [field]: expect.arrayContaining([message]) } });
    expect((await list({ q: 'monday' })).items.map(({ title }) => title)).not.toContain(GOOD.title);
  });

  it('V03 refuses files without an address or a name', async () => {
    const { id } = await create({ slug: 'files-refused' });
    const link = async (body: object) =>
      (await admin.agent.post(`/api/admin/resources/${id}/attachments`).send(body).expect(400)).body.fields;
    expect(await link({ fileUrl: 'nowhere', fileName: 'a.pdf' })).toEqual({ fileUrl: ['File URL must be valid'] });
    expect(await link({ fileUrl: 'https://example.com/a.pdf', fileName: ' ' })).toEqual({
      fileName: ['File name is required'],
    });
  });

  it('S08 E01 C08 no one but admins sees a resource and its files until it is published', async () => {
    const { id, published } = await create({
      content: `${CONTENT}<script>alert(1)</script><img src=x onerror=alert(1)>`,
    });
    expect(published).toBe(false);
    const { body } = await upload(id, plainPdf(), 'monday.pdf').field('description', 'To print').expect(201);
    const [file] = (body as EditableResource).attachments;
    expect(file).toMatchObject({ fileName: 'monday.pdf', fileType: 'application/pdf', description: 'To print' });
    const fileUrl = String(file?.fileUrl);
    const otherEmail = `/api/admin/resources/${id}/attachments/${file?.id}/file`;
    await test.http.get('/api/resources/the-first-monday').expect(404);
    await test.http.get(fileUrl).expect(404);
    await family.agent.get(otherEmail).expect(403);
    await admin.agent.get(otherEmail).expect(200);

    await publish(id);
    const shown = await test.http.get('/api/resources/the-first-monday').expect(200);
    expect(shown.body.content).not.toMatch(/script|onerror/);
    await test.http.head(fileUrl).expect(200);
    const saved = await test.http.get(fileUrl).expect(200).expect('x-content-type-options', 'nosniff');
    expect(saved.headers['content-disposition']).toContain('attachment; filename="monday.pdf"');
    const counted = await eventually('the download to be counted', async () => {
      const now = await read(id);
      return now.downloadCount === 1 && now;
    });
    expect(counted.attachments[0]?.downloadCount).toBe(1);
    const today = dayAt(test.app.get(ClockService).now());
    expect(counted.downloads).toEqual([{ day: today, count: 1 }]);
    await test.database.query(
      'INSERT INTO resource_downloads (attachment_id, day, count) SELECT $1, unnest($2::date[]), 2',
      [file?.id, [addDays(today, -30), addDays(today, -29)]],
    );
    expect((await read(id)).downloads).toEqual([
      { day: addDays(today, -29), count: 2 },
      { day: today, count: 1 },
    ]);
    await publish(id, false);
    await test.http.get(fileUrl).expect(404);
    expect(await actionsOf(id)).toEqual([
      'resource.unpublished',
      'resource.published',
      'resource.attachment-added',
      'resource.created',
    ]);
  });

  it('R20 allows one resource for each slug, and no stale edit over a newer one', async () => {
    const { id, version } = await create({ slug: 'two-editors' });
    const taken = await admin.agent
      .post('/api/admin/resources')
      .send({ ...GOOD, slug: 'two-editors' })
      .expect(409);
    expect(taken.body).toMatchObject({ code: 'slug_taken', fields: { slug: [expect.stringContaining('taken')] } });
    const edit = (title: string) =>
      admin.agent.put(`/api/admin/resources/${id}`).send({ ...GOOD, slug: 'two-editors', title, version });
    await edit('The first Monday, again').expect(200);
    const stale = await edit('Written meanwhile').expect(409);
    expect(stale.body).toMatchObject({
      code: 'stale_edit',
      current: { title: 'The first Monday, again', version: version + 1 },
    });
    expect((await read(id)).title).toBe('The first Monday, again');
  });

  it('R20 searches, filters and sorts on the server', async () => {
    await create({ slug: 'for-the-list', title: 'Zebra crossings', audience: 'aupair', featured: true });
    const titles = async (query: object) => (await list(query)).items.map(({ title }) => title);
    expect(await titles({ q: 'zebr' })).toEqual(['Zebra crossings']);
    expect(await titles({ q: 'for-the-list' })).toContain('Zebra crossings');
    expect(await titles({ audience: 'aupair', published: false, featured: true })).toEqual(['Zebra crossings']);
    expect((await titles({ sort: 'title', direction: 'desc', pageSize: 1 }))[0]).toBe('Zebra crossings');
    const pages = [await list({ pageSize: 2, page: 1 }), await list({ pageSize: 2, page: 2 })];
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(4);
    expect((await list({ published: true, sort: 'downloads' })).items.every(({ published }) => published)).toBe(true);
    await admin.agent.get('/api/admin/resources').query({ sort: 'colour' }).expect(400);
  });

  it('R20 orders, renames, replaces and removes files, and keeps the count of a replaced one', async () => {
    const { id } = await create({ slug: 'many-files' });
    await upload(id, plainPdf(), 'one.pdf').expect(201);
    await upload(id, wordFile(), 'two.docx').expect(201);
    const link = { fileUrl: 'https://example.com/three.pdf', fileName: 'three.pdf' };
    const { body } = await admin.agent.post(`/api/admin/resources/${id}/attachments`).send(link).expect(201);
    const files = (body as EditableResource).attachments;
    expect(files.map(({ fileName, external }) => [fileName, external])).toEqual([
      ['one.pdf', false],
      ['two.docx', false],
      ['three.pdf', true],
    ]);
    const ids = files.map((file) => file.id).toReversed();
    const order = (wanted: string[]) =>
      admin.agent.put(`/api/admin/resources/${id}/attachment-order`).send({ ids: wanted });
    const ordered = (await order(ids).expect(200)).body as EditableResource;
    expect(ordered.attachments.map(({ fileName }) => fileName)).toEqual(['three.pdf', 'two.docx', 'one.pdf']);
    expect((await order(ids.slice(1)).expect(409)).body.code).toBe('attachments_changed');

    const one = `/api/admin/resources/${id}/attachments/${files[0]?.id}`;
    const renamed = await admin.agent.put(one).send({ fileName: 'one.exe' }).expect(400);
    expect(renamed.body.fields.fileName).toEqual(['This file’s name has to end in .pdf']);
    await admin.agent.put(one).send({ fileName: 'first.pdf', description: 'Start here' }).expect(200);
    await publish(id);
    await test.http.get(String(files[0]?.fileUrl)).expect(200);
    await eventually('the count', async () => (await read(id)).downloadCount === 1);
    const [before] = await test.database.query<{ key: string }>(
      'SELECT file_key AS key FROM resource_attachments WHERE id = $1',
      [files[0]?.id],
    );
    const newer = await admin.agent
      .post(`${one}/replacement`)
      .attach('file', plainPdf('2 0 obj << >> endobj'), { filename: 'x.pdf', contentType: 'application/pdf' })
      .expect(201);
    const replaced = (newer.body as EditableResource).attachments.find((file) => file.id === files[0]?.id);
    expect(replaced).toMatchObject({ fileName: 'first.pdf', fileUrl: files[0]?.fileUrl, downloadCount: 1 });
    expect((await test.http.get(String(files[0]?.fileUrl)).expect(200)).body.toString('latin1')).toContain('2 0 obj');

    await deleteStrayFiles(test);
    expect(await test.app.get(ObjectStorage, { strict: false }).sizeOf(String(before?.key))).toBeNull();
    await test.http.get(String(files[0]?.fileUrl)).expect(200);
    await admin.agent.delete(one).expect(200);
    await test.http.get(String(files[0]?.fileUrl)).expect(404);
  });

  it('keep the files of templates that are in use, and delete those of an older wording', async () => {
    const storage = test.app.get(ObjectStorage, { strict: false });
    const rows = await test.database.query<{ key: string }>(
      `SELECT file_key AS key FROM resource_attachments WHERE file_key LIKE 'resources/%'`,
    );
    const inUse = rows.map(({ key }) => key);
    expect(inUse).not.toEqual([]);
    const older = inUse[0]?.replace(/\/[0-9a-f]{16}\./, '/0123456789abcdef.') ?? '';
    await storage.put(older, plainPdf());
    await deleteStrayFiles(test);
    expect(await storage.sizeOf(older)).toBeNull();
    for (const key of inUse) expect(await storage.sizeOf(key)).not.toBeNull();
  });

  it.each([
    ['a program called PDF', Buffer.from('MZ\x90\x00program', 'latin1'), 'paper.pdf', 415, 'unsupported_media_type'],
    ['a page called CSV', Buffer.from('<html><script>1</script>'), 'data.csv', 415, 'unsupported_media_type'],
    ['a PDF called program', plainPdf(), 'paper.exe', 415, 'unsupported_media_type'],
    ['a bare archive', zipOf({ 'a.txt': 'a' }), 'a.zip', 415, 'unsupported_media_type'],
    ['the test virus (v5.0.0-5.4.3)', testVirus(), 'paper.pdf', 422, 'document_infected'],
    [
      'the compressed test virus (v5.0.0-5.4.3)',
      wordFile({ 'word/x.bin': testVirus() }),
      'a.docx',
      422,
      'document_infected',
    ],
    [
      'a bomb (5.2.3)',
      wordFile({ 'word/x.bin': Buffer.alloc(140 * 1024 * 1024) }),
      'a.docx',
      422,
      'document_unreadable',
    ],
    ['macros', wordFile({ 'word/vbaProject.bin': 'x' }), 'a.docx', 422, 'document_active'],
    ['nothing', Buffer.alloc(0), 'a.pdf', 400, 'validation_failed'],
  ])('R20 stores nothing of %s', async (_what, bytes, name, status, code) => {
    const id = (await list({ q: 'files-refused' })).items[0]?.id as string;
    const { body } = await upload(id, bytes, name, 'application/pdf').expect(status);
    expect(body.code).toBe(code);
    expect((await read(id)).attachments).toEqual([]);
  });

  it('R20 detects the type of files by their content, and removes camera data from pictures', async () => {
    const { id } = await create({ slug: 'kinds-of-files' });
    await upload(id, openText(), 'plan.odt', 'text/html').expect(201);
    await upload(id, Buffer.from('day;hours\nMo;5\n'), 'hours.csv', 'application/vnd.ms-excel').expect(201);
    const { body } = await upload(id, await picture('png'), 'poster.png').expect(201);
    const { attachments } = body as EditableResource;
    expect(attachments.map(({ fileType }) => fileType)).toEqual([
      'application/vnd.oasis.opendocument.text',
      'text/csv',
      'image/png',
    ]);
    await publish(id);
    const poster = await test.http.get(String(attachments[2]?.fileUrl)).expect(200);
    expect((await sharp(poster.body as Buffer).metadata()).exif).toBeUndefined();
  });

  it('R20 shows the text of a newer release, and deletes with a reason', async () => {
    const seeded = (await list({ q: 'weekly-schedule' })).items[0] as { id: string };
    const before = await read(seeded.id);
    const change = { title: 'Our own schedule', slug: before.slug, content: before.content, audience: before.audience };
    await admin.agent
      .put(`/api/admin/resources/${before.id}`)
      .send({ ...change, version: before.version })
      .expect(200);
    await test.database.query(`UPDATE content_seeds SET fingerprint = 'of an older release' WHERE key = $1`, [
      before.id,
    ]);
    await test.app.get(ContentSeedsService).run();
    const offered = await read(before.id);
    expect(offered).toMatchObject({
      title: 'Our own schedule',
      hasNewerText: true,
      newerText: { title: before.title },
    });
    const settle = { choice: 'take', version: offered.version };
    const taken = await admin.agent.post(`/api/admin/resources/${before.id}/newer-text`).send(settle).expect(200);
    expect(taken.body).toMatchObject({ title: before.title, newerText: null });

    const { id } = await create({ slug: 'short-lived' });
    await admin.agent.post(`/api/admin/resources/${id}/deletion`).send({ reason: 'no' }).expect(400);
    await admin.agent.post(`/api/admin/resources/${id}/deletion`).send({ reason: 'A newer guide' }).expect(204);
    await admin.agent.get(`/api/admin/resources/${id}`).expect(404);
    expect((await actionsOf(id))[0]).toBe('resource.deleted');
  });
});
