import { signedType } from '../byte-type.js';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** What can be offered for download: type, and how names of such files end (the usual one first). */
export const DOWNLOAD_TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  [`${OFFICE}.wordprocessingml.document`]: ['docx'],
  [`${OFFICE}.spreadsheetml.sheet`]: ['xlsx'],
  [`${OFFICE}.presentationml.presentation`]: ['pptx'],
  [`${OPEN}.text`]: ['odt'],
  [`${OPEN}.spreadsheet`]: ['ods'],
  [`${OPEN}.presentation`]: ['odp'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
};

/** Bytes that no text has: control characters other than tab, line feed, form feed and carriage return. */
const isControl = (byte: number) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d;
/** Markup says `<` first; a browser that was led astray could take it for a page. */
const isMarkup = (bytes: Buffer) => /^[\s\xef\xbb\xbf]*</.test(bytes.toString('latin1', 0, 512));

/**
 * What the bytes are by themselves. `application/zip` is a container that has yet to be opened, and what calls itself a
 * CSV is a plain text by its bytes. Null for every other kind.
 */
export function sniffedDownload(bytes: Buffer): string | null {
  const signed = signedType(bytes);
  if (signed) return signed;
  return bytes.some(isControl) || isMarkup(bytes) ? null : 'text/plain';
}

/** What a name ends in, in lower case; null for one without an ending. */
export const endingOf = (fileName: string): string | null => /\.([^.\s]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? null;

/** Whether a file of this type may bear this name. */
export const fitsName = (type: string, fileName: string): boolean =>
  DOWNLOAD_TYPES[type]?.includes(endingOf(fileName) ?? '') ?? false;

/** How names of files of a type usually end; null for a type that is not offered. */
export const usualEndingOf = (type: string): string | null => DOWNLOAD_TYPES[type]?.[0] ?? null;

/**
 * Type and name under which a file is offered: a text named `.csv` is a CSV, a name without ending gets one. Null where
 * the name claims another type.
 */
export function namedDownload(type: string, fileName: string): { type: string; fileName: string } | null {
  const ending = endingOf(fileName);
  const exact = type === 'text/plain' && ending === 'csv' ? 'text/csv' : type;
  if (ending === null) return { type: exact, fileName: `${fileName}.${DOWNLOAD_TYPES[exact]?.[0] ?? 'bin'}` };
  return fitsName(exact, fileName) ? { type: exact, fileName } : null;
}
