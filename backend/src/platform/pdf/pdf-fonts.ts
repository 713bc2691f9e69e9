import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { create } from 'fontkit';
import { unpackWoff } from './unpack-woff.js';

/** A face that text can be set in. */
export type Face = 'serif' | 'serif-italic' | 'sans' | 'sans-bold' | 'sans-italic';

const CUTS: Record<Face, { family: string; cut: string }> = {
  serif: { family: 'fraunces', cut: '600-normal' },
  'serif-italic': { family: 'fraunces', cut: '400-italic' },
  sans: { family: 'figtree', cut: '400-normal' },
  'sans-bold': { family: 'figtree', cut: '600-normal' },
  'sans-italic': { family: 'figtree', cut: '400-italic' },
};
const OWN_SUBSETS = ['latin', 'latin-ext'];
/** The fallback for names with characters that our fonts lack. */
const OTHER_FAMILY = 'noto-sans';
const OTHER_SUBSETS = ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari'];

interface FontFile {
  name: string;
  bytes: Buffer;
  letters: ReadonlySet<number>;
}

const require = createRequire(import.meta.url);
const opened = new Map<string, FontFile>();

/** Splits a text by the font that has its characters. Characters without any font stay with the main one. */
export function fontRuns(text: string, face: Face): { text: string; font: string }[] {
  const runs: { text: string; font: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fileFor(letter, face);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/** Sets the font and its size, in points, of what is measured or drawn next. */
export function useFont(pdf: PDFKit.PDFDocument, font: string, size: number): PDFKit.PDFDocument {
  const file = opened.get(font);
  if (!file) throw new Error(`${font} is not one of our fonts`);
  return pdf.registerFont(font, file.bytes).font(font, size);
}

/** The main file of a font. */
export const fontOf = (face: Face): string => fileFor(' ', face);

function fileFor(letter: string, face: Face): string {
  const code = letter.codePointAt(0) ?? 0;
  for (const { name, letters } of filesOf(face)) if (letters.has(code)) return name;
  return fontOf(face);
}

function* filesOf(face: Face): Iterable<FontFile> {
  const { family, cut } = CUTS[face];
  for (const subset of OWN_SUBSETS) yield fileOf(`${family}/files/${family}-${subset}-${cut}.woff`);
  for (const subset of OTHER_SUBSETS) yield fileOf(`${OTHER_FAMILY}/files/${OTHER_FAMILY}-${subset}-${cut}.woff`);
}

function fileOf(name: string): FontFile {
  const known = opened.get(name);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(require.resolve(`@fontsource/${name}`)));
  const fontkit = require('fontkit') as { create: typeof create };
  const file = { name, bytes, letters: new Set(fontkit.create(bytes).characterSet) };
  opened.set(name, file);
  return file;
}
