import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import type { Crop, PhotoAnswer, PhotoResult } from './photo-job.js';
import { PhotoProcessorService } from './photo-processor.service.js';

Logger.overrideLogger(false);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#22663b' } });
const resultOf = (answer: PhotoAnswer): PhotoResult => {
  if ('result' in answer) return answer.result;
  throw new Error(`refused: ${answer.refusal}`);
};
const renditionOf = ({ renditions }: PhotoResult, width: number) =>
  renditions.find((rendition) => rendition.width === width)?.bytes ?? Buffer.alloc(0);

describe('PhotoProcessor', () => {
  const processor = new PhotoProcessorService();
  afterAll(() => processor.onApplicationShutdown());
  const process = (bytes: Buffer, crop: Crop | null = null, quick = false) =>
    processor.process({ bytes, crop, shape: 'photo', quick });

  it('makes renditions of 400, 800 and 1200 pixels, 4:5, in WebP (N04)', async () => {
    const result = resultOf(await process(await picture(3000, 2000).jpeg().toBuffer()));
    expect([result.width, result.height]).toEqual([1200, 1500]);
    for (const width of [400, 800, 1200]) {
      const { format, width: actual, height } = await sharp(renditionOf(result, width)).metadata();
      expect([format, actual, height]).toEqual(['webp', width, width * 1.25]);
    }
  });

  it('keeps only the pixels of a file: no location, no camera, no profile (v5.0.0-5.4.1)', async () => {
    const revealing = await picture(1000, 1250)
      .withExif({
        IFD0: { Make: 'Secret Camera', Artist: 'Lena' },
        IFD3: { GPSLatitude: '33/1 52/1 0/1', GPSLatitudeRef: 'S' },
      })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const before = await sharp(revealing).metadata();
    expect([before.exif, before.icc, before.xmp].every(Boolean)).toBe(true);

    const result = resultOf(await process(revealing));
    for (const { bytes } of result.renditions) {
      const after = await sharp(bytes).metadata();
      expect([after.exif, after.icc, after.xmp, after.iptc, after.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes.includes('Secret Camera')).toBe(false);
    }
  });

  it('turns a picture upright before it crops, as the sender saw it', async () => {
    // Lies on its side: blue where its upper half will be once it stands.
    const half = await picture(600, 1500).png().toBuffer();
    const lying = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#0000ff' } })
      .composite([{ input: half, left: 600, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const result = resultOf(await process(lying, { x: 0, y: 0, width: 0.5, height: 0.78125 }));
    const { dominant } = await sharp(renditionOf(result, 400))
      .extract({ left: 0, top: 0, width: 400, height: 200 })
      .stats();
    expect(dominant.b).toBeGreaterThan(200);
  });

  it('keeps the part that was asked for', async () => {
    const red = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const whole = await picture(2000, 2000)
      .composite([{ input: red, left: 1200, top: 1000 }])
      .png()
      .toBuffer();
    const result = resultOf(await process(whole, { x: 0.6, y: 0.5, width: 0.4, height: 0.5 }));
    const { channels } = await sharp(renditionOf(result, 400)).stats();
    expect([result.width, Math.round(channels[0]?.mean ?? 0) > 240, Math.round(channels[1]?.mean ?? 99) < 15]).toEqual([
      800,
      true,
      true,
    ]);
  });

  it('does not blow up a small picture, and refuses a tiny one', async () => {
    const result = resultOf(await process(await picture(500, 700).png().toBuffer()));
    expect([result.width, result.height]).toEqual([500, 625]);
    expect(result.renditions.map(({ width }) => width)).toEqual([400, 800, 1200]);
    expect(await process(await picture(399, 700).png().toBuffer())).toEqual({ refusal: 'too_small' });
  });

  it('makes a blur of at most 1 kB, also of the busiest picture', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const busy = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
    const { preview } = resultOf(await process(busy));
    expect(preview).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/);
    expect(preview.length).toBeLessThanOrEqual(1024);
  });

  it('fills what is transparent with white', async () => {
    const clear = await sharp({
      create: { width: 800, height: 1000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { channels } = await sharp(renditionOf(resultOf(await process(clear)), 400)).stats();
    expect(channels.map(({ min }) => min >= 254)).toEqual([true, true, true]);
  });

  it('finds the point that stands out, and none in a plain picture', async () => {
    const face = (x: number, y: number) =>
      sharp(
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#7a9a80"/>
          <circle cx="${x}" cy="${y}" r="90" fill="#d9a078"/><circle cx="${x - 30}" cy="${y}" r="10"/><circle cx="${x + 30}" cy="${y}" r="10"/></svg>`),
      )
        .png()
        .toBuffer();
    const pointOf = async (bytes: Buffer) => resultOf(await process(bytes)).focalPoint;
    const found = await pointOf(await face(560, 300));
    expect(Math.abs((found?.x ?? 0) - 70)).toBeLessThan(10);
    expect(Math.abs((found?.y ?? 0) - 30)).toBeLessThan(10);
    expect(await pointOf(await face(400, 900))).toBeNull();
    expect(await pointOf(await picture(800, 1000).png().toBuffer())).toBeNull();
  });

  it('refuses a crop of another shape', async () => {
    const wide = await picture(1000, 1000).png().toBuffer();
    expect(await process(wide, { x: 0, y: 0, width: 1, height: 1 })).toEqual({ refusal: 'crop' });
    expect(await process(wide, { x: 0, y: 0, width: 0.8, height: 1 })).toHaveProperty('result');
  });

  it('keeps the shape of a picture for a text, or the crop that was chosen', async () => {
    const wide = await picture(2400, 1200).png().toBuffer();
    const free = async (crop: Crop | null) => {
      const result = resultOf(await processor.process({ bytes: wide, crop, shape: 'free', quick: false }));
      const { height } = await sharp(renditionOf(result, 400)).metadata();
      return [result.width, result.height, height];
    };
    expect(await free(null)).toEqual([1200, 600, 200]);
    expect(await free({ x: 0, y: 0, width: 0.25, height: 1 })).toEqual([600, 1200, 800]);
  });

  it('removes a script that was appended to a picture (v5.0.0-5.2.2)', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const polyglot = Buffer.concat([await picture(800, 1000).jpeg().toBuffer(), Buffer.from(script)]);
    const { renditions } = resultOf(await process(polyglot));
    expect(renditions.some(({ bytes }) => bytes.includes('script'))).toBe(false);
  });

  it('refuses a picture of 144 million pixels at once', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await process(bomb)).toEqual({ refusal: 'unreadable' });
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"/>')],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a picture', null],
  ])('refuses %s', async (_kind, bytes) => {
    const whole = await picture(800, 1000).jpeg().toBuffer();
    expect(await process(bytes ?? whole.subarray(0, whole.length / 2))).toEqual({ refusal: 'unreadable' });
  });

  it('refuses GIF and TIFF, which it could open', async () => {
    expect(await process(await picture(800, 1000).gif().toBuffer())).toEqual({ refusal: 'unreadable' });
    expect(await process(await picture(800, 1000).tiff().toBuffer())).toEqual({ refusal: 'unreadable' });
  });

  it('opens no SVG of our own either', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" width="1200" height="1500"><rect width="4" height="5" fill="#fa3"/></svg>',
    );
    expect(await process(drawing, null, true)).toEqual({ refusal: 'unreadable' });
    expect(await process(await picture(800, 1000).webp().toBuffer(), null, true)).toHaveProperty('result');
  });
});

describe('PhotoProcessor with a worker that misbehaves', () => {
  let folder: string;
  let processor: PhotoProcessorService;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'photo-worker-'));
  });
  afterEach(() => processor.onApplicationShutdown());
  afterAll(() => rm(folder, { recursive: true }));

  const withWorker = async (code: string) => {
    const script = join(folder, `${code.length}.mjs`);
    await writeFile(script, code);
    processor = new PhotoProcessorService({ script, timeoutMs: 1_000, idleMs: 1_000 });
  };
  const process = (text: string) =>
    processor.process({ bytes: Buffer.from(text), crop: null, shape: 'photo', quick: false });
  const MISBEHAVES = (how: string) =>
    `process.on('message', ({ bytes }) => { if (Buffer.from(bytes).toString() === 'bad') { ${how} } else process.send({ refusal: 'too_small' }); });`;

  it('goes on with the next picture after one that hangs', async () => {
    await withWorker(MISBEHAVES('for (;;);'));
    const [bad, good] = await Promise.all([process('bad'), process('good')]);
    expect([bad, good]).toEqual([{ refusal: 'unreadable' }, { refusal: 'too_small' }]);
  });

  it('goes on with the next picture after one that kills it', async () => {
    await withWorker(MISBEHAVES('process.abort();'));
    const [bad, good] = await Promise.all([process('bad'), process('good')]);
    expect([bad, good]).toEqual([{ refusal: 'unreadable' }, { refusal: 'too_small' }]);
  });

  it('gives the worker no environment or flags of this process', async () => {
    await withWorker(
      "process.on('message', () => process.send({ refusal: JSON.stringify([process.env, process.execArgv]) }));",
    );
    expect(await process('who are you')).toEqual({ refusal: '[{},[]]' });
  });

  it('rejects pictures when too many are waiting', async () => {
    await withWorker(MISBEHAVES('for (;;);'));
    const asked = await Promise.allSettled(['bad', ...Array<string>(8).fill('good')].map(process));
    expect(asked.map(({ status }) => status)).toEqual([...Array<string>(8).fill('fulfilled'), 'rejected']);
    expect(asked.at(-1)).toMatchObject({ reason: { code: 'unavailable' } });
  });
});
