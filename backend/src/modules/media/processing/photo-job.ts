import type { TrialJob, TriedAnswer } from './trial-job.js';

/** The part of a picture to keep, as fractions of its upright width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the API process asks of the worker process. */
export interface PhotoJob extends TrialJob {
  bytes: Buffer;
  crop: Crop | null;
  /** Photos of people are portraits, 4:5; pictures in texts keep the shape they have or are cropped to. */
  shape: 'portrait' | 'free';
  /** Encoded with the least effort, for many pictures at once. */
  quick: boolean;
}

/** A photo as it will be shown: WebP, without anything but pixels. */
export interface PhotoResult {
  /** Of the largest rendition, in pixels. */
  width: number;
  height: number;
  /** For the widths 400, 800 and 1200; none is larger than the picture itself. */
  renditions: { width: number; bytes: Buffer }[];
  /** `data:` URI of at most 1 kB. */
  preview: string;
}

/** unreadable: not a picture, damaged, too many pixels. crop: a portrait that is not 4:5. too_small: fewer than 400 pixels wide. */
export type PhotoRefusal = 'unreadable' | 'crop' | 'too_small';

export type PhotoAnswer = TriedAnswer & ({ result: PhotoResult } | { refusal: PhotoRefusal });
