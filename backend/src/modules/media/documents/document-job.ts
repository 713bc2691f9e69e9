import type { TrialJob, TriedAnswer } from '../processing/trial-job.js';

export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A job for the worker process. */
export interface DocumentJob extends TrialJob {
  bytes: Buffer;
  type: DocumentType;
}

/** The file to store: a PDF unchanged, or a redrawn picture with pixels only. */
export interface DocumentResult {
  bytes: Buffer;
  type: DocumentType;
}

/**
 * unreadable: damaged, or too large when decompressed. infected: contains the test virus. active: contains active
 * content.
 */
export type DocumentRefusal = 'unreadable' | 'infected' | 'encrypted' | 'active';

export type DocumentAnswer = TriedAnswer & ({ result: DocumentResult } | { refusal: DocumentRefusal });
