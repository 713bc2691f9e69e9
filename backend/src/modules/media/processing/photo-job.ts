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
  /** Members' photos are 4:5, or 4:3 where the crop is; pictures in texts keep their shape or crop. */
  shape: 'photo' | 'free';
  /** With the least effort, for many pictures at once. */
  quick: boolean;
}

/** A point of a picture, in percent of its width and height. */
export interface Point {
  x: number;
  y: number;
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
  /** The point that most probably stands out; null if none does, for pictures in texts, and with the least effort. */
  focalPoint: Point | null;
}

/**
 * unreadable: not a picture, damaged, or too many pixels. crop: a photo that is neither 4:5 nor 4:3. too_small: less than 400
 * pixels wide.
 */
export type PhotoRefusal = 'unreadable' | 'crop' | 'too_small';

export type PhotoAnswer = TriedAnswer & ({ result: PhotoResult } | { refusal: PhotoRefusal });
