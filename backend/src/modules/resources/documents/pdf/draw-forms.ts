import { drawText, PALETTE, plainText, setText, STYLES } from '../../../../platform/pdf/index.js';
import type { Block, Field } from '../document.js';
import { messages } from '../texts.js';
import type { Template } from './document-pdf.js';

const GAP = 12;
const FIELD = 23;
const COMPACT_FIELD = 19;
const RULED = 24;

type Form = Extract<Block, { kind: 'fields' | 'lines' | 'signatures' }>;

/** Draws fields to fill in by pen or on the screen. */
export function drawForm(template: Template, form: Form): void {
  if (form.kind === 'fields') form.rows.forEach((row) => drawFields(template, row));
  else if (form.kind === 'lines') drawRuled(template, form.count);
  else drawSignatures(template, form.parties);
  template.y += 6;
}

/** Labels above their fields, sharing the width of the page. */
function drawFields(template: Template, fields: Field[]): void {
  const shares = fields.reduce((sum, { share }) => sum + share, 0);
  const unit = (template.width - GAP * (fields.length - 1)) / shares;
  const height = template.compact ? COMPACT_FIELD : FIELD;
  template.ensure(STYLES.label.leading + height + 10);
  let x = template.left;
  for (const { label, share } of fields) {
    drawField(template, label, x, unit * share, height);
    x += unit * share + GAP;
  }
  template.y += STYLES.label.leading + 2 + height + (template.compact ? 5 : 8);
}

function drawField(template: Template, label: string, x: number, width: number, height: number): void {
  const { pdf, y } = template;
  template.element('P', () => drawText(pdf, setText(pdf, plainText(label), STYLES.label, width), x, y));
  const top = y + STYLES.label.leading + 2;
  template.ornament(() => writingSpace(pdf, x, top, width, height));
  template.textField(label, x + 2, top + 1, width - 4, height - 2);
}

function drawRuled(template: Template, count: number): void {
  template.ensure(Math.min(count, 3) * RULED);
  const { pdf, left, width } = template;
  for (let line = 0; line < count; line += 1) {
    template.ensure(RULED);
    template.ornament(() => writingSpace(pdf, left, template.y, width, RULED - 4));
    template.textField('', left + 2, template.y + 1, width - 4, RULED - 6);
    template.y += RULED;
  }
}

function drawSignatures(template: Template, parties: string[]): void {
  const { pdf, left, width } = template;
  for (const party of parties) {
    template.ensure(76);
    const set = setText(pdf, plainText(party), STYLES.heading3, width);
    template.element('P', () => drawText(pdf, set, left, template.y));
    template.y += set.height + 26;
    const columns = [
      { label: messages.signature, share: 0.46 },
      { label: messages.name, share: 0.32 },
      { label: messages.date, share: 0.22 },
    ];
    let x = left;
    for (const { label, share } of columns) {
      const column = (width - 2 * GAP) * share;
      template.ornament(() =>
        pdf
          .moveTo(x, template.y)
          .lineTo(x + column, template.y)
          .lineWidth(0.8)
          .stroke(PALETTE.ink),
      );
      template.element('P', () =>
        drawText(pdf, setText(pdf, plainText(label), STYLES.label, column), x, template.y + 3),
      );
      x += column + GAP;
    }
    template.y += 26;
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
