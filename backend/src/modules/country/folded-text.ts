/** Lower case without accents and macrons, so that "Ōtautahi", "otautahi" and "OTAUTAHI" are the same. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase().replace(/\s+/g, ' ').trim();
}
