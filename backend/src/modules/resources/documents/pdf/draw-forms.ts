import { drawText, PALETTE, plainText, setText, STYLES } from '../../../../platform/pdf/index.js';
import type { Block, Field } from '../document.js';
import { messages } from '../texts.js';
import type { Paper } from './document-pdf.js';

const GAP = 12;
const FIELD = 23;
const COMPACT_FIELD = 19;
const RULED = 24;

type Form = Extract<Block, { kind: 'fields' | 'lines' | 'signatures' }>;

/** Draws what is there to be filled in, by pen or on the screen. */
export function drawForm(paper: Paper, form: Form): void {
  if (form.kind === 'fields') form.rows.forEach((row) => drawFields(paper, row));
  else if (form.kind === 'lines') drawRuled(paper, form.count);
  else drawSignatures(paper, form.parties);
  paper.y += 6;
}

/** Labels above their spaces, sharing the width of the page. */
function drawFields(paper: Paper, fields: Field[]): void {
  const shares = fields.reduce((sum, { share }) => sum + share, 0);
  const unit = (paper.width - GAP * (fields.length - 1)) / shares;
  const height = paper.compact ? COMPACT_FIELD : FIELD;
  paper.ensure(STYLES.label.leading + height + 10);
  let x = paper.left;
  for (const { label, share } of fields) {
    drawField(paper, label, x, unit * share, height);
    x += unit * share + GAP;
  }
  paper.y += STYLES.label.leading + 2 + height + (paper.compact ? 5 : 8);
}

function drawField(paper: Paper, label: string, x: number, width: number, height: number): void {
  const { pdf, y } = paper;
  paper.element('P', () => drawText(pdf, setText(pdf, plainText(label), STYLES.label, width), x, y));
  const top = y + STYLES.label.leading + 2;
  paper.ornament(() => writingSpace(pdf, x, top, width, height));
  paper.textField(label, x + 2, top + 1, width - 4, height - 2);
}

function drawRuled(paper: Paper, count: number): void {
  paper.ensure(Math.min(count, 3) * RULED);
  const { pdf, left, width } = paper;
  for (let line = 0; line < count; line += 1) {
    paper.ensure(RULED);
    paper.ornament(() => writingSpace(pdf, left, paper.y, width, RULED - 4));
    paper.textField('', left + 2, paper.y + 1, width - 4, RULED - 6);
    paper.y += RULED;
  }
}

function drawSignatures(paper: Paper, parties: string[]): void {
  const { pdf, left, width } = paper;
  for (const party of parties) {
    paper.ensure(76);
    const set = setText(pdf, plainText(party), STYLES.heading3, width);
    paper.element('P', () => drawText(pdf, set, left, paper.y));
    paper.y += set.height + 26;
    const columns = [
      { label: messages.signature, share: 0.46 },
      { label: messages.name, share: 0.32 },
      { label: messages.date, share: 0.22 },
    ];
    let x = left;
    for (const { label, share } of columns) {
      const column = (width - 2 * GAP) * share;
      paper.ornament(() =>
        pdf
          .moveTo(x, paper.y)
          .lineTo(x + column, paper.y)
          .lineWidth(0.8)
          .stroke(PALETTE.ink),
      );
      paper.element('P', () => drawText(pdf, setText(pdf, plainText(label), STYLES.label, column), x, paper.y + 3));
      x += column + GAP;
    }
    paper.y += 26;
  }
}

/** A tinted box with a line to write on. */
function writingSpace(pdf: PDFKit.PDFDocument, x: number, y: number, width: number, height: number): void {
  pdf.rect(x, y, width, height).fill(PALETTE.canvas);
  pdf
    .moveTo(x, y + height)
    .lineTo(x + width, y + height)
    .lineWidth(0.8)
    .stroke(PALETTE.control);
}
