import { drawText, type Inline, PALETTE, type SetText, setText, STYLES } from '../../../../platform/pdf/index.js';
import type { Block } from '../document.js';
import type { Template } from './document-pdf.js';

type TableBlock = Extract<Block, { kind: 'table' }>;

const PAD = 6;

/** Draws a table with a repeated header. Empty cells are fillable. */
export function drawTable(template: Template, { shares, rowHeight, header, rows }: TableBlock): void {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (template.width * share) / whole);
  const head = header.map((cell, column) => setText(template.pdf, cell, STYLES.tableHead, innerWidth(widths, column)));
  const headHeight = Math.max(...head.map(({ height }) => height)) + 2 * PAD;
  const drawHead = () => {
    template.ornament(() =>
      template.pdf.rect(template.left, template.y, template.width, headHeight).fill(template.accent.pale),
    );
    drawCells(template, head, widths);
    template.y += headHeight;
  };
  template.ensure(headHeight + rowHeight * 2);
  drawHead();
  for (const row of rows) {
    const cells = widths.map((_, column) =>
      setText(template.pdf, row[column] ?? [], STYLES.table, innerWidth(widths, column)),
    );
    const height = Math.max(rowHeight, ...cells.map((cell) => cell.height + 2 * PAD));
    if (height > template.room) {
      template.newPage();
      drawHead();
    }
    drawCells(template, cells, widths);
    drawSpaces(template, row, header, widths, height);
    drawRules(template, widths, height);
    template.y += height;
  }
  template.y += 14;
}

const innerWidth = (widths: number[], column: number) => (widths[column] ?? 0) - 2 * PAD;

function drawCells(template: Template, cells: SetText[], widths: number[]): void {
  let x = template.left;
  cells.forEach((cell, column) => {
    const at = x + PAD;
    if (cell.lines.some(({ pieces }) => pieces.length > 0))
      template.element('P', () => drawText(template.pdf, cell, at, template.y + PAD));
    x += widths[column] ?? 0;
  });
}

function drawSpaces(template: Template, row: Inline[][], header: Inline[][], widths: number[], height: number): void {
  let x = template.left;
  widths.forEach((width, column) => {
    if ((row[column] ?? []).length === 0)
      template.textField(
        `${labelOf(row[0])} ${labelOf(header[column])}`,
        x + 1.5,
        template.y + 1.5,
        width - 3,
        height - 3,
      );
    x += width;
  });
}

function drawRules(template: Template, widths: number[], height: number): void {
  const { pdf, left, width, y } = template;
  template.ornament(() => {
    pdf
      .moveTo(left, y + height)
      .lineTo(left + width, y + height)
      .lineWidth(0.6)
      .stroke(PALETTE.line);
    let x = left;
    for (const column of widths.slice(0, -1)) {
      x += column;
      pdf
        .moveTo(x, y)
        .lineTo(x, y + height)
        .lineWidth(0.4)
        .stroke(PALETTE.line);
    }
  });
}

const labelOf = (text: Inline[] | undefined) =>
  (text ?? []).map((run) => (run.kind === 'text' ? run.text : '')).join('');
