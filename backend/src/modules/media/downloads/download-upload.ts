import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../../platform/errors/index.js';
import { messages } from '../texts.js';
import { readSentFile, type SentFile } from '../sent-file.js';
import { readUploadForm } from '../upload-form.js';
import { assertSize, fileMissing, UPLOAD_LIMITS } from '../upload-limits.js';

/** The declared type is ignored. */
export interface DownloadUpload extends SentFile {
  /** The other form fields as text. */
  fields: Readonly<Record<string, string>>;
}

const LIMIT = UPLOAD_LIMITS.download;

/**
 * Reads an upload form: `file` and the fields in `known`. Throws 413 as soon as the file is too large, 400 for an
 * invalid form. The content is not checked yet; `allowEmpty` accepts an empty file.
 */
export async function readDownloadUpload(
  request: FastifyRequest,
  known: readonly string[] = [],
  allowEmpty = false,
): Promise<DownloadUpload> {
  let file: SentFile | undefined;
  const fields: Record<string, string> = {};
  const read = async (part: Multipart) => {
    if (part.type === 'file' && part.fieldname === 'file') file = await readSentFile(part);
    else if (part.type === 'field' && known.includes(part.fieldname)) fields[part.fieldname] = String(part.value);
    else throw invalidField(part.fieldname, messages.unknownField(part.fieldname));
  };
  await readUploadForm(request, { limit: LIMIT, read });
  if (!file) throw fileMissing(LIMIT);
  if (!allowEmpty) assertSize(file.bytes, LIMIT);
  return { ...file, fields };
}
