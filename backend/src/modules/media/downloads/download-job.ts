import type { DocumentRefusal } from '../documents/document-job.js';

/** What the API process asks of the worker process. */
export interface DownloadJob {
  bytes: Buffer;
  /** As `sniffedDownload` says. */
  type: string;
}

/** unknown: a container that holds no document of the kinds we offer. The others as with documents. */
export type DownloadRefusal = DocumentRefusal | 'unknown';

/** A file as it came, or a picture drawn anew in its own format; with its exact type. */
export type DownloadAnswer = { result: { bytes: Buffer; type: string } } | { refusal: DownloadRefusal };
