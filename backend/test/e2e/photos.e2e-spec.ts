import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { PhotosService, type Photo } from '../../src/modules/media/index.js';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import { eventually } from '../support/eventually.js';
import { signUpPerson, type Person } from '../support/people.js';
import { registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const picture = (width = 1000, height = 1250) =>
  sharp({ create: { width, height, channels: 3, background: '#2f7a4b' } });

describe('Photos', () => {
  let test: TestApp;
  let lena: Person;
  let mika: Person;
  let jpeg: Buffer;
  beforeAll(async () => {
    test = await createTestApp();
    [lena, mika] = [await signUpPerson(test), await signUpPerson(test)];
    jpeg = await picture().jpeg().toBuffer();
  });
  afterAll(() => test.close());

  const post = (person: Person) => person.agent.post('/api/photos');
  const upload = (person: Person, bytes: Buffer = jpeg, type = 'image/jpeg', filename = 'me.jpg') =>
    post(person).attach('file', bytes, { filename, contentType: type });
  const remove = (person: Person, id: string) => person.agent.delete(`/api/photos/${id}`);
  const isGone = async (photo: Photo) => (await test.http.get(photo.urls[800])).status === 404;
  const countRows = async () =>
    (await test.database.query<{ n: number }>('SELECT count(*)::int AS n FROM uploads'))[0]?.n;

  it('are stored in three widths and served for ever (N03)', async () => {
    const { body } = await upload(lena).expect(201);
    const photo = body as Photo;
    expect(photo).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      width: 1000,
      height: 1250,
      preview: expect.stringMatching(/^data:image\/webp;base64,/),
      focalPoint: null,
      urls: {
        400: `/media/${photo.id}/400.webp`,
        800: `/media/${photo.id}/800.webp`,
        1200: `/media/${photo.id}/1200.webp`,
      },
    });
    const { headers, body: file } = await test.http.get(photo.urls[400]).responseType('blob').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-length': String((file as Buffer).length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await sharp(file as Buffer).metadata()).width).toBe(400);
  });

  it('are cropped as asked', async () => {
    const wide = await picture(2000, 1000).png().toBuffer();
    const { body } = await post(lena)
      .field('crop', JSON.stringify({ x: 0.5, y: 0, width: 0.4, height: 1 }))
      .attach('file', wide, { filename: 'me.png', contentType: 'image/png' })
      .expect(201);
    expect([body.width, body.height]).toEqual([800, 1000]);
  });

  it.each([
    ['a crop of another shape', { x: 0, y: 0, width: 1, height: 0.5 }, 'crop must be four wide by five high'],
    ['a crop beyond the edge', { x: 0.5, y: 0, width: 0.8, height: 1 }, 'crop must have x, y, width and height'],
    ['a crop with a surprise', { x: 0, y: 0, width: 1, height: 1, userType: 'admin' }, 'crop must have'],
  ])('are refused with %s, and nothing is stored (V05)', async (_what, crop, message) => {
    const before = await countRows();
    const { body } = await upload(lena).field('crop', JSON.stringify(crop)).expect(400);
    expect(body).toMatchObject({ code: 'validation_failed', fields: { crop: [expect.stringContaining(message)] } });
    expect(await countRows()).toBe(before);
  });

  it('are refused without a file, or with fields that no one asked for (V05)', async () => {
    const none = await post(lena).field('crop', '{"x":0,"y":0,"width":1,"height":1}').expect(400);
    expect(none.body.fields).toEqual({ file: ['Please choose a photo'] });
    const empty = await upload(lena, Buffer.alloc(0)).expect(400);
    expect(empty.body.fields).toEqual({ file: ['Please choose a photo'] });
    const more = await upload(lena).field('ownerId', mika.id).expect(400);
    expect(more.body.fields).toEqual({ ownerId: ['ownerId is not accepted here'] });
    await post(lena).send({ file: 'not a form' }).expect(415);
  });

  it.each([
    ['HTML that calls itself JPEG', '<!doctype html><script>alert(1)</script>', 'image/jpeg', 'me.jpg'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml', 'me.svg'],
    ['SVG that calls itself PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png', 'me.png'],
    ['GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'image/gif', 'me.gif'],
    ['a GIF and script in one that calls itself JPEG', 'GIF89a/*...*/=1;alert(1)', 'image/jpeg', 'me.jpg'],
    ['a program', 'MZ\x90\x00', 'image/jpeg', 'me.jpg'],
  ])('are refused when they are %s (v5.0.0-5.2.2, v5.0.0-1.3.4)', async (_what, content, type, name) => {
    const { body } = await upload(lena, Buffer.from(content, 'latin1'), type, name).expect(415);
    expect(body).toMatchObject({
      code: 'unsupported_media_type',
      message: 'Please choose a JPEG, PNG or WebP picture.',
    });
  });

  it('are refused when type or name does not match the content (v5.0.0-5.2.2)', async () => {
    const png = await picture().png().toBuffer();
    await upload(lena, png, 'image/jpeg', 'me.png').expect(415);
    await upload(lena, png, 'image/png', 'me.jpg').expect(415);
    await upload(lena, png, 'image/png', '../../me.php').expect(415);
  });

  it('are refused over 10 MB, declared or not (v5.0.0-5.2.1)', async () => {
    const before = await countRows();
    const large = Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]);
    const declared = await upload(lena, large).expect(413);
    expect(declared.body).toMatchObject({ code: 'payload_too_large', message: 'A photo can be 10 MB at most.' });

    const boundary = 'house-boundary';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(Buffer.from(head));
        stream.enqueue(large);
        stream.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`));
        stream.close();
      },
    });
    const streamed = await fetch(`${test.url}/api/photos`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        authorization: `Bearer ${lena.session.access_token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    expect(streamed.status).toBe(413);
    expect(await countRows()).toBe(before);
  });

  it('that are bombs are refused quickly, and meanwhile everyone else is served', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const refused = Promise.all([1, 2, 3].map(() => upload(lena, bomb, 'image/png', 'me.png')));
    const waits: number[] = [];
    for (let ask = 0; ask < 30; ask += 1) {
      const asked = performance.now();
      await test.http.get('/health/live').expect(200);
      waits.push(performance.now() - asked);
    }
    for (const { status, body } of await refused) expect([status, body.code]).toEqual([422, 'photo_unreadable']);
    const [slowest] = waits.sort((a, b) => b - a).slice(3);
    expect(slowest).toBeLessThan(250);
  });

  it('are refused when damaged or tiny', async () => {
    const damaged = await upload(lena, jpeg.subarray(0, jpeg.length / 2)).expect(422);
    expect(damaged.body.code).toBe('photo_unreadable');
    const tiny = await upload(lena, await picture(100, 125).jpeg().toBuffer()).expect(422);
    expect(tiny.body.code).toBe('photo_too_small');
  });

  it('can be deleted by their owner alone; a stranger learns nothing of them (v5.0.0-8.2.2)', async () => {
    const { body: photo } = await upload(lena).expect(201);
    await remove(mika, photo.id).expect(404);
    await remove(mika, randomUUID()).expect(404);
    await test.http.get(photo.urls[800]).expect(200);
    await remove(lena, photo.id).expect(204);
    await eventually('the file to be gone', () => isGone(photo));
    await remove(lena, photo.id).expect(404);
    await remove(lena, 'no-uuid').expect(400);
  });

  it('leave no file behind when the storage fails as they are deleted', async () => {
    const { body: photo } = await upload(lena).expect(201);
    const failing = vi.spyOn(test.app.get(ObjectStorage), 'delete').mockRejectedValueOnce(new Error('EIO'));
    await remove(lena, photo.id).expect(204);
    await eventually('the file to be gone', () => isGone(photo));
    failing.mockRestore();
  });

  it('are not acknowledged when their row was swept while their files were stored', async () => {
    const storage = test.app.get(ObjectStorage);
    const put = storage.put.bind(storage);
    const slow = vi.spyOn(storage, 'put').mockImplementationOnce(async (key, bytes) => {
      await put(key, bytes);
      await test.database.query(`DELETE FROM uploads WHERE status = 'pending'`);
    });
    await upload(lena).expect(503);
    expect(await storage.sizeOf(slow.mock.calls[0]?.[0] as string)).toBeNull();
    slow.mockRestore();
  });

  it('are for people with an account', async () => {
    await test.http
      .post('/api/photos')
      .attach('file', jpeg, { filename: 'me.jpg', contentType: 'image/jpeg' })
      .expect(401);
    await test.http.delete(`/api/photos/${randomUUID()}`).expect(401);
  });

  it.each(['400.webp', '../../secrets.json', '500.webp', '400.webp.php', '%2e%2e%2f400.webp'])(
    'are not found under an invalid address: %s (v5.0.0-5.3.2)',
    async (file) => {
      await test.http.get(`/media/${randomUUID()}/${file}`).expect(404);
      await test.http.get(`/media/..%2f..%2f/${file}`).expect(404);
    },
  );

  it('can be shown in a profile only by their owner', async () => {
    const photos = test.app.get(PhotosService);
    const { body: mine } = await upload(lena).expect(201);
    const { body: theirs } = await upload(mika).expect(201);
    await photos.ensureOwned(lena.id, [mine.id]);
    await photos.ensureOwned(lena.id, []);
    for (const ids of [[theirs.id], [mine.id, theirs.id], [randomUUID()], ["' OR 1=1"], [mine.id, mine.id]])
      await expect(photos.ensureOwned(lena.id, ids)).rejects.toMatchObject({
        code: 'validation_failed',
        fields: { photos: [expect.any(String)] },
      });
    expect(await photos.shown([mine.id, theirs.id, randomUUID(), 'no-uuid'])).toEqual(
      new Map([
        [mine.id, { preview: mine.preview, focalPoint: null }],
        [theirs.id, { preview: theirs.preview, focalPoint: null }],
      ]),
    );
  });

  it('are at most twenty-four a person, also when they come at the same moment', async () => {
    const person = await signUpPerson(test);
    const small = await picture(400, 500).jpeg().toBuffer();
    for (let count = 0; count < 22; count += 1) await upload(person, small).expect(201);
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(person, small)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const { body } = await upload(person, small).expect(409);
    expect(body.code).toBe('photo_limit_reached');
  });

  it('that are not used make room for others after an hour', async () => {
    const person = await registerPerson(test);
    const small = await picture(400, 500).jpeg().toBuffer();
    await test.database.query(
      `INSERT INTO uploads (owner_id, kind, status, width, height, preview, byte_size)
       SELECT $1, 'photo', 'clean', 400, 500, '', 1 FROM generate_series(1, 24)`,
      [person.id],
    );
    const idsOf = async () => (await test.app.get(PhotosService).idsOf(person.id)).sort();
    const used = (await idsOf()).slice(0, 12);
    await person.agent
      .put('/api/profile-drafts/me')
      .send({ step: 0, data: { photos: used } })
      .expect(200);
    await upload(person, small).expect(409);
    await test.database.query(`UPDATE uploads SET created_at = now() - interval '61 minutes' WHERE owner_id = $1`, [
      person.id,
    ]);
    const { body } = await upload(person, small).expect(201);
    expect(await idsOf()).toEqual([...used, (body as Photo).id].sort());
  });

  it('that could not be stored say why, leave nothing behind and do not count', async () => {
    const person = await signUpPerson(test);
    const small = await picture(400, 500).jpeg().toBuffer();
    const put = vi.spyOn(test.app.get(ObjectStorage), 'put');
    put.mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const before = await countRows();
    for (let count = 0; count < 12; count += 1) {
      const { body } = await upload(person, small).expect(507).expect('retry-after', /^\d+$/);
      expect(body).toMatchObject({ statusCode: 507, code: 'storage_full' });
    }
    put.mockRestore();
    expect(await countRows()).toBe(before);
    await upload(person, small).expect(201);
  });

  it('that a killed process left half-stored stop counting after minutes', async () => {
    const person = await signUpPerson(test);
    const small = await picture(400, 500).jpeg().toBuffer();
    await test.database.query(
      `INSERT INTO uploads (owner_id, kind, status, width, height, preview, byte_size, created_at)
       SELECT $1, 'photo', 'pending', 400, 500, '', 1, now() - interval '6 minutes' FROM generate_series(1, 12)`,
      [person.id],
    );
    await upload(person, small).expect(201);
  });
});

describe('Uploads', () => {
  it('are at most twenty an hour (v5.0.0-2.4.1)', async () => {
    const test = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const { agent } = await signUpPerson(test);
    const attempt = () => agent.post('/api/photos').send({});
    for (let count = 0; count < 20; count += 1) await attempt().expect(415);
    await attempt().expect(429).expect('retry-after', /^\d+$/);
    await test.close();
  });
});
