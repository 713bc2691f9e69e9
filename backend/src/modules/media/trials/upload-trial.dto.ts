import { ApiProperty } from '@nestjs/swagger';
import { ErrorBody, toErrorBody, type DomainError } from '../../../platform/errors/index.js';
import { unacceptedType } from '../byte-type.js';
import { sniffedDownload } from '../downloads/download-type.js';
import { METADATA_NAMES, type MetadataName } from '../processing/trial-job.js';
import type { SentFile } from '../sent-file.js';
import { UPLOAD_PURPOSES, type UploadPurpose } from '../upload-limits.js';
import {
  sha256Of,
  TRIAL_OUTCOMES,
  TRIAL_STEPS,
  type TrialOutcome,
  type TrialRun,
  type TrialStepName,
} from './trial-run.js';

/** The form of a trial. */
export class UploadTrialForm {
  /** Anything, at most 25 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;

  /** The kind of upload, which decides the limits and checks. */
  @ApiProperty({ enum: UPLOAD_PURPOSES, enumName: 'UploadPurpose', example: 'photo' })
  purpose: UploadPurpose;
}

/** One step of an upload. */
export class UploadTrialStep {
  /** @example 'redraw' */
  @ApiProperty({ enum: TRIAL_STEPS, enumName: 'UploadTrialStepName', example: 'redraw' })
  name: TrialStepName;

  /** skipped: not applicable. not_reached: the file was rejected before. */
  @ApiProperty({ enum: TRIAL_OUTCOMES, enumName: 'UploadTrialOutcome', example: 'passed' })
  outcome: TrialOutcome;

  /** The duration in milliseconds; null if it was not done. */
  @ApiProperty({ type: 'number', nullable: true, example: 41.7 })
  ms: number | null;
}

/** Metadata of a picture: a block of bytes, or a value in one. */
export class PictureMetadata {
  @ApiProperty({ enum: METADATA_NAMES, enumName: 'PictureMetadataName', example: 'gps_position' })
  name: MetadataName;

  /** Null for a block. */
  @ApiProperty({ type: 'string', nullable: true, example: '33.86880° S, 151.20930° E' })
  value: string | null;

  /** Of a block; null for a value in one. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  byteSize: number | null;
}

/** A file that an upload would have stored. */
export class UploadTrialFile {
  /** @example '800.webp' */
  name: string;

  /** @example 'image/webp' */
  type: string;

  /** @example 48211 */
  @ApiProperty({ type: 'integer' })
  byteSize: number;

  /** @example '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' */
  sha256: string;

  /** In pixels; null for a file that is not a picture. */
  @ApiProperty({ type: 'integer', nullable: true, example: 800 })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1000 })
  height: number | null;

  /** Remaining metadata. */
  metadata: PictureMetadata[];

  /** A `data:` URI of at most 700 kB; null for a file that is not a picture. */
  @ApiProperty({ type: 'string', nullable: true, example: 'data:image/webp;base64,UklGRg==' })
  preview: string | null;
}

/** The result of a trial upload. */
export class UploadTrial {
  @ApiProperty({ enum: UPLOAD_PURPOSES, enumName: 'UploadPurpose', example: 'photo' })
  purpose: UploadPurpose;

  /** Without its path. @example 'IMG_2041.jpg' */
  fileName: string;

  /**
   * The type declared by the sender.
   * @example 'image/jpeg'
   */
  declaredType: string;

  /** The type by content, if known. */
  @ApiProperty({ type: 'string', nullable: true, example: 'image/jpeg' })
  detectedType: string | null;

  /** @example 3184432 */
  @ApiProperty({ type: 'integer' })
  byteSize: number;

  /** @example 'a3c024f01cccb3b63457d848b0d2f89c1f744a3d5b2a6d3f8f1d2b6a4cfbb7f1' */
  sha256: string;

  /** Of the upright picture, in pixels; null if none was opened. */
  @ApiProperty({ type: 'integer', nullable: true, example: 4032 })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 3024 })
  height: number | null;

  /** The picture's metadata. */
  metadata: PictureMetadata[];

  /** Every step of such an upload, in order. */
  steps: UploadTrialStep[];

  /** What would have been stored; empty for a rejected file. */
  kept: UploadTrialFile[];

  /** The sender's error response; null if the file is accepted. */
  @ApiProperty({ type: ErrorBody, nullable: true })
  refusal: ErrorBody | null;
}

export async function toUploadTrial(
  purpose: UploadPurpose,
  { bytes, fileName, declaredType }: SentFile,
  { kept, picture, steps }: TrialRun,
  refusal: DomainError | null,
): Promise<UploadTrial> {
  return {
    purpose,
    fileName,
    declaredType,
    detectedType: unacceptedType(bytes) ?? sniffedDownload(bytes),
    byteSize: bytes.length,
    sha256: await sha256Of(bytes),
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    metadata: picture?.metadata ?? [],
    steps,
    kept: kept.map((file) => ({
      name: file.name,
      type: file.type,
      byteSize: file.bytes.length,
      sha256: file.sha256,
      width: file.picture?.width ?? null,
      height: file.picture?.height ?? null,
      metadata: file.picture?.metadata ?? [],
      preview: file.picture?.preview ?? null,
    })),
    refusal: refusal && toErrorBody(refusal),
  };
}
