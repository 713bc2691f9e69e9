import { deflateRawSync } from 'node:zlib';
import { crc32 } from 'node:zlib';

/** A zip of these parts, as office programs write them. */
export function zipOf(parts: Record<string, string | Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const label = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), facts, label, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, offset, label);
    at += 4 + facts.length + label.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, central, end]);
}

export const wordFile = (more: Record<string, string | Buffer> = {}): Buffer =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...more });
export const openText = (): Buffer =>
  zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office:document-content/>' });
