import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type { Erasure } from './erasure/erasure.entity.js';
import { EXPORT_STATES, type DataExport, type ExportState } from './exports/data-export.entity.js';
import { messages, obstacleWords, type Obstacle } from './texts.js';

/** A data export. */
@ApiSchema({ name: 'DataExport' })
export class DataExportDto {
  /** @example '0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * The requester: the person, or an admin.
   * @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e'
   */
  @ApiProperty({ format: 'uuid' })
  askedBy: string;

  @ApiProperty({ enum: EXPORT_STATES, enumName: 'ExportState', example: 'ready' })
  state: ExportState;

  /** Bytes of the ZIP; null before it is ready. @example 482133 */
  byteSize: number | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  askedAt: string;

  /**
   * When it expires; null before it is ready.
   * @example '2026-11-27T08:15:30.123Z'
   */
  expiresAt: string | null;
}

/** A planned erasure of an account. */
@ApiSchema({ name: 'AccountErasure' })
export class ErasureDto {
  /** @example '2026-11-20T08:15:30.123Z' */
  askedAt: string;

  /** @example '2026-12-04T08:15:30.123Z' */
  dueAt: string;

  /**
   * Requested by the person, who can cancel it.
   * @example true
   */
  ownWish: boolean;
}

/** What prevents an erasure, and what to do. */
@ApiSchema({ name: 'AccountErasureObstacle' })
export class ErasureObstacleDto {
  @ApiProperty({ enum: Object.keys(obstacleWords), enumName: 'ErasureObstacle', example: 'agreement' })
  code: Obstacle;

  /** @example 'You have a confirmed agreement that is not over.' */
  words: string;
}

/** A person's exports and planned erasure. */
export class PersonalDataState {
  /** Newest first. */
  exports: DataExportDto[];

  @ApiProperty({ type: ErasureDto, nullable: true })
  erasure: ErasureDto | null;

  obstacles: ErasureObstacleDto[];
}

export class ErasureInput {
  /** @example 'quiet harbour lantern' */
  @IsString({ message: messages.password.required })
  @MinLength(1, { message: messages.password.required })
  @MaxLength(1_000)
  password: string;
}

export const toDataExport = ({ id, askedBy, state, byteSize, askedAt, expiresAt }: DataExport): DataExportDto => ({
  id,
  askedBy,
  state,
  byteSize,
  askedAt: askedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

export const toErasure = ({ accountId, askedBy, askedAt, dueAt }: Erasure): ErasureDto => ({
  askedAt: askedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  ownWish: askedBy === accountId,
});
