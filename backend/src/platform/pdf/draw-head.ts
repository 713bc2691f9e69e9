import { PALETTE, type Accent } from './palette.js';
import { drawText, plainText, setText } from './set-text.js';
import type { Sheet } from './sheet.js';
import { STYLES } from './styles.js';

const LEAVES =
  'M25 6C19 5 15.5 7.5 14 12.5C19.5 13.5 23.5 11.5 25.3 9ZM25.6 13C19 11.5 13.5 14.5 11 20.5C17.5 22 23 19.5 25.5 16.5ZM25.3 21.5C18.5 19.5 11.5 23 8.5 29.5C15.5 31.5 22 28.5 25 25.5ZM24.6 31C18.5 29.5 13 32 10 37.5C16 39 21.5 37.5 24.1 35Z';
const STEM = 'M23 45C25 33 26.5 20 25 4';
const BLOSSOMS = [
  [29.8, 8, 3.2],
  [33.2, 15.3, 4.1],
  [35.6, 24.6, 5],
  [31.6, 34.4, 4.3],
] as const;
const LONGEST_LINE = 400;
const SPRIG_WIDTH = 130;

interface Head {
  /** The name in the letterhead. */
  house: string;
  /** The region, in a pill next to it. */
  label: string;
  title: string;
  subtitle: string;
  accent: Accent;
  /** Lower, to leave more of the page. */
  compact?: boolean;
}

/** The head of the first page with the logo's plant; content begins below it. */
export function drawHead(sheet: Sheet, { house, label, title, subtitle, accent, compact = false }: Head): void {
  const { pdf, left, width } = sheet;
  const textWidth = width - SPRIG_WIDTH;
  const heading = setText(pdf, plainText(title), compact ? STYLES.compactTitle : STYLES.title, textWidth);
  const line = setText(pdf, plainText(subtitle), STYLES.subtitle, Math.min(textWidth, LONGEST_LINE));
  const top = compact ? 20 : 38;
  const titleTop = top + (compact ? 22 : 30);
  const height = titleTop + heading.height + 6 + line.height + (compact ? 10 : 24);
  sheet.ornament(() => {
    pdf.rect(0, 0, pdf.page.width, height).fill(PALETTE.wash);
    pdf.rect(0, height, pdf.page.width, 3).fill(accent.fill);
    if (compact) drawSprig(pdf, pdf.page.width - 126, height - 88, 2.1);
    else drawSprig(pdf, pdf.page.width - 150, height - 118, 2.9);
    drawSprig(pdf, left - 4, top - 8, 0.5);
  });
  const name = setText(pdf, plainText(house), STYLES.house, textWidth / 2);
  sheet.element('P', () => drawText(pdf, name, left + 20, top - 2));
  drawPill(sheet, label, accent, left + 20 + (name.lines[0]?.width ?? 0) + 22, top - 4);
  sheet.element('H1', () => drawText(pdf, heading, left, titleTop));
  sheet.element('P', () => drawText(pdf, line, left, titleTop + heading.height + 6));
  sheet.y = height + 3 + (compact ? 14 : 24);
}

/** The plant of the logo: leaves on the left, blossoms on the right. */
function drawSprig(pdf: PDFKit.PDFDocument, x: number, y: number, scale: number): void {
  pdf.save().translate(x, y).scale(scale);
  pdf.path(STEM).lineWidth(2.2).lineCap('round').stroke(PALETTE.stem);
  pdf.path(LEAVES).fill(PALETTE.leaf);
  for (const [cx, cy, radius] of BLOSSOMS) pdf.circle(cx, cy, radius).fill(PALETTE.blossom);
  pdf.restore();
}

function drawPill(sheet: Sheet, words: string, accent: Accent, x: number, y: number): void {
  const label = setText(sheet.pdf, plainText(words), { ...STYLES.region, colour: accent.text }, 260);
  const width = (label.lines[0]?.width ?? 0) + 18;
  sheet.ornament(() => sheet.pdf.roundedRect(x, y, width, 18, 9).fill(accent.pale));
  sheet.element('P', () => drawText(sheet.pdf, label, x + 9, y + 3.5));
}
