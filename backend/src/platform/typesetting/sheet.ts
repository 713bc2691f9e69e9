import PDFDocument from 'pdfkit';
import { PALETTE } from './palette.js';
import { registerFonts } from './pdf-fonts.js';
import { drawText, plainText, setText, type TextStyle } from './set-text.js';
import { STYLES } from './styles.js';

const MARGIN = 54;
const FOOTER = 56;
const A4 = { width: 595.28, height: 841.89 };

type StructureType = 'H1' | 'H2' | 'H3' | 'P';

interface SheetFacts {
  title: string;
  author: string;
  lang: string;
  /** When it was written: the same paper makes the same pages. */
  day: Date;
}

/** Upright A4 pages, and the place on them where the next thing goes. Measures in points, from the top left. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly width = A4.width - 2 * MARGIN;
  y = MARGIN;
  private readonly root: ReturnType<PDFKit.PDFDocument['struct']>;
  private readonly bottom = A4.height - FOOTER;

  constructor({ title, author, lang, day }: SheetFacts) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: day, ModDate: day },
    });
    registerFonts(this.pdf);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Begins a new page unless this much still fits on this one. */
  ensure(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.pdf.addPage();
    this.y = MARGIN;
  }

  text(type: StructureType, text: string, style: TextStyle, below = 4): void {
    const set = setText(this.pdf, plainText(text), style, this.width);
    this.ensure(set.height);
    const at = this.y;
    this.element(type, () => drawText(this.pdf, set, this.left, at));
    this.y += set.height + below;
  }

  /** A coloured head over the whole width, with a line under it; what follows begins inside it. */
  band(height: number, colour: string): void {
    this.ornament(() => {
      this.pdf.rect(0, 0, A4.width, height).fill(PALETTE.wash);
      this.pdf.rect(0, height, A4.width, 3).fill(colour);
    });
    this.y = 36;
  }

  rule(y: number): void {
    this.ornament(() => {
      this.pdf
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .lineWidth(0.5)
        .stroke(PALETTE.line);
    });
  }

  /** What somebody who listens to the document shall hear as one element. */
  element(type: StructureType, draw: () => void): void {
    const content = this.pdf.markStructureContent(type);
    draw();
    this.pdf.endMarkedContent();
    const element = this.pdf.struct(type, {}, content);
    this.root.add(element);
    element.end();
  }

  /** What is only there to be looked at. */
  ornament(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Ends the document: a footer on every page, then the bytes. */
  async finish(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(start + index);
      this.rule(this.bottom + 12);
      const line = setText(this.pdf, plainText(footer(index + 1, count)), STYLES.footer, this.width);
      this.ornament(() => drawText(this.pdf, line, this.left, this.bottom + 19));
    }
    this.root.end();
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.pdf.once('end', resolve));
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
