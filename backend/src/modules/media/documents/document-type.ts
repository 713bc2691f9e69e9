import type { DocumentType } from './document-job.js';

const SIGNATURES: readonly [DocumentType, string][] = [
  ['application/pdf', '%PDF-'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
];
const TYPE_BY_EXTENSION: Readonly<Record<string, DocumentType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** The type on which bytes, declared type and file name agree; null where they do not, or for any other kind. */
export function honestDocumentType(bytes: Buffer, declaredType: string, fileName: string): DocumentType | null {
  const [type] = SIGNATURES.find(([, signature]) => bytes.toString('latin1', 0, signature.length) === signature) ?? [];
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  if (!type || type !== declaredType) return null;
  return extension === undefined || TYPE_BY_EXTENSION[extension] === type ? type : null;
}
