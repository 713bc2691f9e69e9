import type { DocumentRefusal } from '../documents/document-job.js';
import type { TrialJob, TriedAnswer } from '../processing/trial-job.js';

/** A job for the worker process. */
export interface DownloadJob extends TrialJob {
  bytes: Buffer;
  /** From `sniffedDownload`. */
  type: string;
}

/** unknown: a container without a document type that we offer. The others as for documents. */
export type DownloadRefusal = DocumentRefusal | 'unknown';

/** The unchanged file, or a picture redrawn in its own format; with its exact type. */
export type DownloadAnswer = TriedAnswer & ({ result: { bytes: Buffer; type: string } } | { refusal: DownloadRefusal });
