/** Letters that the database spells with other letters, beyond accents. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

function fold(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return LETTERS[plain] ?? plain;
}

/** A part of a text, and whether it is one of the words that were looked for. */
interface TextPart {
  text: string;
  hit: boolean;
}

/** A text with the words of a search set apart, whatever their case and accents, as the server finds them. */
export function byWords(text: string, query: string): TextPart[] {
  const words = foldedWords(query);
  if (words.length === 0) return [{ text, hit: false }];
  // Folding may change how long a text is, so each folded letter knows where it comes from.
  let folded = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = fold(letter);
    for (let index = 0; index < plain.length; index += 1) from.push(at);
    folded += plain;
    at += letter.length;
  }
  from.push(text.length);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let found = folded.indexOf(word); found !== -1; found = folded.indexOf(word, found + word.length)) {
      let end = found + word.length;
      // An accent that is a letter of its own belongs to the one before it, as do other halves.
      while (end < from.length - 1 && from[end] === from[end - 1]) end += 1;
      isHit.fill(true, from[found], from[end]);
    }
  const parts: TextPart[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = parts.at(-1);
    const hit = isHit[index] ?? false;
    if (last?.hit === hit) last.text += text[index] ?? '';
    else parts.push({ text: text[index] ?? '', hit });
  }
  return parts;
}

const foldedWords = (query: string) => [...query.trim()].map(fold).join('').split(/\s+/).filter(Boolean);

/** As the server asks for: two characters that are not blank. */
export const isSearchable = (query: string): boolean => query.replace(/\s/g, '').length >= 2;
