import type { TrialJob, TriedAnswer } from '../processing/trial-job.js';

export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What the API process asks of the worker process. */
export interface DocumentJob extends TrialJob {
  bytes: Buffer;
  type: DocumentType;
}

/** What may be kept: a PDF as it came, or a picture drawn again, without anything but pixels. */
export interface DocumentResult {
  bytes: Buffer;
  type: DocumentType;
}

/**
 * unreadable: damaged, or too large once unpacked. infected: carries the test virus. active: would do something when
 * opened.
 */
export type DocumentRefusal = 'unreadable' | 'infected' | 'encrypted' | 'active';

export type DocumentAnswer = TriedAnswer & ({ result: DocumentResult } | { refusal: DocumentRefusal });
