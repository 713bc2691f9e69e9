import { drawText, PALETTE, plainText, setText, STYLES } from '../../../../platform/typesetting/index.js';
import type { Letterhead, PaperDocument } from '../document.js';
import { messages } from '../messages.js';
import type { Paper } from './paper.js';

const LEAVES =
  'M25 6C19 5 15.5 7.5 14 12.5C19.5 13.5 23.5 11.5 25.3 9ZM25.6 13C19 11.5 13.5 14.5 11 20.5C17.5 22 23 19.5 25.5 16.5ZM25.3 21.5C18.5 19.5 11.5 23 8.5 29.5C15.5 31.5 22 28.5 25 25.5ZM24.6 31C18.5 29.5 13 32 10 37.5C16 39 21.5 37.5 24.1 35Z';
const STEM = 'M23 45C25 33 26.5 20 25 4';
const BLOSSOMS = [
  [29.8, 8, 3.2],
  [33.2, 15.3, 4.1],
  [35.6, 24.6, 5],
  [31.6, 34.4, 4.3],
] as const;

/** The head of the first page: whose paper, for which country, what it is. */
export function drawCover(paper: Paper, { title, subtitle, region, compact }: PaperDocument, letterhead: Letterhead) {
  const { pdf, left, width } = paper;
  const textWidth = width - 130;
  const heading = setText(pdf, plainText(title), compact ? STYLES.compactTitle : STYLES.title, textWidth);
  const line = setText(pdf, plainText(subtitle), STYLES.subtitle, Math.min(textWidth, 400));
  const top = compact ? 20 : 38;
  const toTitle = compact ? 22 : 30;
  const height = top + toTitle + heading.height + 6 + line.height + (compact ? 10 : 24);
  paper.ornament(() => {
    pdf.rect(0, 0, pdf.page.width, height).fill(PALETTE.wash);
    pdf.rect(0, height, pdf.page.width, 3).fill(paper.accent.fill);
    if (compact) drawSprig(pdf, pdf.page.width - 126, height - 88, 2.1);
    else drawSprig(pdf, pdf.page.width - 150, height - 118, 2.9);
    drawSprig(pdf, left - 4, top - 8, 0.5);
    drawText(pdf, setText(pdf, plainText(letterhead.productName), STYLES.house, 300), left + 20, top - 2);
    drawRegion(paper, region ? messages.regions[region] : messages.bothRegions, top - 4);
  });
  paper.element('H1', () => drawText(pdf, heading, left, top + toTitle));
  paper.element('P', () => drawText(pdf, line, left, top + toTitle + heading.height + 6));
  paper.y = height + 3 + (compact ? 14 : 24);
}

/** The plant of the mark: leaves to the left, blossoms to the right. */
function drawSprig(pdf: PDFKit.PDFDocument, x: number, y: number, scale: number): void {
  pdf.save().translate(x, y).scale(scale);
  pdf.path(STEM).lineWidth(2.2).lineCap('round').stroke(PALETTE.stem);
  pdf.path(LEAVES).fill(PALETTE.leaf);
  for (const [cx, cy, radius] of BLOSSOMS) pdf.circle(cx, cy, radius).fill(PALETTE.blossom);
  pdf.restore();
}

function drawRegion({ pdf, left, accent }: Paper, name: string, y: number): void {
  const style = { ...STYLES.region, colour: accent.text };
  const label = setText(pdf, plainText(name), style, 260);
  const labelWidth = label.lines[0]?.width ?? 0;
  const x = left + 130;
  pdf.roundedRect(x, y, labelWidth + 18, 18, 9).fill(accent.pale);
  drawText(pdf, label, x + 9, y + 3.5);
}
