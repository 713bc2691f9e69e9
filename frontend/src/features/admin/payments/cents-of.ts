/** Converts "12", "12.5", "1,012.50" to cents; null for anything that is not a positive amount. */
export function centsOf(words: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(words.trim().replaceAll(',', '')) ?? [];
  if (whole === undefined) return null;
  return Number(whole) * 100 + Number(rest.padEnd(2, '0')) || null;
}
