import type { S3Settings } from '../config/index.js';
import type { S3Storage } from './s3.storage.js';

export type { S3Storage };

/** A bucket. Its client is large, so only installations that use one load it. */
export async function openS3Storage(settings: S3Settings): Promise<S3Storage> {
  const { S3Storage } = await import('./s3.storage.js');
  return new S3Storage(settings);
}
