import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { eventually } from '../support/eventually.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface Item {
  slug: string;
  title: string;
  audience: string;
  region: string | null;
  featured: boolean;
  attachmentCount: number;
}
interface Attachment {
  fileUrl: string;
  fileName: string;
  fileType: string;
  fileSize: number;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ABSENT = '00000000-0000-4000-8000-000000000000';

describe('Resources', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
  }, 60_000);
  afterAll(() => test.close());

  const list = async (query = ''): Promise<Item[]> => {
    const { body } = await test.http.get(`/api/resources${query}`).expect(200);
    return (body as { items: Item[] }).items;
  };
  const attachmentsOf = async (slug: string): Promise<Attachment[]> => {
    const { body } = await test.http.get(`/api/resources/${slug}`).expect(200);
    return (body as { attachments: Attachment[] }).attachments;
  };
  const addUnpublished = async () => {
    const [row] = await test.database.query<{ id: string; published: boolean; featured: boolean }>(
      `INSERT INTO resources (title, slug, content, audience, search_text)
       VALUES ('Draft', 'draft', '<p>Not yet</p>', 'both', 'draft') RETURNING id, published, featured`,
    );
    if (!row) throw new Error('Nothing was inserted');
    return row;
  };

  it('R15 lists at least eight guides, featured ones first, each with files in both formats', async () => {
    const items = await list();
    expect(items.length).toBeGreaterThanOrEqual(8);
    expect(items.map(({ featured }) => featured)).toEqual(
      items
        .map(({ featured }) => featured)
        .toSorted()
        .reverse(),
    );
    for (const { attachmentCount } of items) expect(attachmentCount).toBeGreaterThanOrEqual(2);
  });

  it('R15 shows families what is for families and for both, and au pairs likewise', async () => {
    const audiences = async (audience: string) =>
      new Set((await list(`?audience=${audience}`)).map((item) => item.audience));
    expect(await audiences('family')).toEqual(new Set(['family', 'both']));
    expect((await audiences('aupair')).has('family')).toBe(false);
    await test.http.get('/api/resources?audience=cats').expect(400);
  });

  it('leaves out what is true in the other region only', async () => {
    const slugs = (await list('?region=newzealand')).map(({ slug }) => slug);
    expect(slugs).toContain('au-pair-agreement-new-zealand');
    expect(slugs).toContain('weekly-schedule');
    expect(slugs).not.toContain('au-pair-agreement-australia');
  });

  it('finds guides by words and their beginnings, titles first, whatever the accents', async () => {
    expect((await list('?q=sched'))[0]?.slug).toBe('weekly-schedule');
    expect((await list('?q=AGREEMENTS%20zealand'))[0]?.slug).toBe('au-pair-agreement-new-zealand');
    expect(await list('?q=xylophone')).toEqual([]);
    expect(await list(`?q=${encodeURIComponent("'); DROP TABLE resources; --")}`)).toEqual([]);
    await test.http.get(`/api/resources?q=${'a'.repeat(101)}`).expect(400);
  });

  it('R15 gives a guide with its text, sources and files', async () => {
    const { body } = await test.http.get('/api/resources/au-pair-agreement-australia').expect(200);
    expect(body).toMatchObject({
      region: 'australia',
      content: expect.stringContaining('<h2>'),
      attachments: [
        { fileName: 'au-pair-agreement-australia.pdf', fileType: 'application/pdf', displayOrder: 0 },
        { fileName: 'au-pair-agreement-australia.docx', fileType: WORD, displayOrder: 1 },
      ],
    });
    expect((body as { sources: { checkedOn: string }[] }).sources[0]?.checkedOn).toBe('2026-11-20');
    await test.http.get('/api/resources/no-such-guide').expect(404);
  });

  it('R15 downloads a file under its name and type, and counts it', async () => {
    const [pdf] = await attachmentsOf('weekly-schedule');
    if (!pdf) throw new Error('There is no file');
    await test.http.head(pdf.fileUrl).expect(200);
    const response = await test.http.get(pdf.fileUrl).expect(200).expect('content-type', 'application/pdf');
    expect(response.headers['content-disposition']).toContain('attachment; filename="weekly-schedule.pdf"');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect((response.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.body).toHaveLength(pdf.fileSize);
    const counted = async () => {
      const [row] = await test.database.query<{ download_count: number }>(
        'SELECT download_count FROM resource_attachments WHERE file_url = $1',
        [pdf.fileUrl],
      );
      return row?.download_count;
    };
    await eventually('the download to be counted', async () => (await counted()) === 1);
    await test.http.get(`/api/resource-attachments/${ABSENT}/file`).expect(404);
    await test.http.get('/api/resource-attachments/one/file').expect(400);
  });

  it('S08 E01 keeps a new guide and its files to itself until it is published, and takes the files along when it goes', async () => {
    const { id, published, featured } = await addUnpublished();
    expect({ published, featured }).toEqual({ published: false, featured: false });
    await test.app.get(ObjectStorage).put('resources/draft.pdf', Buffer.from('%PDF-draft'));
    const fileUrl = `/api/resource-attachments/${ABSENT}/file`;
    await test.database.query(
      `INSERT INTO resource_attachments (id, resource_id, file_url, file_name, file_key)
       VALUES ($1, $2, $3, 'draft.pdf', 'resources/draft.pdf')`,
      [ABSENT, id, fileUrl],
    );
    await test.http.get('/api/resources/draft').expect(404);
    await test.http.get(fileUrl).expect(404);
    expect((await list()).map(({ slug }) => slug)).not.toContain('draft');
    const sitemap = async () => (await test.http.get('/api/publications/resources').expect(200)).body as Item[];
    expect((await sitemap()).map(({ slug }) => slug)).not.toContain('draft');

    await test.database.query('UPDATE resources SET published = true WHERE id = $1', [id]);
    await test.http.get(fileUrl).expect(200).expect('content-type', 'application/octet-stream');
    expect((await sitemap()).map(({ slug }) => slug)).toContain('draft');

    await test.database.query('DELETE FROM resources WHERE id = $1', [id]);
    expect(await test.database.query('SELECT FROM resource_attachments WHERE id = $1', [ABSENT])).toEqual([]);
  });

  it('brings the guides of a release once, and leaves alone what someone has edited', async () => {
    const before = await list();
    await test.database.query(`UPDATE resources SET title = 'Our schedule' WHERE slug = 'weekly-schedule'`);
    await test.app.get(ContentSeedsService).run();
    const after = await list();
    expect(after).toHaveLength(before.length);
    expect(after.find(({ slug }) => slug === 'weekly-schedule')?.title).toBe('Our schedule');
  });
});
