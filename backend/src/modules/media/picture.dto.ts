import { ApiProperty } from '@nestjs/swagger';
import { PhotoCrop, PhotoUrls, photoUrls } from './photo.dto.js';
import type { Upload } from './upload.entity.js';

/** The form of a picture upload. */
export class PictureForm {
  /** JPEG, PNG or WebP, at most 10 MB, at least 400 pixels wide within the crop. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;

  /** As JSON. If omitted, the whole picture is kept. */
  @ApiProperty({ required: false, type: PhotoCrop })
  crop?: PhotoCrop;
}

/** A picture for texts. */
export class Picture {
  /**
   * The largest rendition; for `image_url` and texts.
   * @example '/media/7d444840-9dc0-41d1-b245-5ffdce74fad2/1200.webp'
   */
  url: string;

  /** Of the largest rendition, in pixels. @example 1200 */
  @ApiProperty({ type: 'integer' })
  width: number;

  /** @example 750 */
  @ApiProperty({ type: 'integer' })
  height: number;

  urls: PhotoUrls;
}

export function toPicture({ id, width, height }: Upload): Picture {
  const urls = photoUrls(id);
  return { url: urls[1200], width, height, urls };
}
