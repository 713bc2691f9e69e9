import {
  BorderStyle,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
  type IBorderOptions,
} from 'docx';
import { PALETTE } from '../../../../platform/pdf/index.js';
import type { Block, Field } from '../document.js';
import { messages } from '../texts.js';
import { hex, SERIF } from './docx-styles.js';
import { runsOf } from './docx-text.js';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const NONE: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const line = (colour: string, size = 4): IBorderOptions => ({ style: BorderStyle.SINGLE, size, color: hex(colour) });
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE };
const CELL_MARGINS = { top: 60, bottom: 60, left: 110, right: 110 };
const TWIPS = 20;

/** Twentieths of a point of each column, by its share of the page. */
function columnsOf(shares: number[], width: number): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => Math.floor((width * share) / whole));
}

function tableOf(columns: number[], rows: TableRow[]): Table {
  return new Table({
    columnWidths: columns,
    width: { size: columns.reduce((sum, column) => sum + column, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: { ...NO_BORDERS, insideHorizontal: NONE, insideVertical: NONE },
    rows,
  });
}

const shaded = (colour: string) => ({ type: ShadingType.CLEAR, color: 'auto', fill: hex(colour) });
const cell = (text: string, style: string) => new Paragraph({ text, style });

/** A table with ruled rows and a repeated header. */
export function dataTable({ shares, rowHeight, header, rows }: BlockOf<'table'>, pale: string, width: number): Table {
  const columns = columnsOf(shares, width);
  const borders = { ...NO_BORDERS, bottom: line(PALETTE.line), left: line(PALETTE.line), right: line(PALETTE.line) };
  const head = new TableRow({
    tableHeader: true,
    children: header.map(
      (text) =>
        new TableCell({
          shading: shaded(pale),
          borders,
          margins: CELL_MARGINS,
          children: [new Paragraph({ style: 'Cell', children: runsOf(text, { bold: true }) })],
        }),
    ),
  });
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        height: { value: rowHeight * TWIPS, rule: HeightRule.ATLEAST },
        children: columns.map(
          (_, column) =>
            new TableCell({
              borders,
              margins: CELL_MARGINS,
              children: [new Paragraph({ style: 'Cell', children: runsOf(row[column] ?? []) })],
            }),
        ),
      }),
  );
  return tableOf(columns, [head, ...body]);
}

/** Labels with a shaded line to type on. One table per row, because the columns differ. */
export function fieldsTable(fields: Field[], width: number): Table {
  const columns = columnsOf(
    fields.map(({ share }) => share),
    width,
  );
  return tableOf(columns, [
    new TableRow({
      cantSplit: true,
      children: fields.map(
        ({ label }) =>
          new TableCell({
            borders: { ...NO_BORDERS, bottom: line(PALETTE.control) },
            shading: shaded(PALETTE.canvas),
            margins: CELL_MARGINS,
            children: [cell(label, 'Label'), cell('', 'Cell')],
          }),
      ),
    }),
  ]);
}

export function ruledTable(count: number, width: number): Table {
  const row = () =>
    new TableRow({
      children: [
        new TableCell({
          borders: { ...NO_BORDERS, bottom: line(PALETTE.control) },
          shading: shaded(PALETTE.canvas),
          children: [cell('', 'Body')],
        }),
      ],
    });
  return tableOf([width], Array.from({ length: count }, row));
}

/** A line each for signature, name and date. */
export function signatureTable(width: number): Table {
  const columns = columnsOf([0.46, 0.32, 0.22], width);
  return tableOf(columns, [
    new TableRow({
      height: { value: 34 * TWIPS, rule: HeightRule.ATLEAST },
      children: columns.map(
        () => new TableCell({ borders: { ...NO_BORDERS, bottom: line(PALETTE.ink) }, children: [cell('', 'Cell')] }),
      ),
    }),
    new TableRow({
      children: [messages.signature, messages.name, messages.date].map(
        (label) => new TableCell({ borders: NO_BORDERS, children: [cell(label, 'Label')] }),
      ),
    }),
  ]);
}

/** Numbers in large type, two per row. */
export function callsTable({ calls }: BlockOf<'calls'>, pale: string, width: number): Table {
  const columns = columnsOf([1, 1], width);
  const pairs = calls.filter((_, index) => index % 2 === 0).map((_, row) => calls.slice(row * 2, row * 2 + 2));
  const borders = {
    top: line('#FFFFFF', 24),
    bottom: line('#FFFFFF', 24),
    left: line('#FFFFFF', 24),
    right: line('#FFFFFF', 24),
  };
  return tableOf(
    columns,
    pairs.map(
      (pair) =>
        new TableRow({
          cantSplit: true,
          children: columns.map((_, column) => {
            const call = pair[column];
            return new TableCell({
              borders,
              shading: shaded(call ? pale : '#FFFFFF'),
              margins: { top: 100, bottom: 100, left: 180, right: 180 },
              children: [
                new Paragraph({
                  children: [
                    new TextRun({
                      text: call?.number ?? '',
                      font: SERIF,
                      bold: true,
                      size: 56,
                      color: hex(PALETTE.tasman),
                    }),
                  ],
                }),
                cell(call?.label ?? '', 'Cell'),
              ],
            });
          }),
        }),
    ),
  );
}

/** A tinted box with a coloured edge. */
export function noteTable(paragraphs: Paragraph[], accent: { pale: string; fill: string }, width: number): Table {
  return tableOf(
    [width],
    [
      new TableRow({
        cantSplit: true,
        children: [
          new TableCell({
            borders: { ...NO_BORDERS, left: line(accent.fill, 32) },
            shading: shaded(accent.pale),
            margins: { top: 120, bottom: 60, left: 200, right: 200 },
            verticalAlign: VerticalAlign.CENTER,
            children: paragraphs,
          }),
        ],
      }),
    ],
  );
}
