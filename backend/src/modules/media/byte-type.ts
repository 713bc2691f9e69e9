/** File types with a signature that some upload accepts. */
type SignedType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'application/zip';

const starts = (bytes: Buffer, at: number, signature: string) =>
  bytes.toString('latin1', at, at + signature.length) === signature;

/** The type by signature; null for types that no upload accepts. */
export function signedType(bytes: Buffer): SignedType | null {
  if (starts(bytes, 0, '%PDF-')) return 'application/pdf';
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'image/webp';
  if (starts(bytes, 0, 'PK\x03\x04')) return 'application/zip';
  return null;
}

/** The offset, the signature, and its type. */
const OTHER_SIGNATURES: readonly [number, string, string][] = [
  [0, 'GIF8', 'image/gif'],
  [4, 'ftyphei', 'image/heic'],
  [4, 'ftypmif1', 'image/heic'],
  [4, 'ftypavif', 'image/avif'],
  [4, 'ftyp', 'video/mp4'],
  [0, 'II*\0', 'image/tiff'],
  [0, 'MM\0*', 'image/tiff'],
  [0, 'BM', 'image/bmp'],
  [0, 'MZ', 'application/x-msdownload'],
  [0, '\x7fELF', 'application/x-elf'],
  [0, '\x1f\x8b', 'application/gzip'],
  [0, 'Rar!', 'application/vnd.rar'],
  [0, '7z\xbc\xaf', 'application/x-7z-compressed'],
  [0, '\xd0\xcf\x11\xe0', 'application/x-ole-storage'],
];
const SVG = /^[\s\xef\xbb\xbf]*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<svg[\s>]/i;
const HTML = /^[\s\xef\xbb\xbf]*<(?:!doctype html|html|head|body|script)[\s>]/i;

/** The type of a common file that no upload accepts; only explains why it is not accepted. */
export function unacceptedType(bytes: Buffer): string | null {
  const known = OTHER_SIGNATURES.find(([at, signature]) => starts(bytes, at, signature));
  if (known) return known[2];
  const head = bytes.toString('latin1', 0, 1_024);
  if (SVG.test(head)) return 'image/svg+xml';
  return HTML.test(head) ? 'text/html' : null;
}

/**
 * The type if bytes, declared type and file name agree and `typeByEnding` contains it; otherwise null. A name without
 * an extension is ignored.
 */
export function honestType<Type extends SignedType>(
  { bytes, declaredType, fileName }: { bytes: Buffer; declaredType: string; fileName: string },
  typeByEnding: Readonly<Record<string, Type>>,
): Type | null {
  const signed = signedType(bytes);
  const type = Object.values(typeByEnding).find((known) => known === signed);
  const ending = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  if (!type || type !== declaredType) return null;
  return ending === undefined || typeByEnding[ending] === type ? type : null;
}
