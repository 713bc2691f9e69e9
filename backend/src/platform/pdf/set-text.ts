import { fontOf, fontRuns, useFont, type Face } from './pdf-fonts.js';

/** A run of text in one style, or a gap to write into, as wide as a number of letters. */
export type Inline =
  | { kind: 'text'; text: string; bold: boolean; italic: boolean; href: string | null }
  | { kind: 'gap'; letters: number };

/** How a text is set. Sizes in points. */
export interface TextStyle {
  size: number;
  /** From one baseline to the next. */
  leading: number;
  face: Face;
  boldFace: Face;
  italicFace: Face;
  colour: string;
  linkColour: string;
}

/** A part of a line in one font, or a gap. */
interface Piece {
  text: string;
  font: string;
  href: string | null;
  width: number;
  gap: boolean;
}

interface SetLine {
  pieces: Piece[];
  width: number;
}

/** A text broken into lines. */
export interface SetText {
  lines: SetLine[];
  height: number;
  style: TextStyle;
}

type Word = Piece[];
/** In parts of the font size. */
const GAP_PER_LETTER = 0.62;
const ASCENT = 0.78;

/** Breaks a text into lines no wider than `width` points. */
export function setText(pdf: PDFKit.PDFDocument, text: Inline[], style: TextStyle, width: number): SetText {
  const space = (font: string) => useFont(pdf, font, style.size).widthOfString(' ');
  const lines: SetLine[] = [];
  let line: SetLine = { pieces: [], width: 0 };
  for (const word of wordsOf(pdf, text, style).flatMap((whole) => broken(pdf, whole, style, width))) {
    const wordWidth = word.reduce((sum, piece) => sum + piece.width, 0);
    const before = line.pieces.at(-1);
    const gap = before ? space(before.gap ? (word[0]?.font ?? before.font) : before.font) : 0;
    if (before && line.width + gap + wordWidth > width) {
      lines.push(line);
      line = { pieces: [], width: 0 };
    } else if (before) {
      line.pieces.push({ ...before, text: ' ', width: gap, gap: false, href: sharedLink(before, word[0]) });
      line.width += gap;
    }
    line.pieces.push(...word);
    line.width += wordWidth;
  }
  if (line.pieces.length > 0 || lines.length === 0) lines.push(line);
  return { lines: lines.map(joined), height: lines.length * style.leading, style };
}

/** Draws a text from `setText`. `y` is the top of its first line, in points. */
export function drawText(pdf: PDFKit.PDFDocument, { lines, style }: SetText, x: number, y: number): void {
  lines.forEach((line, index) => drawLine(pdf, line, style, x, y + index * style.leading));
}

/** Draws one line. `y` is the top of its box, in points. */
function drawLine(pdf: PDFKit.PDFDocument, line: SetLine, style: TextStyle, x: number, y: number): void {
  const baseline = y + (style.leading - style.size) / 2 + style.size * ASCENT;
  let at = x;
  for (const piece of line.pieces) {
    if (piece.gap) {
      const end = at + piece.width;
      pdf
        .moveTo(at, baseline + 2)
        .lineTo(end, baseline + 2)
        .lineWidth(0.6)
        .stroke(style.colour);
    } else {
      useFont(pdf, piece.font, style.size).fillColor(piece.href ? style.linkColour : style.colour);
      pdf.text(piece.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      if (piece.href) {
        pdf.link(at, y, piece.width, style.leading, piece.href);
        pdf
          .moveTo(at, baseline + 1.6)
          .lineTo(at + piece.width, baseline + 1.6)
          .lineWidth(0.4)
          .stroke(style.linkColour);
      }
    }
    at += piece.width;
  }
}

/** A text without bold, italics and links, for `setText`. */
export const plainText = (text: string): Inline[] => [{ kind: 'text', text, bold: false, italic: false, href: null }];

function wordsOf(pdf: PDFKit.PDFDocument, text: Inline[], style: TextStyle): Word[] {
  const words: Word[] = [];
  let open = false;
  const add = (piece: Piece) => {
    if (open) words.at(-1)?.push(piece);
    else words.push([piece]);
    open = true;
  };
  for (const run of text) {
    if (run.kind === 'gap') {
      const width = run.letters * style.size * GAP_PER_LETTER;
      add({ text: '', font: fontOf(style.face), href: null, width, gap: true });
      continue;
    }
    const face = run.bold ? style.boldFace : run.italic ? style.italicFace : style.face;
    for (const part of run.text.split(/( +)/)) {
      if (part.trim() === '') {
        if (part !== '') open = false;
        continue;
      }
      for (const { text: letters, font } of fontRuns(part, face))
        add({ text: letters, font, href: run.href, width: widthOf(pdf, letters, font, style), gap: false });
    }
  }
  return words;
}

/** A character as people see it, however many code points it has. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a word that is wider than a line, such as an address. */
function broken(pdf: PDFKit.PDFDocument, word: Word, style: TextStyle, width: number): Word[] {
  if (word.reduce((sum, piece) => sum + piece.width, 0) <= width) return [word];
  return word.flatMap((piece) => {
    if (piece.gap) return [[{ ...piece, width: Math.min(piece.width, width) }]];
    // Measures each character once: a text may have thousands without a space.
    const parts: Piece[] = [];
    for (const { segment } of letters.segment(piece.text)) {
      const own = widthOf(pdf, segment, piece.font, style);
      const last = parts.at(-1);
      if (last && last.width + own <= width)
        Object.assign(last, { text: last.text + segment, width: last.width + own });
      else parts.push({ ...piece, text: segment, width: own });
    }
    return parts.map((part) => [part]);
  });
}

const widthOf = (pdf: PDFKit.PDFDocument, text: string, font: string, { size }: TextStyle) =>
  useFont(pdf, font, size).widthOfString(text);

const sharedLink = (before: Piece, after: Piece | undefined) =>
  before.href !== null && before.href === after?.href ? before.href : null;

/** Joins neighbours of one font, so that copied text keeps its words. */
function joined({ pieces, width }: SetLine): SetLine {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last && !last.gap && !piece.gap && last.font === piece.font && last.href === piece.href)
      whole[whole.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width };
    else whole.push(piece);
  }
  return { pieces: whole, width };
}
