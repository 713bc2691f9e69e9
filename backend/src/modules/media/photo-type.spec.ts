import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { parseCrop } from './crop.js';
import { isHonestPhoto, sniffedType } from './photo-type.js';

const picture = () => sharp({ create: { width: 8, height: 10, channels: 3, background: '#fff' } });

describe('isHonestPhoto', () => {
  it('takes JPEG, PNG and WebP that say what they are', async () => {
    expect(isHonestPhoto(await picture().jpeg().toBuffer(), 'image/jpeg', 'IMG_1.JPG')).toBe(true);
    expect(isHonestPhoto(await picture().jpeg().toBuffer(), 'image/jpeg', 'me.jpeg')).toBe(true);
    expect(isHonestPhoto(await picture().png().toBuffer(), 'image/png', 'me.png')).toBe(true);
    expect(isHonestPhoto(await picture().webp().toBuffer(), 'image/webp', 'blob')).toBe(true);
  });

  it('refuses what says something else by type or by name (v5.0.0-5.2.2)', async () => {
    const png = await picture().png().toBuffer();
    expect(isHonestPhoto(png, 'image/jpeg', 'me.png')).toBe(false);
    expect(isHonestPhoto(png, 'image/png', 'me.jpg')).toBe(false);
    expect(isHonestPhoto(png, 'image/png', 'me.php')).toBe(false);
    expect(isHonestPhoto(png, 'application/octet-stream', 'me.png')).toBe(false);
  });

  it.each(['<!doctype html>', '<svg xmlns="x"/>', 'GIF89a', '%PDF-1.7', 'PK\x03\x04', 'RIFF....AVI ', '', '\xff\xd8'])(
    'knows no photo that begins with %j',
    (start) => {
      expect(sniffedType(Buffer.from(start, 'latin1'))).toBeNull();
    },
  );
});

describe('parseCrop', () => {
  it('reads fractions, as text or read already', () => {
    const crop = { x: 0.1, y: 0, width: 0.64, height: 1 };
    expect(parseCrop(JSON.stringify(crop))).toEqual(crop);
    expect(parseCrop(crop)).toEqual(crop);
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"x":0,"y":0,"width":1}',
    '{"x":-0.1,"y":0,"width":0.5,"height":0.5}',
    '{"x":0.6,"y":0,"width":0.5,"height":0.5}',
    '{"x":0,"y":0,"width":0,"height":0.5}',
    '{"x":"0","y":0,"width":1,"height":1}',
    '{"x":0,"y":0,"width":1,"height":1,"z":1}',
    '{"x":0,"y":0,"width":1e999,"height":1}',
    '{"__proto__":{"x":0},"y":0,"width":1,"height":1}',
  ])('refuses %s', (json) => {
    expect(parseCrop(json)).toBeNull();
  });
});
