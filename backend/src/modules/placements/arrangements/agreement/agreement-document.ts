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
import type { Region } from '../../../country/index.js';
import { messages } from '../messages.js';
import type { ClauseInWords } from '../terms/terms-in-words.js';

/** Everything that stands on the paper. */
export interface AgreementOnPaper {
  productName: string;
  region: Region;
  family: string;
  auPair: string;
  clauses: readonly ClauseInWords[];
  /** Whole sentences, in the order of signing. */
  signatures: readonly string[];
  fingerprint: string;
  confirmedAt: Date;
}

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 54;
const FOOTER = 64;
const WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - FOOTER;
const TITLE_COLUMN = 132;
const { document: words } = messages;

/** The agreement as a PDF in the house's type. The same agreement makes the same pages. */
export async function writeAgreement(agreement: AgreementOnPaper): Promise<Buffer> {
  const paper = new AgreementPaper(agreement);
  paper.cover();
  for (const clause of agreement.clauses) paper.clause(clause);
  paper.signatures();
  return paper.finish();
}

/** Its pages, and the place on them where the next thing goes. Measures in points, from the top left. */
class AgreementPaper {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly root: ReturnType<PDFKit.PDFDocument['struct']>;
  private y = MARGIN;

  constructor(private readonly agreement: AgreementOnPaper) {
    const { region, productName, confirmedAt } = agreement;
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: region === 'newzealand' ? 'en-NZ' : 'en-AU',
      displayTitle: true,
      info: { Title: words.title, Author: productName, CreationDate: confirmedAt, ModDate: confirmedAt },
    });
    registerFonts(this.pdf);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  cover(): void {
    const { productName, region, family, auPair } = this.agreement;
    const height = 150;
    this.ornament(() => {
      this.pdf.rect(0, 0, A4.width, height).fill(PALETTE.wash);
      this.pdf.rect(0, height, A4.width, 3).fill(region === 'newzealand' ? PALETTE.leaf : PALETTE.blossom);
    });
    this.y = 36;
    this.text('P', `${productName}  ·  ${words.regions[region]}`, STYLES.house, 10);
    this.text('H1', words.title, STYLES.title, 6);
    this.text('P', words.between(family, auPair), STYLES.subtitle, 0);
    this.y = height + 28;
  }

  /** Its title at the left, its lines beside it. */
  clause({ title, lines }: ClauseInWords): void {
    const width = WIDTH - TITLE_COLUMN;
    const heading = setText(this.pdf, plainText(title), STYLES.heading3, TITLE_COLUMN - 16);
    const sets = lines.map((line) => setText(this.pdf, plainText(line), STYLES.body, width));
    this.ensure(Math.max(heading.height, (sets[0]?.height ?? 0) + 4) + 14);
    this.ornament(() => {
      this.pdf
        .moveTo(MARGIN, this.y)
        .lineTo(MARGIN + WIDTH, this.y)
        .lineWidth(0.5)
        .stroke(PALETTE.line);
    });
    this.y += 10;
    const top = this.y;
    this.element('H2', () => drawText(this.pdf, heading, MARGIN, top));
    for (const set of sets) {
      this.ensure(set.height);
      const at = this.y;
      this.element('P', () => drawText(this.pdf, set, MARGIN + TITLE_COLUMN, at));
      this.y += set.height + 3;
    }
    this.y = Math.max(this.y, this.y >= top ? top + heading.height : this.y) + 10;
  }

  signatures(): void {
    this.ensure(150);
    this.y += 6;
    this.text('H2', words.signatures, STYLES.heading2, 6);
    for (const line of this.agreement.signatures) this.text('P', line, STYLES.body, 4);
    this.text('P', words.signedHow, STYLES.note, 10);
    this.text('H3', words.fingerprint, STYLES.heading3, 2);
    this.text('P', this.agreement.fingerprint, STYLES.body, 4);
    this.text('P', words.fingerprintMeans, STYLES.note, 8);
    this.text('P', words.notAdvice, STYLES.source, 0);
  }

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

  /** On every page: what it is, whose fingerprint it bears, which page it is. */
  private footer(page: number, pages: number): void {
    const y = BOTTOM + 12;
    const { productName, fingerprint } = this.agreement;
    this.pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .stroke(PALETTE.line);
    const put = (line: string, at: number) =>
      drawText(this.pdf, setText(this.pdf, plainText(line), STYLES.footer, WIDTH), MARGIN, at);
    put([productName, words.title, words.page(page, pages)].join('  ·  '), y + 7);
    put(`${words.fingerprint}: ${fingerprint}`, y + 18);
  }

  private text(type: 'H1' | 'H2' | 'H3' | 'P', text: string, style: TextStyle, below: number): void {
    const set = setText(this.pdf, plainText(text), style, WIDTH);
    this.ensure(set.height);
    const at = this.y;
    this.element(type, () => drawText(this.pdf, set, MARGIN, at));
    this.y += set.height + below;
  }

  private ensure(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.pdf.addPage();
    this.y = MARGIN;
  }

  /** What somebody who listens to the document shall hear as one element. */
  private element(type: 'H1' | 'H2' | 'H3' | 'P', draw: () => void): void {
    const content = this.pdf.markStructureContent(type);
    draw();
    this.pdf.endMarkedContent();
    const element = this.pdf.struct(type, {}, content);
    this.root.add(element);
    element.end();
  }

  private ornament(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }
}
