import { signedType } from '../byte-type.js';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** Downloadable types and their file extensions (the usual one first). */
const DOWNLOAD_TYPES: Readonly<Record<string, readonly string[]>> = {
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

/** Control characters that no text contains; tab, line feed, form feed and carriage return are allowed. */
const isControl = (byte: number) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d;
/** A text that begins with `<` could be interpreted as HTML by a browser. */
const isMarkup = (bytes: Buffer) => /^[\s\xef\xbb\xbf]*</.test(bytes.toString('latin1', 0, 512));

/**
 * The type by content. `application/zip` is a container to inspect later, and a CSV is plain text here. Null for every
 * other type.
 */
export function sniffedDownload(bytes: Buffer): string | null {
  const signed = signedType(bytes);
  if (signed) return signed;
  return bytes.some(isControl) || isMarkup(bytes) ? null : 'text/plain';
}

/** The extension of a file name, in lower case; null without one. */
export const endingOf = (fileName: string): string | null => /\.([^.\s]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? null;

/** Whether the extension fits the type. */
export const fitsName = (type: string, fileName: string): boolean =>
  DOWNLOAD_TYPES[type]?.includes(endingOf(fileName) ?? '') ?? false;

/** The usual extension of a type; null for a type that is not offered. */
export const usualEndingOf = (type: string): string | null => DOWNLOAD_TYPES[type]?.[0] ?? null;

/**
 * The final type and name: a text named `.csv` is a CSV, a name without an extension gets one. Null if the extension
 * belongs to another type.
 */
export function namedDownload(type: string, fileName: string): { type: string; fileName: string } | null {
  const ending = endingOf(fileName);
  const exact = type === 'text/plain' && ending === 'csv' ? 'text/csv' : type;
  if (ending === null) return { type: exact, fileName: `${fileName}.${DOWNLOAD_TYPES[exact]?.[0] ?? 'bin'}` };
  return fitsName(exact, fileName) ? { type: exact, fileName } : null;
}
