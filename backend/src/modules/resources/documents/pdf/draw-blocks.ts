import {
  drawText,
  type Inline,
  PALETTE,
  plainText,
  type SetText,
  setText,
  STYLES,
  type TextStyle,
} from '../../../../platform/pdf/index.js';
import type { Block } from '../document.js';
import { messages } from '../texts.js';
import { drawForm } from './draw-forms.js';
import { drawTable } from './draw-table.js';
import type { Paper } from './document-pdf.js';

const MEASURE = 470;
const BULLET = 16;
const BOX = 9.5;
const LONGEST_URL = 90;

/** Draws one block and moves on below it. */
export function drawBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(paper, block);
    case 'paragraph':
      return drawParagraph(paper, block.text, paper.body, 7);
    case 'list':
      return drawList(paper, block);
    case 'note':
      return drawNote(paper, block.paragraphs);
    case 'table':
      return drawTable(paper, block);
    case 'calls':
      return drawCalls(paper, block.calls);
    case 'page':
      return paper.newPage();
    default:
      return drawForm(paper, block);
  }
}

function drawHeading(paper: Paper, { level, text }: Extract<Block, { kind: 'heading' }>): void {
  const style = level === 2 ? STYLES.heading2 : STYLES.heading3;
  const set = setText(paper.pdf, text, style, paper.width);
  const above = level === 2 ? 14 : 8;
  // Two lines of what follows stay with their heading.
  paper.ensure(above + set.height + 60);
  if (!isAtTop(paper)) paper.y += above;
  paper.element(level === 2 ? 'H2' : 'H3', () => drawText(paper.pdf, set, paper.left, paper.y));
  paper.y += set.height + (level === 2 ? 6 : 2);
}

function drawParagraph(paper: Paper, text: Inline[], style: TextStyle, below: number): void {
  const set = setText(paper.pdf, text, style, Math.min(paper.width, MEASURE));
  paper.ensure(set.height);
  paper.element('P', () => drawText(paper.pdf, set, paper.left, paper.y));
  paper.y += set.height + below;
}

function drawList(paper: Paper, { ordered, items }: Extract<Block, { kind: 'list' }>): void {
  const style = paper.body;
  items.forEach(({ box, text }, index) => {
    const set = setText(paper.pdf, text, style, Math.min(paper.width, MEASURE) - BULLET);
    paper.ensure(set.height + 3);
    if (box !== null) paper.tickBox(textOf(text), paper.left, paper.y + (style.leading - BOX) / 2 - 0.5, BOX);
    else paper.ornament(() => drawBullet(paper, ordered ? `${index + 1}.` : null));
    paper.element('P', () => drawText(paper.pdf, set, paper.left + BULLET, paper.y));
    paper.y += set.height + (paper.compact ? 2.5 : 3.5);
  });
  paper.y += 5;
}

function drawBullet(paper: Paper, number: string | null): void {
  const { pdf, left, y, body } = paper;
  if (number === null) pdf.circle(left + 4, y + body.leading / 2, 1.8).fill(PALETTE.tasman);
  else {
    const style = { ...body, face: 'sans-bold' as const, colour: PALETTE.tasman };
    drawText(pdf, setText(pdf, plainText(number), style, BULLET + 10), left, y);
  }
}

function drawNote(paper: Paper, paragraphs: Inline[][]): void {
  const { pdf, left, width, accent } = paper;
  const style = { ...STYLES.note, boldFace: 'sans-bold' as const };
  const sets = paragraphs.map((text) => setText(pdf, text, style, Math.min(width, MEASURE + 20) - 32));
  const height = sets.reduce((sum, set) => sum + set.height + 4, 0) + 18;
  paper.ensure(height + 6);
  paper.y += 2;
  paper.ornament(() => {
    pdf.roundedRect(left, paper.y, width, height, 8).fill(accent.pale);
    pdf.roundedRect(left, paper.y, 4, height, 2).fill(accent.fill);
  });
  let y = paper.y + 11;
  for (const set of sets) {
    const top = y;
    paper.element('Note', () => drawText(pdf, set, left + 18, top));
    y += set.height + 4;
  }
  paper.y += height + 10;
}

/** Two beside each other: one must find them with wet hands. */
function drawCalls(paper: Paper, calls: { number: string; label: string }[]): void {
  const { pdf, left, width, accent } = paper;
  const gap = 14;
  const half = (width - gap) / 2;
  for (let index = 0; index < calls.length; index += 2) {
    const pair = calls.slice(index, index + 2).map(({ number, label }) => ({
      number: onOneLine(pdf, number, half - 28),
      label: setText(pdf, plainText(label), STYLES.callLabel, half - 28),
    }));
    const height = Math.max(...pair.map(({ number, label }) => number.height + label.height)) + 24;
    paper.ensure(height);
    pair.forEach(({ number, label }, column) => {
      const x = left + column * (half + gap);
      paper.ornament(() => pdf.roundedRect(x, paper.y, half, height, 10).fill(accent.pale));
      paper.element('P', () => {
        drawText(pdf, number, x + 14, paper.y + 9);
        drawText(pdf, label, x + 14, paper.y + 13 + number.height);
      });
    });
    paper.y += height + gap;
  }
}

/** As large as it can be without being broken. */
function onOneLine(pdf: PDFKit.PDFDocument, number: string, width: number): SetText {
  const style = { ...STYLES.number };
  while (style.size > 12 && setText(pdf, plainText(number), style, width).lines.length > 1) style.size -= 1;
  return setText(pdf, plainText(number), style, width);
}

/** Where it comes from and where the newest version is, at the end of what it is about. */
export function drawSources(
  paper: Paper,
  sources: { title: string; url: string; checkedOn: string }[],
  newest: string,
) {
  if (sources.length > 0) {
    drawHeading(paper, { kind: 'heading', level: 3, text: plainText(messages.sources) });
    for (const { title, url, checkedOn } of sources) {
      const text: Inline[] = [
        { kind: 'text', text: messages.source(title, checkedOn), bold: false, italic: false, href: null },
        { kind: 'text', text: ' ', bold: false, italic: false, href: null },
        { kind: 'text', text: shown(url), bold: false, italic: false, href: url },
      ];
      drawParagraph(paper, text, STYLES.source, 2);
    }
    paper.y += 4;
  }
  const text: Inline[] = [
    { kind: 'text', text: `${messages.newest} `, bold: false, italic: false, href: null },
    { kind: 'text', text: shown(newest), bold: false, italic: false, href: newest },
  ];
  drawParagraph(paper, text, STYLES.source, 0);
}

/** An address as paper shows it: what is too long to be typed is only the name of the site. */
const shown = (url: string) => (url.length > LONGEST_URL ? new URL(url).host : url.replace(/^https?:\/\//, ''));
const isAtTop = (paper: Paper) => paper.y < 60;
const textOf = (text: Inline[]) => text.map((run) => (run.kind === 'text' ? run.text : '')).join('');
