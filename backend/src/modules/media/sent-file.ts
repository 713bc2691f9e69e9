import type { MultipartFile } from '@fastify/multipart';

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

const MOST_NAME = 120;

/** A file name without path and control characters, on one line. */
const tidyFileName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-MOST_NAME) || 'document';
