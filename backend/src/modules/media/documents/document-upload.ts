import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/index.js';
import { tidyFileName } from '../file-name.js';
import { messages } from '../messages.js';
import { invalidField, readUploadForm } from '../upload-form.js';
import type { DocumentType } from './document-job.js';
import { honestDocumentType } from './document-type.js';

export interface DocumentUpload {
  bytes: Buffer;
  type: DocumentType;
  /** As the sender's computer calls it, cut to a line. */
  fileName: string;
  /** The other fields of the form, as text. */
  fields: Readonly<Record<string, string>>;
}

const LIMIT_BYTES = 15 * 1024 * 1024;

/**
 * Reads the form of an upload: `file` and the fields named in `known`. Throws 413 as soon as it is clear that the file
 * is too large, 415 for anything but an honest PDF, JPEG or PNG, 400 for a bad form.
 */
export async function readDocumentUpload(
  request: FastifyRequest,
  known: readonly string[] = [],
): Promise<DocumentUpload> {
  let file: Omit<DocumentUpload, 'fields'> | undefined;
  const fields: Record<string, string> = {};
  const read = async (part: Multipart) => {
    if (part.type === 'file' && part.fieldname === 'file') file = await readFile(part);
    else if (part.type === 'field' && known.includes(part.fieldname)) fields[part.fieldname] = String(part.value);
    else throw invalidField(part.fieldname, messages.unknownField(part.fieldname));
  };
  await readUploadForm(request, { limitBytes: LIMIT_BYTES, tooLarge: messages.document.tooLarge, read });
  if (!file) throw invalidField('file', messages.document.missing);
  return { ...file, fields };
}

async function readFile(part: MultipartFile): Promise<Omit<DocumentUpload, 'fields'>> {
  const bytes = await part.toBuffer();
  if (bytes.length === 0) throw invalidField('file', messages.document.missing);
  const type = honestDocumentType(bytes, part.mimetype, part.filename);
  if (!type) throw new DomainError('unsupported_media_type', { message: messages.document.wrongType });
  return { bytes, type, fileName: tidyFileName(part.filename) };
}
