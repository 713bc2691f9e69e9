import type { TrialJob, TriedAnswer } from './trial-job.js';

/** The part of a picture to keep, as fractions of its upright width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A job for the worker process. */
export interface PhotoJob extends TrialJob {
  bytes: Buffer;
  crop: Crop | null;
  /** Members' photos are portraits, 4:5; pictures in texts keep their shape or crop. */
  shape: 'portrait' | 'free';
  /** Encodes with the least effort, for many pictures at once. */
  quick: boolean;
}

/** A photo to show: WebP with pixels only. */
export interface PhotoResult {
  /** Of the largest rendition, in pixels. */
  width: number;
  height: number;
  /** For the widths 400, 800 and 1200; never larger than the picture. */
  renditions: { width: number; bytes: Buffer }[];
  /** `data:` URI of at most 1 kB. */
  preview: string;
}

/**
 * unreadable: not a picture, damaged, or too many pixels. crop: a portrait that is not 4:5. too_small: less than 400
 * pixels wide.
 */
export type PhotoRefusal = 'unreadable' | 'crop' | 'too_small';

export type PhotoAnswer = TriedAnswer & ({ result: PhotoResult } | { refusal: PhotoRefusal });
