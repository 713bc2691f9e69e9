import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/index.js';
import { honestType } from '../byte-type.js';
import { readSentFile } from '../sent-file.js';
import { messages } from '../texts.js';
import { invalidField, readUploadForm } from '../upload-form.js';
import { assertSize, fileMissing, type UploadLimit } from '../upload-limits.js';
import type { AttachedType } from './document-job.js';

export interface AttachmentUpload {
  bytes: Buffer;
  type: AttachedType;
  /** The sender's file name, shortened to a line. */
  fileName: string;
}

const { missing, tooLarge, wrongType } = messages.attachment;
const LIMIT: UploadLimit = { bytes: 15 * 1024 * 1024, tooLarge, missing };
const TYPE_BY_ENDING: Readonly<Record<string, AttachedType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * Reads an upload form with a `file` for a message. Throws 413 as soon as the file is too large, 415 for anything
 * except a consistent PDF, JPEG, PNG or WebP, 400 for an invalid form.
 */
export async function readAttachmentUpload(request: FastifyRequest): Promise<AttachmentUpload> {
  let upload: AttachmentUpload | undefined;
  const read = async (part: Multipart) => {
    if (part.type !== 'file' || part.fieldname !== 'file')
      throw invalidField(part.fieldname, messages.unknownField(part.fieldname));
    const file = await readSentFile(part);
    assertSize(file.bytes, LIMIT);
    const type = honestType(file, TYPE_BY_ENDING);
    if (!type) throw new DomainError('unsupported_media_type', { message: wrongType });
    upload = { bytes: file.bytes, type, fileName: file.fileName };
  };
  await readUploadForm(request, { limit: LIMIT, read });
  if (!upload) throw fileMissing(LIMIT);
  return upload;
}
