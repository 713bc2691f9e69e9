import type { Letterhead, TemplateDocument } from './document.js';
import { writeDocx } from './docx/write-docx.js';
import { writePdf } from './pdf/write-pdf.js';

/** The formats of every template, in display order. */
export const DOCUMENT_FORMATS = ['pdf', 'docx'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

export const FILE_TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const WRITERS: Record<DocumentFormat, (document: TemplateDocument, letterhead: Letterhead) => Promise<Buffer>> = {
  pdf: writePdf,
  docx: writeDocx,
};

/** The document as a file. */
export function makeFile(format: DocumentFormat, document: TemplateDocument, letterhead: Letterhead): Promise<Buffer> {
  return WRITERS[format](document, letterhead);
}
