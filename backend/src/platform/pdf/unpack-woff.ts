import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };
const SIGNATURE = 'wOFF';

/**
 * The TrueType or OpenType font inside a WOFF file (https://www.w3.org/TR/WOFF/). fontkit reads WOFF too, but inflates
 * the whole table of outlines again for every glyph.
 * @throws when the bytes are not a WOFF file.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('Not a WOFF file');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const steps = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** steps * ENTRY.sfnt, 6);
  head.writeUInt16BE(steps, 8);
  head.writeUInt16BE((count - 2 ** steps) * ENTRY.sfnt, 10);

  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const entry = HEADER.woff + index * ENTRY.woff;
    const [from, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(from, from + packedLength);
    // Each table begins at a multiple of four bytes.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packedLength < length ? inflateSync(packed) : packed).copy(table);

    const own = HEADER.sfnt + index * ENTRY.sfnt;
    woff.copy(head, own, entry, entry + 4);
    woff.copy(head, own + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, own + 8);
    head.writeUInt32BE(length, own + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables]);
}
