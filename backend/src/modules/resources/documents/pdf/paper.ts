import PDFDocument from 'pdfkit';
import {
  drawText,
  PALETTE,
  plainText,
  registerFonts,
  setText,
  STYLES,
  type TextStyle,
} from '../../../../platform/typesetting/index.js';
import type { Letterhead, PaperDocument } from '../document.js';
import { messages } from '../messages.js';
import { ACCENTS } from '../accents.js';

const MARGIN = 54;
const FOOTER = 56;
const A4 = { width: 595.28, height: 841.89 };

type StructureType = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'Table' | 'Note' | 'Form';

/** Pages of a document and the place on them where the next thing goes. Measures in points, from the top left. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly width: number;
  readonly accent: (typeof ACCENTS)['both'];
  /** How its sentences are set. */
  readonly body: TextStyle;
  y = MARGIN;
  private readonly bottom: number;
  private readonly root: ReturnType<PDFKit.PDFDocument['struct']>;
  private fieldCount = 0;

  constructor(
    private readonly paper: PaperDocument,
    private readonly letterhead: Letterhead,
  ) {
    const { width, height } = paper.landscape ? { width: A4.height, height: A4.width } : A4;
    this.width = width - 2 * MARGIN;
    this.bottom = height - FOOTER;
    this.accent = ACCENTS[paper.region ?? 'both'];
    this.body = paper.compact ? STYLES.compactBody : STYLES.body;
    const day = new Date(paper.checkedOn);
    this.pdf = new PDFDocument({
      size: 'A4',
      layout: paper.landscape ? 'landscape' : 'portrait',
      margin: 0,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: paper.region === 'newzealand' ? 'en-NZ' : 'en-AU',
      displayTitle: true,
      info: { Title: paper.title, Author: letterhead.productName, CreationDate: day, ModDate: day },
    });
    registerFonts(this.pdf);
    // Whatever people type: a subset of our own face would lack their letters.
    this.pdf.font('Helvetica').initForm();
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Begins a new page unless this much still fits on this one. */
  ensure(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  get compact(): boolean {
    return this.paper.compact;
  }

  /** What is left of this page. */
  get room(): number {
    return this.bottom - this.y;
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = MARGIN;
  }

  /** Draws what somebody who listens to the document shall hear as one element. */
  element(type: StructureType, draw: () => void): void {
    const content = this.pdf.markStructureContent(type);
    draw();
    this.pdf.endMarkedContent();
    const element = this.pdf.struct(type, {}, content);
    this.root.add(element);
    element.end();
  }

  /** Draws what is only there to be looked at. */
  ornament(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** A space that can be typed into. */
  textField(label: string, x: number, y: number, width: number, height: number): void {
    const size = height > 60 ? 0 : 10;
    this.pdf.font('Helvetica', 10).fillColor(PALETTE.ink);
    this.pdf.formText(this.fieldName(label), x, y, width, height, {
      multiline: height > 30,
      fontSize: size === 0 ? 9 : size,
    });
  }

  /** A box that can be ticked. */
  tickBox(label: string, x: number, y: number, size: number): void {
    this.ornament(() => {
      this.pdf.roundedRect(x, y, size, size, 2).lineWidth(0.8).fillAndStroke('#FFFFFF', PALETTE.control);
    });
    this.pdf.formCheckbox(this.fieldName(label), x, y, size, size, {});
  }

  /** Ends the document: footers on every page, then the bytes. */
  async finish(): Promise<Buffer> {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(start + index);
      this.ornament(() => this.footer(index + 1, count));
    }
    this.root.end();
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.pdf.once('end', resolve));
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  private footer(page: number, pages: number): void {
    const y = this.bottom + 14;
    const { title, checkedOn } = this.paper;
    this.pdf
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(0.5)
      .stroke(PALETTE.line);
    const leftText = [this.letterhead.productName, title, messages.checkedOn(checkedOn)].join('  ·  ');
    const left = setText(this.pdf, plainText(leftText), STYLES.footer, this.width - 90);
    drawText(this.pdf, left, this.left, y + 7);
    const right = setText(this.pdf, plainText(messages.page(page, pages)), STYLES.footer, 90);
    drawText(this.pdf, right, this.left + this.width - (right.lines[0]?.width ?? 0), y + 7);
  }

  /** Names must differ within a document, and dots in them would mean a hierarchy. */
  private fieldName(label: string): string {
    this.fieldCount += 1;
    return `${this.fieldCount} ${label.replace(/\./g, '')}`.trim();
  }
}
