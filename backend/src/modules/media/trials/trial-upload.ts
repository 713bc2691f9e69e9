import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../../platform/errors/index.js';
import { readDownloadUpload } from '../downloads/download-upload.js';
import { messages } from '../texts.js';
import type { SentFile } from '../sent-file.js';
import { UPLOAD_PURPOSES, type UploadPurpose } from '../upload-limits.js';

export interface TrialUpload {
  purpose: UploadPurpose;
  file: SentFile;
}

/**
 * Reads the form of a trial: `file` and `purpose`. Throws 413 over 25 MB, the limit of all uploads, and 400 without a
 * file or a known purpose. An empty file is allowed.
 */
export async function readTrialUpload(request: FastifyRequest): Promise<TrialUpload> {
  const { fields, ...file } = await readDownloadUpload(request, ['purpose'], true);
  const purpose = UPLOAD_PURPOSES.find((known) => known === fields['purpose']);
  if (!purpose) throw invalidField('purpose', messages.trial.purpose);
  return { purpose, file };
}
