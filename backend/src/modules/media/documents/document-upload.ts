import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../../platform/errors/index.js';
import { messages } from '../texts.js';
import { readSentFile } from '../sent-file.js';
import { readUploadForm } from '../upload-form.js';
import { assertSize, fileMissing, UPLOAD_LIMITS } from '../upload-limits.js';
import type { DocumentType } from './document-job.js';
import { honestDocumentType } from './document-type.js';

export interface DocumentUpload {
  bytes: Buffer;
  type: DocumentType;
  /** The sender's file name, shortened to a line. */
  fileName: string;
  /** The other form fields as text. */
  fields: Readonly<Record<string, string>>;
}

const LIMIT = UPLOAD_LIMITS.evidence;

/**
 * Reads an upload form: `file` and the fields in `known`. Throws 413 as soon as the file is too large, 415 for
 * anything except a consistent PDF, JPEG or PNG, 400 for an invalid form.
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
  await readUploadForm(request, { limit: LIMIT, read });
  if (!file) throw fileMissing(LIMIT);
  return { ...file, fields };
}

async function readFile(part: MultipartFile): Promise<Omit<DocumentUpload, 'fields'>> {
  const file = await readSentFile(part);
  assertSize(file.bytes, LIMIT);
  return { bytes: file.bytes, type: honestDocumentType(file), fileName: file.fileName };
}
