import type { Letterhead, TemplateDocument } from './document.js';

/** The formats of every template, in display order. */
export const DOCUMENT_FORMATS = ['pdf', 'docx'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

export const FILE_TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Loaded when a file is made: an installation keeps the files of a template. */
const WRITERS: Record<DocumentFormat, (document: TemplateDocument, letterhead: Letterhead) => Promise<Buffer>> = {
  pdf: async (...of) => (await import('./pdf/write-pdf.js')).writePdf(...of),
  docx: async (...of) => (await import('./docx/write-docx.js')).writeDocx(...of),
};

/** The document as a file. */
export function makeFile(format: DocumentFormat, document: TemplateDocument, letterhead: Letterhead): Promise<Buffer> {
  return WRITERS[format](document, letterhead);
}
