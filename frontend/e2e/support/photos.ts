import type { Page } from '@playwright/test';

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const PLACE = 'Secret Street 7, Newtown';

/** A JPEG with GPS data, drawn by the browser. */
export async function jpegWithExif(
  page: Page,
  colour: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('This browser cannot draw');
    paint.fillStyle = fill;
    paint.fillRect(0, 0, 1600, 1200);
    paint.fillStyle = '#f4c24b';
    paint.arc(800, 500, 260, 0, Math.PI * 2);
    paint.fill();
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, colour);
  const plain = Buffer.from(base64, 'base64');
  const exif = Buffer.concat([EXIF, imageDescription(PLACE)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  const startOfImage = plain.subarray(0, 2);
  const buffer = Buffer.concat([startOfImage, Buffer.from([0xff, 0xe1]), length, exif, plain.subarray(2)]);
  return { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer };
}

/** Whether a picture contains camera metadata. */
export function carriesExif(picture: Buffer): boolean {
  return picture.includes(EXIF) || picture.includes('EXIF') || picture.includes(PLACE);
}

/** A TIFF directory with one entry: the tag ImageDescription. */
function imageDescription(words: string): Buffer {
  const text = Buffer.from(`${words}\0`, 'latin1');
  const head = Buffer.alloc(26);
  head.write('MM\0*', 0, 'latin1');
  head.writeUInt32BE(8, 4);
  head.writeUInt16BE(1, 8);
  head.writeUInt16BE(0x010e, 10);
  head.writeUInt16BE(2, 12);
  head.writeUInt32BE(text.length, 14);
  head.writeUInt32BE(26, 18);
  return Buffer.concat([head, text]);
}
