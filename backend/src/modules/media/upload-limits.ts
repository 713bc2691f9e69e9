import { DomainError, invalidField } from '../../platform/errors/index.js';
import { messages } from './texts.js';

/** Kinds of uploads: photos and pictures, documents as evidence, files for download. */
export const UPLOAD_PURPOSES = ['photo', 'evidence', 'download'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** The size limit of a file, and its error messages. */
export interface UploadLimit {
  bytes: number;
  tooLarge: string;
  missing: string;
}

const MB = 1024 * 1024;
const { file, document, download } = messages;

export const UPLOAD_LIMITS: Readonly<Record<UploadPurpose, UploadLimit>> = {
  photo: { bytes: 10 * MB, tooLarge: file.tooLarge, missing: file.missing },
  evidence: { bytes: 15 * MB, tooLarge: document.tooLarge, missing: document.missing },
  download: { bytes: 25 * MB, tooLarge: download.tooLarge, missing: download.missing },
};

export const fileTooLarge = ({ tooLarge }: UploadLimit): DomainError =>
  new DomainError('payload_too_large', { message: tooLarge });

/** Also used for an empty file. */
export const fileMissing = ({ missing }: UploadLimit): DomainError => invalidField('file', missing);

/** Throws a 413 or a 400 for a file of a size that its purpose does not allow. */
export function assertSize(bytes: Buffer, limit: UploadLimit): void {
  if (bytes.length === 0) throw fileMissing(limit);
  if (bytes.length > limit.bytes) throw fileTooLarge(limit);
}
