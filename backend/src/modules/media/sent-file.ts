import type { MultipartFile } from '@fastify/multipart';
import { tidyFileName } from './file-name.js';

/** A file as the sender's computer describes it. */
export interface SentFile {
  bytes: Buffer;
  /** Cut to a line. */
  fileName: string;
  /** What the sender's computer takes it for. */
  declaredType: string;
}

export const readSentFile = async (part: MultipartFile): Promise<SentFile> => ({
  bytes: await part.toBuffer(),
  fileName: tidyFileName(part.filename),
  declaredType: part.mimetype,
});
