import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';
import { PALETTE } from './palette.js';
import { drawText, plainText, setText, type TextStyle } from './set-text.js';
import { STYLES } from './styles.js';

/** Texts on every page. */
const messages = {
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
} as const;

const MARGIN = 54;
const PAGE_NUMBER = 90;
const A4 = { width: 595.28, height: 841.89 };
/** Distances below the text: to the foot's line, to its text, between lines, and to the edge. */
const FOOT = { above: 12, toWords: 7, leading: 11, below: 26 };

/** Loads pdfkit with the first document. */
const require = createRequire(import.meta.url);

type StructureType = 'H1' | 'H2' | 'H3' | 'P' | 'Note';

interface SheetFacts {
  title: string;
  author: string;
  /** BCP 47 tag: it is read aloud in this language. */
  lang: string;
  /** The date of the document: the same input makes the same pages. */
  day: Date;
  landscape?: boolean;
  /** The lines of the foot on every page; the page number is next to the first. */
  foot: readonly string[];
}

/** A4 pages with our fonts, and the current position. In points, from the top left. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly width: number;
  y = MARGIN;
  private readonly root: ReturnType<PDFKit.PDFDocument['struct']>;
  private readonly bottom: number;
  private readonly foot: readonly string[];

  constructor({ title, author, lang, day, landscape = false, foot }: SheetFacts) {
    const { width, height } = landscape ? { width: A4.height, height: A4.width } : A4;
    this.width = width - 2 * MARGIN;
    this.bottom = height - FOOT.above - FOOT.toWords - foot.length * FOOT.leading - FOOT.below;
    this.foot = foot;
    const PDFDocument = require('pdfkit') as typeof PdfDocument;
    this.pdf = new PDFDocument({
      size: 'A4',
      layout: landscape ? 'landscape' : 'portrait',
      margin: 0,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: day, ModDate: day },
    });
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** The space left on this page. */
  get room(): number {
    return this.bottom - this.y;
  }

  /** Begins a new page unless this much fits on the current one. */
  ensure(height: number): void {
    if (height > this.room) this.newPage();
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = MARGIN;
  }

  /** A paragraph over the whole width. `below` is the space after it. */
  text(type: StructureType, text: string, style: TextStyle, below = 4): void {
    const set = setText(this.pdf, plainText(text), style, this.width);
    this.ensure(set.height);
    const at = this.y;
    this.element(type, () => drawText(this.pdf, set, this.left, at));
    this.y += set.height + below;
  }

  /** A thin line over the whole width. */
  rule(y: number): void {
    this.ornament(() => {
      this.pdf
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .lineWidth(0.5)
        .stroke(PALETTE.line);
    });
  }

  /** A structure element for screen readers. */
  element(type: StructureType, draw: () => void): void {
    const content = this.pdf.markStructureContent(type);
    draw();
    this.pdf.endMarkedContent();
    const element = this.pdf.struct(type, {}, content);
    this.root.add(element);
    element.end();
  }

  /** A decoration that screen readers skip. */
  ornament(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Ends the document: the foot of every page, then the bytes. */
  async finish(): Promise<Buffer> {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(start + index);
      this.drawFoot(messages.page(index + 1, count));
    }
    this.root.end();
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.pdf.once('end', resolve));
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  private drawFoot(page: string): void {
    const y = this.bottom + FOOT.above;
    this.rule(y);
    this.ornament(() => {
      this.foot.forEach((words, index) => {
        const line = setText(this.pdf, plainText(words), STYLES.footer, this.width - PAGE_NUMBER);
        drawText(this.pdf, line, this.left, y + FOOT.toWords + index * FOOT.leading);
      });
      const number = setText(this.pdf, plainText(page), STYLES.footer, PAGE_NUMBER);
      const width = number.lines[0]?.width ?? 0;
      drawText(this.pdf, number, this.left + this.width - width, y + FOOT.toWords);
    });
  }
}
