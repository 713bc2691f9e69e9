// @ts-check
/**
 * Identifies a zipped office document, and checks whether it is safe. Parts are decompressed within limits and
 * inspected; nothing in them is executed or followed.
 */
import { inflateRawSync } from 'node:zlib';
import { carriesTestVirus } from '../documents/test-virus.mjs';

/** @typedef {import('./download-job.js').DownloadAnswer} DownloadAnswer */
/** @typedef {{ name: string, method: number, encrypted: boolean, packed: number, at: number }} Entry */

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const LONGEST_COMMENT = 65_557;
const MOST_ENTRIES = 5_000;
const MOST_UNPACKED = 128 * 1024 * 1024;

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** @type {[string, string][]} */
const OFFICE_PARTS = [
  ['word/document.xml', `${OFFICE}.wordprocessingml.document`],
  ['xl/workbook.xml', `${OFFICE}.spreadsheetml.sheet`],
  ['ppt/presentation.xml', `${OFFICE}.presentationml.presentation`],
];
const OPEN_DOCUMENT = /^application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation)$/;
/** Macros, controls, programs and embedded files. */
const ACTIVE_PART =
  /vbaProject|\/activeX\/|\/embeddings\/|^Basic\/|^Scripts\/|^Object |\.(?:exe|dll|js|vbs|bat|cmd|ps1)$/i;
/** A template that is loaded from elsewhere when the document is opened. */
const FOREIGN_TEMPLATE = /attachedTemplate"[^>]*TargetMode="External"/i;

/**
 * The parts listed in the central directory; null if it is invalid.
 * @param {Buffer} bytes
 * @returns {Entry[] | null}
 */
function entriesOf(bytes) {
  const lowest = Math.max(0, bytes.length - LONGEST_COMMENT);
  let end = bytes.length - 22;
  while (end >= lowest && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < lowest) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES) return null;
  const entries = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) return null;
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/**
 * The bytes of one part; null if it exceeds the limits or is invalid.
 * @param {Buffer} bytes
 * @param {Entry} entry
 * @param {number} most
 */
function unpacked(bytes, { method, packed, at }, most) {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) return null;
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const body = bytes.subarray(start, start + packed);
  if (body.length !== packed) return null;
  if (method === 0) return body.length <= most ? body : null;
  if (method !== 8) return null;
  try {
    return inflateRawSync(body, { maxOutputLength: Math.max(1, most) });
  } catch {
    return null;
  }
}

/**
 * @param {Buffer} bytes
 * @returns {DownloadAnswer}
 */
export function inspectOffice(bytes) {
  const entries = entriesOf(bytes);
  if (!entries) return { refusal: 'unreadable' };
  if (entries.some(({ encrypted }) => encrypted)) return { refusal: 'encrypted' };
  if (entries.some(({ name }) => ACTIVE_PART.test(name))) return { refusal: 'active' };
  const names = new Set(entries.map(({ name }) => name));
  let type = names.has('[Content_Types].xml') ? OFFICE_PARTS.find(([part]) => names.has(part))?.[1] : undefined;
  let left = MOST_UNPACKED;
  for (const entry of entries) {
    const part = unpacked(bytes, entry, left);
    if (!part) return { refusal: 'unreadable' };
    left -= part.length;
    if (carriesTestVirus(part)) return { refusal: 'infected' };
    if (entry.name.endsWith('.rels') && FOREIGN_TEMPLATE.test(part.toString('utf8'))) return { refusal: 'active' };
    if (entry.name === 'META-INF/manifest.xml' && part.includes('encryption-data')) return { refusal: 'encrypted' };
    if (entry.name === 'mimetype' && OPEN_DOCUMENT.test(part.toString('latin1'))) type ??= part.toString('latin1');
  }
  return type ? { result: { bytes, type } } : { refusal: 'unknown' };
}
