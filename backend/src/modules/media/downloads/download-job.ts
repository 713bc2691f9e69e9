import type { DocumentRefusal } from '../documents/document-job.js';
import type { TrialJob, TriedAnswer } from '../processing/trial-job.js';

/** What the API process asks of the worker process. */
export interface DownloadJob extends TrialJob {
  bytes: Buffer;
  /** As `sniffedDownload` says. */
  type: string;
}

/** unknown: a container that holds no document of the kinds we offer. The others as with documents. */
export type DownloadRefusal = DocumentRefusal | 'unknown';

/** A file as it came, or a picture drawn again in its own format; with its exact type. */
export type DownloadAnswer = TriedAnswer & ({ result: { bytes: Buffer; type: string } } | { refusal: DownloadRefusal });
