/** malware: looks for the EICAR test file. contents: inspects a PDF or an office document. */
type WorkerStepName = 'malware' | 'contents' | 'open' | 'crop' | 'redraw' | 'renditions';

interface WorkerStep {
  name: WorkerStepName;
  ms: number;
}

/** Metadata of pictures: whole blocks, and personal data in them. */
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
  /** Null for a value in a block. */
  byteSize: number | null;
}

/** The uploaded picture; its dimensions are those of the upright picture, in pixels. */
export interface OriginalPicture {
  width: number;
  height: number;
  metadata: Metadata[];
}

/** The picture as it would be stored. */
interface StoredPicture {
  width: number;
  height: number;
  /** Remaining metadata. */
  metadata: Metadata[];
  /** A small preview, or null. */
  preview: { type: string; bytes: Buffer } | null;
}

/** The steps of a worker with a file, and the pictures before and after. */
export interface WorkerTrail {
  steps: WorkerStep[];
  picture: OriginalPicture | null;
  /** One for each picture in the result, in order. */
  kept: StoredPicture[];
}

/** A trial also returns the trail; the file is processed in the same way. */
export interface TrialJob {
  trial?: boolean;
}
export interface TriedAnswer {
  trail?: WorkerTrail;
}
