import type { TrialJob, TriedAnswer } from '../processing/trial-job.js';

export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** The types of files that can be attached to a message. */
export type AttachedType = DocumentType | 'image/webp';

/** A job for the worker process. */
export interface DocumentJob extends TrialJob {
  bytes: Buffer;
  type: AttachedType;
  /** Pictures are redrawn as WebP in two sizes, to be shown in a conversation. */
  renditions?: boolean;
}

/** The file to store: a PDF unchanged, or a redrawn picture with pixels only. */
export interface DocumentResult {
  bytes: Buffer;
  type: AttachedType;
  /** Only of a picture with renditions. */
  picture?: PictureRenditions;
}

interface PictureRenditions {
  /** The smaller rendition. */
  small: Buffer;
  /** Of the large rendition, in pixels. */
  width: number;
  height: number;
}

/**
 * unreadable: damaged, or too large when decompressed. infected: contains the test virus. active: contains active
 * content.
 */
export type DocumentRefusal = 'unreadable' | 'infected' | 'encrypted' | 'active';

export type DocumentAnswer = TriedAnswer & ({ result: DocumentResult } | { refusal: DocumentRefusal });
