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
import type { Template } from './document-pdf.js';

const MEASURE = 470;
const BULLET = 16;
const BOX = 9.5;
const LONGEST_URL = 90;

/** Draws one block and moves below it. */
export function drawBlock(template: Template, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(template, block);
    case 'paragraph':
      return drawParagraph(template, block.text, template.body, 7);
    case 'list':
      return drawList(template, block);
    case 'note':
      return drawNote(template, block.paragraphs);
    case 'table':
      return drawTable(template, block);
    case 'calls':
      return drawCalls(template, block.calls);
    case 'page':
      return template.newPage();
    default:
      return drawForm(template, block);
  }
}

function drawHeading(template: Template, { level, text }: Extract<Block, { kind: 'heading' }>): void {
  const style = level === 2 ? STYLES.heading2 : STYLES.heading3;
  const set = setText(template.pdf, text, style, template.width);
  const above = level === 2 ? 14 : 8;
  // Keeps a heading together with two lines of what follows.
  template.ensure(above + set.height + 60);
  if (!isAtTop(template)) template.y += above;
  template.element(level === 2 ? 'H2' : 'H3', () => drawText(template.pdf, set, template.left, template.y));
  template.y += set.height + (level === 2 ? 6 : 2);
}

function drawParagraph(template: Template, text: Inline[], style: TextStyle, below: number): void {
  const set = setText(template.pdf, text, style, Math.min(template.width, MEASURE));
  template.ensure(set.height);
  template.element('P', () => drawText(template.pdf, set, template.left, template.y));
  template.y += set.height + below;
}

function drawList(template: Template, { ordered, items }: Extract<Block, { kind: 'list' }>): void {
  const style = template.body;
  items.forEach(({ box, text }, index) => {
    const set = setText(template.pdf, text, style, Math.min(template.width, MEASURE) - BULLET);
    template.ensure(set.height + 3);
    if (box !== null) template.tickBox(textOf(text), template.left, template.y + (style.leading - BOX) / 2 - 0.5, BOX);
    else template.ornament(() => drawBullet(template, ordered ? `${index + 1}.` : null));
    template.element('P', () => drawText(template.pdf, set, template.left + BULLET, template.y));
    template.y += set.height + (template.compact ? 2.5 : 3.5);
  });
  template.y += 5;
}

function drawBullet(template: Template, number: string | null): void {
  const { pdf, left, y, body } = template;
  if (number === null) pdf.circle(left + 4, y + body.leading / 2, 1.8).fill(PALETTE.tasman);
  else {
    const style = { ...body, face: 'sans-bold' as const, colour: PALETTE.tasman };
    drawText(pdf, setText(pdf, plainText(number), style, BULLET + 10), left, y);
  }
}

function drawNote(template: Template, paragraphs: Inline[][]): void {
  const { pdf, left, width, accent } = template;
  const style = { ...STYLES.note, boldFace: 'sans-bold' as const };
  const sets = paragraphs.map((text) => setText(pdf, text, style, Math.min(width, MEASURE + 20) - 32));
  const height = sets.reduce((sum, set) => sum + set.height + 4, 0) + 18;
  template.ensure(height + 6);
  template.y += 2;
  template.ornament(() => {
    pdf.roundedRect(left, template.y, width, height, 8).fill(accent.pale);
    pdf.roundedRect(left, template.y, 4, height, 2).fill(accent.fill);
  });
  let y = template.y + 11;
  for (const set of sets) {
    const top = y;
    template.element('Note', () => drawText(pdf, set, left + 18, top));
    y += set.height + 4;
  }
  template.y += height + 10;
}

/** Two per row, in large type for emergencies. */
function drawCalls(template: Template, calls: { number: string; label: string }[]): void {
  const { pdf, left, width, accent } = template;
  const gap = 14;
  const half = (width - gap) / 2;
  for (let index = 0; index < calls.length; index += 2) {
    const pair = calls.slice(index, index + 2).map(({ number, label }) => ({
      number: onOneLine(pdf, number, half - 28),
      label: setText(pdf, plainText(label), STYLES.callLabel, half - 28),
    }));
    const height = Math.max(...pair.map(({ number, label }) => number.height + label.height)) + 24;
    template.ensure(height);
    pair.forEach(({ number, label }, column) => {
      const x = left + column * (half + gap);
      template.ornament(() => pdf.roundedRect(x, template.y, half, height, 10).fill(accent.pale));
      template.element('P', () => {
        drawText(pdf, number, x + 14, template.y + 9);
        drawText(pdf, label, x + 14, template.y + 13 + number.height);
      });
    });
    template.y += height + gap;
  }
}

/** The largest size that fits on one line. */
function onOneLine(pdf: PDFKit.PDFDocument, number: string, width: number): SetText {
  const style = { ...STYLES.number };
  while (style.size > 12 && setText(pdf, plainText(number), style, width).lines.length > 1) style.size -= 1;
  return setText(pdf, plainText(number), style, width);
}

/** The sources and the address of the newest version, at the end. */
export function drawSources(
  template: Template,
  sources: { title: string; url: string; checkedOn: string }[],
  newest: string,
) {
  if (sources.length > 0) {
    drawHeading(template, { kind: 'heading', level: 3, text: plainText(messages.sources) });
    for (const { title, url, checkedOn } of sources) {
      const text: Inline[] = [
        { kind: 'text', text: messages.source(title, checkedOn), bold: false, italic: false, href: null },
        { kind: 'text', text: ' ', bold: false, italic: false, href: null },
        { kind: 'text', text: shown(url), bold: false, italic: false, href: url },
      ];
      drawParagraph(template, text, STYLES.source, 2);
    }
    template.y += 4;
  }
  const text: Inline[] = [
    { kind: 'text', text: `${messages.newest} `, bold: false, italic: false, href: null },
    { kind: 'text', text: shown(newest), bold: false, italic: false, href: newest },
  ];
  drawParagraph(template, text, STYLES.source, 0);
}

/** The printed form of an address: only the site's name if it is too long to type. */
const shown = (url: string) => (url.length > LONGEST_URL ? new URL(url).host : url.replace(/^https?:\/\//, ''));
const isAtTop = (template: Template) => template.y < 60;
const textOf = (text: Inline[]) => text.map((run) => (run.kind === 'text' ? run.text : '')).join('');
