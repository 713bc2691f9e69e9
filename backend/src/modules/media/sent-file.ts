import type { MultipartFile } from '@fastify/multipart';
import { tidyFileName } from './file-name.js';

/** A file as described by the sender. */
export interface SentFile {
  bytes: Buffer;
  /** Shortened to a line. */
  fileName: string;
  /** The type declared by the sender. */
  declaredType: string;
}

export const readSentFile = async (part: MultipartFile): Promise<SentFile> => ({
  bytes: await part.toBuffer(),
  fileName: tidyFileName(part.filename),
  declaredType: part.mimetype,
});
