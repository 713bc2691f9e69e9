import { ACCENTS, PALETTE, Sheet, STYLES, type Accent, type TextStyle } from '../../../../platform/pdf/index.js';
import { documentRegion, type Letterhead, type TemplateDocument } from '../document.js';
import { messages } from '../texts.js';

/** A taller field takes more than one line. */
const ONE_LINE = 30;
const TALL = 60;

/** The pages of a template, with fillable fields and checkboxes. */
export class Template extends Sheet {
  readonly accent: Accent;
  /** The text style. */
  readonly body: TextStyle;
  /** Set smaller, to fit on as few pages as it can. */
  readonly compact: boolean;
  private fieldCount = 0;

  constructor({ title, region, landscape, compact, checkedOn }: TemplateDocument, { productName }: Letterhead) {
    const { plant, languageTag } = documentRegion(region);
    super({
      title,
      author: productName,
      lang: languageTag,
      day: new Date(checkedOn),
      landscape,
      foot: [[productName, title, messages.checkedOn(checkedOn)].join('  ·  ')],
    });
    this.accent = ACCENTS[plant];
    this.compact = compact;
    this.body = compact ? STYLES.compactBody : STYLES.body;
    // For any input: the subset of our own font would lack characters.
    this.pdf.font('Helvetica').initForm();
  }

  /** A fillable text field. */
  textField(label: string, x: number, y: number, width: number, height: number): void {
    this.pdf.font('Helvetica', 10).fillColor(PALETTE.ink);
    this.pdf.formText(this.fieldName(label), x, y, width, height, {
      multiline: height > ONE_LINE,
      fontSize: height > TALL ? 9 : 10,
    });
  }

  /** A checkbox. */
  tickBox(label: string, x: number, y: number, size: number): void {
    this.ornament(() => {
      this.pdf.roundedRect(x, y, size, size, 2).lineWidth(0.8).fillAndStroke('#FFFFFF', PALETTE.control);
    });
    this.pdf.formCheckbox(this.fieldName(label), x, y, size, size, {});
  }

  /** Names must be unique within a document, and dots in them would mean a hierarchy. */
  private fieldName(label: string): string {
    this.fieldCount += 1;
    return `${this.fieldCount} ${label.replace(/\./g, '')}`.trim();
  }
}
