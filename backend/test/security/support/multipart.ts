import { deflateSync } from 'node:zlib';
import { testVirus, plainPdf } from '../../support/documents.js';
import type { Chance } from './random.js';

/** A PNG of one colour, written by hand so that it is the same on every machine. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    // A wrong checksum: decoders refuse it, which is one of the ways in which a picture may be broken.
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const FILES: (() => Buffer)[] = [
  () => plainPdf(),
  () => plainPdf('/JavaScript (app.alert(1))'),
  () => testVirus(),
  () => png(10, 10),
  () => png(60_000, 60_000),
  () => Buffer.from('GIF89a<script>alert(1)</script>'),
  () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  () => Buffer.from('PK\u0003\u0004not a zip'),
  () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
  () => Buffer.alloc(0),
  () => Buffer.alloc(50_000, 'a'),
];
const NAMES = [
  'me.jpg',
  'pass.pdf',
  '../../x.pdf',
  'a"b.png',
  'x'.repeat(400) + '.pdf',
  '',
  '.',
  'a\u0000.pdf',
  'é😀.webp',
  'x.svg',
];
const TYPES = ['image/jpeg', 'image/png', 'application/pdf', 'text/html', 'image/svg+xml', '', 'x'];
const FIELDS = ['file', 'file', 'file', 'other', '__proto__', '', 'adultId', 'file[]'];

/** A form with a file, with something wrong in it more often than not. */
export function multipart(chance: Chance): { type: string; body: Buffer } {
  const boundary = chance.percent(90) ? 'xBOUNDARYx' : chance.pick(['', 'x'.repeat(300), 'a b', '"']);
  const parts = Array.from({ length: chance.percent(85) ? 1 : chance.pick([0, 2, 30]) }, () =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${chance.pick(FIELDS)}"` +
          `${chance.percent(90) ? `; filename="${chance.pick(NAMES)}"` : ''}\r\nContent-Type: ${chance.pick(TYPES)}\r\n\r\n`,
      ),
      chance.pick(FILES)(),
      Buffer.from('\r\n'),
    ]),
  );
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  const body = chance.percent(85) ? whole : whole.subarray(0, chance.below(whole.length + 1));
  const type = chance.percent(93)
    ? `multipart/form-data; boundary=${boundary}`
    : chance.pick(['multipart/form-data', 'application/json']);
  return { type, body };
}
