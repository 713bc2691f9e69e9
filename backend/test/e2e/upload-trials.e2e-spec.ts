import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { UploadTrial } from '../../src/modules/media/index.js';
import { Settings } from '../../src/platform/config/index.js';
import { wordFile, zipOf } from '../support/office-files.js';
import { picture, plainPdf, testVirus } from '../support/documents.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const RESOURCE = {
  title: 'Where the torch is',
  slug: 'where-the-torch-is',
  content: '<p>In the top drawer, left of the stove, beside the matches and the candles.</p>',
  audience: 'both',
};
interface Sent {
  bytes: Buffer;
  name: string;
  type: string;
}

describe('R20 A file that is tried', () => {
  let test: TestApp;
  let admin: Person;
  let auPair: Person;
  let guide: string;
  beforeAll(async () => {
    test = await createTestApp();
    [admin, auPair] = await Promise.all([createAdmin(test), createAuPair(test)]);
    guide = (await admin.agent.post('/api/admin/resources').send(RESOURCE).expect(201)).body.id;
  }, 60_000);
  afterAll(() => test.close());

  const attach = (path: string, { bytes, name, type }: Sent, person = admin) =>
    person.agent.post(path).attach('file', bytes, { filename: name, contentType: type });
  const trial = (purpose: string, file: Sent) =>
    admin.agent
      .post('/api/admin/upload-trials')
      .field('purpose', purpose)
      .attach('file', file.bytes, { filename: file.name, contentType: file.type });
  const tried = async (purpose: string, file: Sent): Promise<UploadTrial> =>
    (await trial(purpose, file).expect(200)).body;
  const outcomes = ({ steps }: UploadTrial) => Object.fromEntries(steps.map(({ name, outcome }) => [name, outcome]));
  const stored = async () => ({
    rows: await test.database.query('SELECT count(*)::int AS n FROM uploads'),
    files: (await readdir(test.app.get(Settings).dataDir, { recursive: true })).filter((path) =>
      /photos|documents|downloads/.test(path),
    ),
  });

  it('as a photo shows its steps, what the camera wrote, and what would be left of it, and is not kept', async () => {
    const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2f7a4b' } })
      .withExif({
        IFD0: { Make: 'Pinhole', Model: 'One', Artist: 'Lena' },
        IFD2: { DateTimeOriginal: '2026:01:02 03:04:05' },
        IFD3: {
          GPSLatitude: '33/1 52/1 768/100',
          GPSLatitudeRef: 'S',
          GPSLongitude: '151/1 12/1 0/1',
          GPSLongitudeRef: 'E',
        },
      })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await stored();
    const answer = await tried('photo', { bytes, name: 'C:\\me\\beach.jpg', type: 'image/jpeg' });
    expect(answer).toMatchObject({
      purpose: 'photo',
      fileName: 'beach.jpg',
      declaredType: 'image/jpeg',
      detectedType: 'image/jpeg',
      byteSize: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      width: 1600,
      height: 1200,
      refusal: null,
    });
    const said = answer.metadata.map(({ name, value }) => [name, value]);
    expect(said).toEqual(
      expect.arrayContaining([
        ['gps_position', '33.86880° S, 151.20000° E'],
        ['camera', 'Pinhole One'],
        ['author', 'Lena'],
        ['taken_at', '2026:01:02 03:04:05'],
        ['exif', null],
        ['icc_profile', null],
      ]),
    );
    expect(outcomes(answer)).toEqual({
      size: 'passed',
      type: 'passed',
      malware: 'skipped',
      open: 'passed',
      crop: 'passed',
      redraw: 'passed',
      renditions: 'passed',
      storage: 'skipped',
    });
    expect(answer.kept.map(({ name, width, height, metadata }) => [name, width, height, metadata])).toEqual([
      ['400.webp', 400, 500, []],
      ['800.webp', 800, 1000, []],
      ['1200.webp', 960, 1200, []],
    ]);
    const shown = Buffer.from(String(answer.kept[0]?.preview).split(',')[1] ?? '', 'base64');
    expect(createHash('sha256').update(shown).digest('hex')).toBe(answer.kept[0]?.sha256);
    expect(await stored()).toEqual(before);

    const { body } = await admin.agent
      .get('/api/admin/audit-entries')
      .query({ subjectType: 'upload-trial', limit: 1 })
      .expect(200);
    expect(body.items[0]).toMatchObject({
      action: 'upload.tried',
      after: { purpose: 'photo', detectedType: 'image/jpeg', byteSize: bytes.length, refusedAs: null },
    });
    expect(JSON.stringify(body.items[0])).not.toMatch(/beach|33\.8/);
  });

  it('that would be refused is told exactly what its sender would be told, and at which step', async () => {
    const jpeg = await picture();
    const small = (bytes: Buffer, name = 'me.jpg', type = 'image/jpeg'): Sent => ({ bytes, name, type });
    const evidence = '/api/verifications/me/checks/identity/files';
    const attachments = `/api/admin/resources/${guide}/attachment-files`;
    const cases: [purpose: string, path: string, person: Person, file: Sent, step: string, code: string][] = [
      ['photo', '/api/photos', auPair, small(Buffer.alloc(0)), 'size', 'validation_failed'],
      ['photo', '/api/photos', auPair, small(Buffer.alloc(10 * 1024 * 1024 + 1)), 'size', 'payload_too_large'],
      ['photo', '/api/photos', auPair, small(Buffer.from('GIF89a')), 'type', 'unsupported_media_type'],
      ['photo', '/api/photos', auPair, small(jpeg, 'me.png'), 'type', 'unsupported_media_type'],
      ['photo', '/api/photos', auPair, small(jpeg.subarray(0, 90)), 'open', 'photo_unreadable'],
      ['photo', '/api/photos', auPair, small(jpeg), 'crop', 'photo_too_small'],
      ['evidence', evidence, auPair, small(testVirus(), 'a.pdf', 'application/pdf'), 'malware', 'document_infected'],
      [
        'evidence',
        evidence,
        auPair,
        small(plainPdf('/Launch'), 'a.pdf', 'application/pdf'),
        'contents',
        'document_active',
      ],
      ['evidence', evidence, auPair, small(jpeg.subarray(0, 90)), 'open', 'document_unreadable'],
      ['download', attachments, admin, small(wordFile(), 'plan.pdf', ''), 'name', 'unsupported_media_type'],
      [
        'download',
        attachments,
        admin,
        small(zipOf({ 'a.txt': 'a' }), 'a.docx', ''),
        'contents',
        'unsupported_media_type',
      ],
      [
        'download',
        attachments,
        admin,
        small(wordFile({ 'word/vbaProject.bin': 'x' }), 'a.docx', ''),
        'contents',
        'document_active',
      ],
    ];
    const before = await stored();
    for (const [purpose, path, person, file, step, code] of cases) {
      const { body: real } = await attach(path, file, person);
      const answer = await tried(purpose, file);
      expect(answer.refusal).toEqual(real);
      expect(answer.refusal?.code).toBe(code);
      const names = answer.steps.map(({ name }) => name as string);
      const refused = names.indexOf(step);
      expect([step, answer.steps[refused]?.outcome]).toEqual([step, 'refused']);
      expect(new Set(answer.steps.slice(refused + 1).map(({ outcome }) => outcome))).toEqual(
        new Set(step === 'storage' ? [] : ['not_reached']),
      );
      expect(answer.kept).toEqual([]);
    }
    expect(await stored()).toEqual(before);
  });

  it('as evidence or for download shows what would be kept: drawn anew, or byte by byte', async () => {
    const photo = await picture('png');
    const drawn = await tried('evidence', { bytes: photo, name: 'passport.png', type: 'image/png' });
    expect(drawn.kept).toMatchObject([{ name: 'passport.png', type: 'image/jpeg', width: 320, metadata: [] }]);
    expect(drawn.metadata.map(({ name }) => name)).toContain('copyright');

    const document = plainPdf();
    const { kept, sha256 } = await tried('evidence', { bytes: document, name: 'paper.pdf', type: 'application/pdf' });
    expect(kept).toMatchObject([{ type: 'application/pdf', sha256, width: null, preview: null }]);

    const table = await tried('download', { bytes: Buffer.from('day;hours\n'), name: 'hours.csv', type: 'x/y' });
    expect(table.kept).toMatchObject([{ name: 'hours.csv', type: 'text/csv', sha256: table.sha256 }]);
    expect(outcomes(table)).toMatchObject({
      malware: 'passed',
      contents: 'skipped',
      redraw: 'skipped',
      name: 'passed',
    });
  });

  it.each([
    ['an iPhone picture', '\0\0\0\x18ftypheic', 'image/heic'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['a program', 'MZ\x90\0', 'application/x-msdownload'],
  ])('is named for what it is: %s', async (_what, start, type) => {
    const file = { bytes: Buffer.from(start, 'latin1'), name: 'me.jpg', type: 'image/jpeg' };
    expect((await tried('photo', file)).detectedType).toBe(type);
  });

  it('must be there, have a purpose and not be huge, and only admins can upload it (v5.0.0-15.2.3)', async () => {
    const file = { bytes: plainPdf(), name: 'a.pdf', type: 'application/pdf' };
    const none = await admin.agent.post('/api/admin/upload-trials').field('purpose', 'photo').expect(400);
    expect(none.body.fields).toEqual({ file: ['Please choose a file'] });
    const unknown = await trial('cat', file).expect(400);
    expect(unknown.body.fields).toEqual({ purpose: ['purpose must be photo, evidence or download'] });
    await trial('download', { ...file, bytes: Buffer.alloc(25 * 1024 * 1024 + 1) }).expect(413);
    await attach('/api/admin/upload-trials', file, auPair).expect(403);
    await test.http.post('/api/admin/upload-trials').expect(401);
  });
});
