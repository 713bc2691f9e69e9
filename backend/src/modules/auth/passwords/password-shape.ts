const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const FEWEST_DIFFERENT = 5;

/** Lower case, without accents, punctuation or spaces: `Wattle & Fern` → `wattlefern`. */
export function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Replaces digits and signs that stand for letters: `P@ssw0rd` → `password`. */
export function unmasked(text: string): string {
  return [...text.toLowerCase()].map((character) => LOOK_ALIKES[character] ?? character).join('');
}

/** Few different characters, or one short repeated piece: `aaaaaaaaaaaa`, `abcabcabcabc`. */
export function isRepetitive(password: string): boolean {
  const characters = [...password.toLowerCase()];
  if (new Set(characters).size < FEWEST_DIFFERENT) return true;
  return [2, 3, 4, 5, 6].some((length) => {
    const piece = characters.slice(0, length);
    return characters.every((character, index) => character === piece[index % length]);
  });
}
