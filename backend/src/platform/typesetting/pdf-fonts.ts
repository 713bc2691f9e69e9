import { createRequire } from 'node:module';

/** A face that text can be set in. */
export type Face = 'serif' | 'serif-italic' | 'sans' | 'sans-bold' | 'sans-italic';

const FILES: Record<Face, (subset: string) => string> = {
  serif: (subset) => `fraunces/files/fraunces-${subset}-600-normal.woff`,
  'serif-italic': (subset) => `fraunces/files/fraunces-${subset}-400-italic.woff`,
  sans: (subset) => `figtree/files/figtree-${subset}-400-normal.woff`,
  'sans-bold': (subset) => `figtree/files/figtree-${subset}-600-normal.woff`,
  'sans-italic': (subset) => `figtree/files/figtree-${subset}-400-italic.woff`,
};
/** Macrons and other letters beyond Latin 1 live in a file of their own. */
const EXTENDED = /([Ā-ɏ]+)/;
const require = createRequire(import.meta.url);

/** Makes the house's faces known to a document. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(FILES))
    for (const subset of ['latin', 'latin-ext'])
      pdf.registerFont(`${face}:${subset}`, require.resolve(`@fontsource/${file(subset)}`));
}

/** Parts of a text with the font that has their letters. */
export function fontRuns(text: string, face: Face): { text: string; font: string }[] {
  return text
    .split(EXTENDED)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, font: `${face}:${EXTENDED.test(part) ? 'latin-ext' : 'latin'}` }));
}
