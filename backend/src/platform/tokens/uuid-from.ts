import { createHash } from 'node:crypto';

/**
 * A UUID of version 8, whose bits are free (RFC 9562), from a text: the same one each time. `variant` gets the digit of
 * the hash at its place; ids that are stored depend on it.
 */
export function uuidFrom(text: string, variant: (digit: string) => string = () => '8'): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const marked = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant(hex.charAt(16))}${hex.slice(17, 32)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
