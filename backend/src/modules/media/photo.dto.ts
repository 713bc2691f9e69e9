import { ApiProperty, getSchemaPath, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { Nested } from '../../platform/http/index.js';
import { messages } from './texts.js';
import type { Upload } from './upload.entity.js';

/**
 * The part of a picture to keep, as fractions of its upright width and height; a member's photo must be 4:5 or 4:3 in pixels.
 */
export class PhotoCrop {
  /** @example 0.1 */
  @ApiProperty({ minimum: 0, maximum: 1 })
  x: number;

  /** @example 0 */
  @ApiProperty({ minimum: 0, maximum: 1 })
  y: number;

  /** @example 0.6 */
  @ApiProperty({ minimum: 0, maximum: 1 })
  width: number;

  /** @example 1 */
  @ApiProperty({ minimum: 0, maximum: 1 })
  height: number;
}

/** The point of a photo that stays in view wherever the photo is shown in another shape, in percent. */
export class FocalPoint {
  /** From the left. @example 50 */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  @IsInt({ message: messages.focalPoint })
  @Min(0, { message: messages.focalPoint })
  @Max(100, { message: messages.focalPoint })
  x: number;

  /** From the top. @example 20 */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  @IsInt({ message: messages.focalPoint })
  @Min(0, { message: messages.focalPoint })
  @Max(100, { message: messages.focalPoint })
  y: number;
}

/** The form of an upload. */
export class PhotoForm {
  /** JPEG, PNG or WebP, at most 10 MB, at least 400 pixels wide within the crop. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;

  /** As JSON. If omitted, the largest centred 4:5 part is kept. */
  @ApiProperty({ required: false, type: PhotoCrop })
  crop?: PhotoCrop;

  /** As JSON, within the crop. If omitted, it is found automatically. */
  @ApiProperty({ required: false, type: FocalPoint })
  focalPoint?: FocalPoint;
}

/** For the contract: a focal point for each of several photos, or null. */
export const FOCAL_POINTS: ApiPropertyOptions = {
  type: 'array',
  items: { type: 'object', nullable: true, allOf: [{ $ref: getSchemaPath(FocalPoint) }] },
};

/** A change of a photo. */
export class PhotoChange {
  /** Null forgets it. */
  @ApiProperty({ type: FocalPoint, nullable: true })
  @ValidateIf((change: PhotoChange) => change.focalPoint !== null)
  @Nested(() => FocalPoint, { message: messages.focalPoint })
  focalPoint: FocalPoint | null;
}

/** The addresses of a photo's renditions, by width. */
export class PhotoUrls {
  /** @example '/media/7d444840-9dc0-41d1-b245-5ffdce74fad2/400.webp' */
  @ApiProperty()
  400: string;

  /** @example '/media/7d444840-9dc0-41d1-b245-5ffdce74fad2/800.webp' */
  @ApiProperty()
  800: string;

  /** @example '/media/7d444840-9dc0-41d1-b245-5ffdce74fad2/1200.webp' */
  @ApiProperty()
  1200: string;
}

/** A photo that can be shown in a profile. */
export class Photo {
  /**
   * The id for `photos` of a profile.
   * @example '7d444840-9dc0-41d1-b245-5ffdce74fad2'
   */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Of the largest rendition, in pixels. @example 1200 */
  @ApiProperty({ type: 'integer' })
  width: number;

  /** @example 1500 */
  @ApiProperty({ type: 'integer' })
  height: number;

  /**
   * A blurred preview as `data:` URI of at most 1 kB.
   * @example 'data:image/webp;base64,UklGRg=='
   */
  preview: string;

  /** Null while unknown: show the middle. */
  @ApiProperty({ type: FocalPoint, nullable: true })
  focalPoint: FocalPoint | null;

  urls: PhotoUrls;
}

export class PhotoList {
  items: Photo[];
}

export function photoUrls(id: string): PhotoUrls {
  const url = (size: number) => `/media/${id}/${size}.webp`;
  return { 400: url(400), 800: url(800), 1200: url(1200) };
}

/** The columns of an upload as a point. */
export const focalPointOf = ({ focusX, focusY }: Pick<Upload, 'focusX' | 'focusY'>): FocalPoint | null =>
  focusX === null || focusY === null ? null : { x: focusX, y: focusY };

export function toPhoto({ id, width, height, preview, ...focus }: Upload): Photo {
  return { id, width, height, preview, focalPoint: focalPointOf(focus), urls: photoUrls(id) };
}
