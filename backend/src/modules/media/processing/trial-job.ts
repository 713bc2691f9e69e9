/** malware: looks for the scanners' test file. contents: what a PDF or an office document holds. */
export type WorkerStepName = 'malware' | 'contents' | 'open' | 'crop' | 'redraw' | 'renditions';

export interface WorkerStep {
  name: WorkerStepName;
  ms: number;
}

/** What pictures carry along besides pixels: whole blocks, and what stands in them about people and places. */
export const METADATA_NAMES = [
  'exif',
  'xmp',
  'icc_profile',
  'iptc',
  'comments',
  'gps_position',
  'gps_time',
  'camera',
  'serial_number',
  'owner',
  'author',
  'copyright',
  'description',
  'software',
  'taken_at',
] as const;
export type MetadataName = (typeof METADATA_NAMES)[number];

export interface Metadata {
  name: MetadataName;
  /** Null for a block of bytes. */
  value: string | null;
  /** Null for what stands in a block. */
  byteSize: number | null;
}

/** A picture as it came; its measures are those of the upright picture, in pixels. */
export interface PictureAsItCame {
  width: number;
  height: number;
  metadata: Metadata[];
}

/** A picture as it would be kept. */
export interface PictureAsKept {
  width: number;
  height: number;
  /** What it still carries besides pixels. */
  metadata: Metadata[];
  /** To look at: small enough to be shown in an answer, or null. */
  preview: { type: string; bytes: Buffer } | null;
}

/** What a worker did with a file that was only tried. */
export interface WorkerTrail {
  steps: WorkerStep[];
  picture: PictureAsItCame | null;
  /** One for each picture that the result holds, in its order. */
  kept: PictureAsKept[];
}

/** A job that is a trial asks for the trail as well; what is done with the file is the same. */
export interface TrialJob {
  trial?: boolean;
}
export interface TriedAnswer {
  trail?: WorkerTrail;
}
