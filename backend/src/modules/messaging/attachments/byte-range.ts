/** Bytes of a file, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * What a Range header asks for; null where the whole file is the answer: without the header, for several ranges, and
 * for one that lies outside the file. A server may ignore the header.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : null;
}
