import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { tidyFileName } from '../file-name.js';
import { messages } from '../messages.js';
import { invalidField, readUploadForm } from '../upload-form.js';

export interface DownloadUpload {
  bytes: Buffer;
  /** As the sender's computer calls it, cut to a line. */
  fileName: string;
  /** What the sender's computer takes it for; decides nothing. */
  declaredType: string;
  /** The other fields of the form, as text. */
  fields: Readonly<Record<string, string>>;
}

export const DOWNLOAD_LIMIT_BYTES = 25 * 1024 * 1024;

/**
 * Reads the form of an upload: `file` and the fields named in `known`. Throws 413 as soon as it is clear that the file
 * is too large, 400 for a bad form. What the file is, is not looked at yet; `allowEmpty` lets one of no bytes through.
 */
export async function readDownloadUpload(
  request: FastifyRequest,
  known: readonly string[] = [],
  allowEmpty = false,
): Promise<DownloadUpload> {
  let file: Omit<DownloadUpload, 'fields'> | undefined;
  const fields: Record<string, string> = {};
  const read = async (part: Multipart) => {
    if (part.type === 'file' && part.fieldname === 'file')
      file = { bytes: await part.toBuffer(), fileName: tidyFileName(part.filename), declaredType: part.mimetype };
    else if (part.type === 'field' && known.includes(part.fieldname)) fields[part.fieldname] = String(part.value);
    else throw invalidField(part.fieldname, messages.unknownField(part.fieldname));
  };
  await readUploadForm(request, { limitBytes: DOWNLOAD_LIMIT_BYTES, tooLarge: messages.download.tooLarge, read });
  if (!file || (file.bytes.length === 0 && !allowEmpty)) throw invalidField('file', messages.download.missing);
  return { ...file, fields };
}
