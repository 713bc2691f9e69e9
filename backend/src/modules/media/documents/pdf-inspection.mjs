// @ts-check
/**
 * Checks whether a PDF is safe to store, without executing anything in it. Dictionaries may be plain or in packed
 * object streams, which are decompressed; names may be obfuscated with #-codes, which are decoded.
 */
import { inflateSync } from 'node:zlib';

/** Names of active content or embedded files. Long enough not to occur in image data by chance. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|GoTo[ER]|ImportData|SubmitForm|Rendition)(?![A-Za-z0-9])/;
/**
 * A string that begins like a file URL or a network path (`\\\\host`), plain or in hexadecimal, in one or two bytes
 * per character: opening it would reveal the login of the reviewer.
 */
const LEADS_WITHIN =
  /[(](?:\xfe\xff)?\0?(?:f\0?i\0?l\0?e\0?:|(?:\\\0?){4})|<(?:feff)?(?:00)?(?:[46]6(?:00)?[46]9(?:00)?[46]c(?:00)?[46]5(?:00)?3a|5c(?:00)?5c)/i;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/;
/** `/ObjStm`, with any character as a #-code. */
const PACKED = new RegExp(
  '/' + [...'ObjStm'].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join(''),
  'gi',
);
const MOST_UNPACKED = 64 * 1024 * 1024;

/** @param {string} text */
const withoutDisguise = (text) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));

/**
 * Decodes octal escapes: `\146` is an `f`; an escaped backslash stays.
 * @param {string} text
 */
const withoutOctal = (text) =>
  text.replace(/\\([0-3][0-7]{2})/g, (_, code) => (code === '134' ? '\\\\' : String.fromCharCode(parseInt(code, 8))));

/** @param {string} text */
const isActive = (text) => ACTIVE.test(text) || LEADS_WITHIN.test(withoutOctal(text));

/**
 * @param {Buffer} bytes
 * @returns {import('./document-job.js').DocumentRefusal | null}
 */
export function pdfRefusal(bytes) {
  const raw = bytes.toString('latin1');
  const text = withoutDisguise(raw);
  if (!text.slice(-1_100).includes('%%EOF')) return 'unreadable';
  if (ENCRYPTED.test(text)) return 'encrypted';
  if (isActive(text)) return 'active';
  let left = MOST_UNPACKED;
  for (const { index } of raw.matchAll(PACKED)) {
    const head = raw.indexOf('stream', index) + 'stream'.length;
    const start = head + (raw.startsWith('\r\n', head) ? 2 : 1);
    const end = raw.indexOf('endstream', start);
    const dictionary = withoutDisguise(raw.slice(raw.lastIndexOf('obj', index), head));
    const filters = dictionary.match(/\/\w+Decode\b|\/Crypt\b/g) ?? [];
    const isPlain = filters.every((filter) => filter === '/FlateDecode') && !dictionary.includes('/Predictor');
    if (head < index || end < 0 || filters.length > 1 || !isPlain) return 'unreadable';
    const unpacked = unpack(bytes.subarray(start, end), filters.length === 1, left);
    if (!unpacked) return 'unreadable';
    left -= unpacked.length;
    if (isActive(withoutDisguise(unpacked.toString('latin1')))) return 'active';
  }
  return null;
}

/**
 * @param {Buffer} bytes
 * @param {boolean} packed
 * @param {number} most
 * @returns {Buffer | null}
 */
function unpack(bytes, packed, most) {
  if (!packed) return bytes.length <= most ? bytes : null;
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(most, 1) });
  } catch {
    return null;
  }
}
