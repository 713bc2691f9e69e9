import { drawText, type Inline, PALETTE, type SetText, setText, STYLES } from '../../../../platform/pdf/index.js';
import type { Block } from '../document.js';
import type { Paper } from './document-pdf.js';

type TableBlock = Extract<Block, { kind: 'table' }>;

const PAD = 6;

/** Draws a table; its head comes again on every page. Empty cells can be typed into. */
export function drawTable(paper: Paper, { shares, rowHeight, header, rows }: TableBlock): void {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (paper.width * share) / whole);
  const head = header.map((cell, column) => setText(paper.pdf, cell, STYLES.tableHead, innerWidth(widths, column)));
  const headHeight = Math.max(...head.map(({ height }) => height)) + 2 * PAD;
  const drawHead = () => {
    paper.ornament(() => paper.pdf.rect(paper.left, paper.y, paper.width, headHeight).fill(paper.accent.pale));
    drawCells(paper, head, widths);
    paper.y += headHeight;
  };
  paper.ensure(headHeight + rowHeight * 2);
  drawHead();
  for (const row of rows) {
    const cells = widths.map((_, column) =>
      setText(paper.pdf, row[column] ?? [], STYLES.table, innerWidth(widths, column)),
    );
    const height = Math.max(rowHeight, ...cells.map((cell) => cell.height + 2 * PAD));
    if (height > paper.room) {
      paper.newPage();
      drawHead();
    }
    drawCells(paper, cells, widths);
    drawSpaces(paper, row, header, widths, height);
    drawRules(paper, widths, height);
    paper.y += height;
  }
  paper.y += 14;
}

const innerWidth = (widths: number[], column: number) => (widths[column] ?? 0) - 2 * PAD;

function drawCells(paper: Paper, cells: SetText[], widths: number[]): void {
  let x = paper.left;
  cells.forEach((cell, column) => {
    const at = x + PAD;
    if (cell.lines.some(({ pieces }) => pieces.length > 0))
      paper.element('P', () => drawText(paper.pdf, cell, at, paper.y + PAD));
    x += widths[column] ?? 0;
  });
}

function drawSpaces(paper: Paper, row: Inline[][], header: Inline[][], widths: number[], height: number): void {
  let x = paper.left;
  widths.forEach((width, column) => {
    if ((row[column] ?? []).length === 0)
      paper.textField(`${labelOf(row[0])} ${labelOf(header[column])}`, x + 1.5, paper.y + 1.5, width - 3, height - 3);
    x += width;
  });
}

function drawRules(paper: Paper, widths: number[], height: number): void {
  const { pdf, left, width, y } = paper;
  paper.ornament(() => {
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
