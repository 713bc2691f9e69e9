import type { FastifyRequest } from 'fastify';
import { readDownloadUpload } from '../downloads/download-upload.js';
import { messages } from '../texts.js';
import type { SentFile } from '../sent-file.js';
import { invalidField } from '../upload-form.js';
import { UPLOAD_PURPOSES, type UploadPurpose } from '../upload-limits.js';

export interface TrialUpload {
  purpose: UploadPurpose;
  file: SentFile;
}

/**
 * Reads the form of a trial: `file` and `purpose`. Throws 413 over 25 MB, which no upload takes, and 400 for a form
 * without a file or without a purpose that there is. A file of no bytes is one to try.
 */
export async function readTrialUpload(request: FastifyRequest): Promise<TrialUpload> {
  const { fields, ...file } = await readDownloadUpload(request, ['purpose'], true);
  const purpose = UPLOAD_PURPOSES.find((known) => known === fields['purpose']);
  if (!purpose) throw invalidField('purpose', messages.trial.purpose);
  return { purpose, file };
}
