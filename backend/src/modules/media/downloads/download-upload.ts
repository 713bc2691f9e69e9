import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { messages } from '../texts.js';
import { readSentFile, type SentFile } from '../sent-file.js';
import { invalidField, readUploadForm } from '../upload-form.js';
import { assertSize, fileMissing, UPLOAD_LIMITS } from '../upload-limits.js';

/** What the sender's computer takes it for decides nothing. */
export interface DownloadUpload extends SentFile {
  /** The other fields of the form, as text. */
  fields: Readonly<Record<string, string>>;
}

const LIMIT = UPLOAD_LIMITS.download;

/**
 * Reads the form of an upload: `file` and the fields named in `known`. Throws 413 as soon as it is clear that the file
 * is too large, 400 for a bad form. What the file is, is not looked at yet; `allowEmpty` lets one of no bytes through.
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
