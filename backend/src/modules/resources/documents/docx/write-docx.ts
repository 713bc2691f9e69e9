import {
  AlignmentType,
  CheckBox,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageBreak,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
  type FileChild,
} from 'docx';
import { ACCENTS, type Inline, PALETTE } from '../../../../platform/pdf/index.js';
import { documentRegion, type Block, type Letterhead, type TemplateDocument } from '../document.js';
import { messages } from '../texts.js';
import { DOCX_STYLES, hex, SANS, SERIF } from './docx-styles.js';
import { callsTable, dataTable, fieldsTable, noteTable, ruledTable, signatureTable } from './docx-tables.js';
import { runsOf } from './docx-text.js';

/** A4 and its margins in twentieths of a point. */
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = 1_080;
const BULLETS = 'bullets';
const NUMBERS = 'numbers';

/** The template as an editable Word file. */
export async function writeDocx(template: TemplateDocument, letterhead: Letterhead): Promise<Buffer> {
  const document = new Document({
    title: template.title,
    creator: letterhead.productName,
    description: template.subtitle,
    styles: DOCX_STYLES,
    numbering: { config: numbering() },
    sections: [
      {
        properties: {
          page: {
            size: {
              ...A4,
              orientation: template.landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        footers: { default: footerOf(template, letterhead) },
        children: [...coverOf(template, letterhead), ...bodyOf(template), ...sourcesOf(template, letterhead)],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function coverOf({ title, subtitle, region }: TemplateDocument, { productName }: Letterhead): FileChild[] {
  const { text, pale } = ACCENTS[documentRegion(region).plant];
  const place = region ? messages.regions[region] : messages.bothRegions;
  return [
    new Paragraph({
      children: [
        new TextRun({ text: productName, font: SERIF, bold: true, size: 24 }),
        new TextRun({ text: '    ' }),
        new TextRun({ text: ` ${place} `, size: 17, bold: true, color: hex(text), shading: { fill: hex(pale) } }),
      ],
    }),
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    new Paragraph({
      spacing: { after: 240 },
      children: [new TextRun({ text: subtitle, size: 24, color: hex(PALETTE.muted) })],
    }),
  ];
}

function bodyOf(template: TemplateDocument): FileChild[] {
  const width = (template.landscape ? A4.height : A4.width) - 2 * MARGIN;
  const caution: Block[] = template.caution === null ? [] : [{ kind: 'note', paragraphs: [plain(template.caution)] }];
  let lists = 0;
  // Word breaks pages elsewhere, so forced breaks are dropped.
  const blocks = template.blocks.filter(({ kind }) => kind !== 'page' || !template.compact || template.landscape);
  return [...caution, ...blocks].flatMap((block) => {
    if (block.kind === 'list') lists += 1;
    return childrenOf(block, ACCENTS[documentRegion(template.region).plant], width, lists);
  });
}

function childrenOf(block: Block, accent: { pale: string; fill: string }, width: number, list: number): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          children: runsOf(block.text),
        }),
      ];
    case 'paragraph':
      return [new Paragraph({ style: 'Body', children: runsOf(block.text) })];
    case 'list':
      return block.items.map(({ box, text }) => listItem(box, text, block.ordered, list));
    case 'note': {
      const paragraphs = block.paragraphs.map((text) => new Paragraph({ style: 'Body', children: runsOf(text) }));
      return [noteTable(paragraphs, accent, width), space()];
    }
    case 'table':
      return [dataTable(block, accent.pale, width), space()];
    case 'fields':
      // Word joins adjacent tables, so a small paragraph separates them.
      return block.rows.flatMap((row) => [fieldsTable(row, width), space()]);
    case 'lines':
      return [ruledTable(block.count, width), space()];
    case 'signatures':
      return block.parties.flatMap((party) => [
        new Paragraph({ heading: HeadingLevel.HEADING_2, children: runsOf(plain(party)) }),
        signatureTable(width),
        space(),
      ]);
    case 'calls':
      return [callsTable(block, accent.pale, width), space()];
    case 'page':
      return [new Paragraph({ children: [new PageBreak()] })];
  }
}

function listItem(box: boolean | null, text: Inline[], ordered: boolean, instance: number): Paragraph {
  if (box === null)
    return new Paragraph({
      style: 'Body',
      numbering: { reference: ordered ? NUMBERS : BULLETS, level: 0, instance },
      spacing: { after: 60 },
      children: runsOf(text),
    });
  const tick = new CheckBox({
    checked: box,
    checkedState: { value: '2612', font: 'MS Gothic' },
    uncheckedState: { value: '2610', font: 'MS Gothic' },
  });
  return new Paragraph({
    style: 'Body',
    indent: { left: 360, hanging: 360 },
    spacing: { after: 60 },
    children: [tick, new TextRun('  '), ...runsOf(text)],
  });
}

function sourcesOf({ sources }: TemplateDocument, { url }: Letterhead): FileChild[] {
  const source = (text: Inline[]) => new Paragraph({ style: 'Source', children: runsOf(text) });
  const list = sources.map(({ title, url: address, checkedOn }) =>
    source([...plain(`${messages.source(title, checkedOn)} `), link(address)]),
  );
  const heading = new Paragraph({ heading: HeadingLevel.HEADING_2, children: runsOf(plain(messages.sources)) });
  return [...(list.length > 0 ? [heading, ...list] : []), source([...plain(`${messages.newest} `), link(url)])];
}

function footerOf({ title, checkedOn }: TemplateDocument, { productName }: Letterhead): Footer {
  const words = [productName, title, messages.checkedOn(checkedOn)].join('  ·  ');
  const pages = [`    ${messages.pageWord} `, PageNumber.CURRENT, ` ${messages.ofWord} `, PageNumber.TOTAL_PAGES];
  const style = { font: SANS, size: 15, color: hex(PALETTE.muted) };
  return new Footer({
    children: [
      new Paragraph({
        children: [new TextRun({ text: words, ...style }), new TextRun({ children: pages, ...style })],
      }),
    ],
  });
}

function numbering() {
  const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => [
    {
      level: 0,
      format,
      text,
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 360, hanging: 300 } } },
    },
  ];
  return [
    { reference: BULLETS, levels: level(LevelFormat.BULLET, '•') },
    { reference: NUMBERS, levels: level(LevelFormat.DECIMAL, '%1.') },
  ];
}

const space = () => new Paragraph({ spacing: { after: 60, line: 120 }, children: [] });
const plain = (text: string): Inline[] => [{ kind: 'text', text, bold: false, italic: false, href: null }];
const link = (href: string): Inline => ({
  kind: 'text',
  text: href.replace(/^https?:\/\//, ''),
  bold: false,
  italic: false,
  href,
});
