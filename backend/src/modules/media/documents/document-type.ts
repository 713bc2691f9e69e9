import { DomainError } from '../../../platform/errors/index.js';
import { honestType } from '../byte-type.js';
import { messages } from '../texts.js';
import type { SentFile } from '../sent-file.js';
import type { DocumentType } from './document-job.js';

const TYPE_BY_ENDING: Readonly<Record<string, DocumentType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** The type if bytes, declared type and file name agree. Throws a 415 otherwise, and for any other type. */
export function honestDocumentType(file: SentFile): DocumentType {
  const type = honestType(file, TYPE_BY_ENDING);
  if (!type) throw new DomainError('unsupported_media_type', { message: messages.document.wrongType });
  return type;
}
