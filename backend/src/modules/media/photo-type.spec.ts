import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { parseCrop } from './photo-upload.js';
import { honestPhotoType } from './photo-type.js';

const picture = () => sharp({ create: { width: 8, height: 10, channels: 3, background: '#fff' } });

const REFUSED = 'Please choose a JPEG, PNG or WebP picture.';
const typeOf = (bytes: Buffer, declaredType: string, fileName: string) =>
  honestPhotoType({ bytes, declaredType, fileName });

describe('honestPhotoType', () => {
  it('takes JPEG, PNG and WebP that say what they are', async () => {
    expect(typeOf(await picture().jpeg().toBuffer(), 'image/jpeg', 'IMG_1.JPG')).toBe('image/jpeg');
    expect(typeOf(await picture().jpeg().toBuffer(), 'image/jpeg', 'me.jpeg')).toBe('image/jpeg');
    expect(typeOf(await picture().png().toBuffer(), 'image/png', 'me.png')).toBe('image/png');
    expect(typeOf(await picture().webp().toBuffer(), 'image/webp', 'blob')).toBe('image/webp');
  });

  it('refuses what says something else by type or by name (v5.0.0-5.2.2)', async () => {
    const png = await picture().png().toBuffer();
    expect(() => typeOf(png, 'image/jpeg', 'me.png')).toThrow(REFUSED);
    expect(() => typeOf(png, 'image/png', 'me.jpg')).toThrow(REFUSED);
    expect(() => typeOf(png, 'image/png', 'me.php')).toThrow(REFUSED);
    expect(() => typeOf(png, 'application/octet-stream', 'me.png')).toThrow(REFUSED);
  });

  it.each(['<!doctype html>', '<svg xmlns="x"/>', 'GIF89a', '%PDF-1.7', 'PK\x03\x04', 'RIFF....AVI ', '', '\xff\xd8'])(
    'knows no photo that begins with %j',
    (start) => {
      expect(() => typeOf(Buffer.from(start, 'latin1'), 'image/jpeg', 'me.jpg')).toThrow(REFUSED);
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
