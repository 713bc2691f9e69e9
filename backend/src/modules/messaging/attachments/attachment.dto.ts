import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ATTACHMENT_KINDS, type AttachmentKind, type MessageAttachment } from './message-attachment.entity.js';

/** The most files of one message. */
export const MOST_ATTACHMENTS = 10;

export class MessageFileForm {
  /** A JPEG, PNG or WebP photo, or a PDF, of at most 15 MB; or a recording in WebM, Ogg or MP4 of at most 8 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;
  /** Only with a recording: a JSON array of 16 to 64 whole numbers from 0 to 100, how loud it is. @example '[4,38,71]' */
  @ApiProperty({ required: false })
  waveform?: string;
}

const ATTACHMENT_SIZES = ['small', 'full'] as const;
export type AttachmentSize = (typeof ATTACHMENT_SIZES)[number];

export class AttachmentFileQuery {
  /** `small` is at most 640 pixels wide and high; a document has one size. @example 'small' */
  @ApiProperty({ enum: ATTACHMENT_SIZES, required: false, default: 'full' })
  @IsOptional()
  @IsIn(ATTACHMENT_SIZES)
  size: AttachmentSize = 'full';
}

/** A photo, a document or the recording of a message. Its bytes have an address of their own. */
@ApiSchema({ name: 'MessageAttachment' })
export class AttachmentDto {
  /** @example '3d5c1b1e-5a0c-4f6b-9d55-2f0a7c1e9b42' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: ATTACHMENT_KINDS, enumName: 'AttachmentKind', example: 'photo' })
  kind: AttachmentKind;
  /** @example 'garden.webp' */
  fileName: string;
  /** @example 184320 */
  @ApiProperty({ type: 'integer' })
  byteSize: number;
  /** Of a photo, in pixels; null otherwise. */
  @ApiProperty({ type: 'integer', nullable: true, example: 1600 })
  width: number | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 1200 })
  height: number | null;
  /** Of a voice message, in milliseconds; null otherwise. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  durationMs: number | null;
  /** How loud a voice message is, in parts of equal length: numbers from 0 to 100. Null where that is not known. */
  @ApiProperty({ type: [Number], nullable: true, example: null })
  waveform: number[] | null;
}

export const toAttachment = ({
  id,
  kind,
  fileName,
  byteSize,
  width,
  height,
  durationMs,
  waveform,
}: Pick<MessageAttachment, keyof AttachmentDto>): AttachmentDto => ({
  ...{ id, kind, fileName, byteSize },
  ...{ width, height, durationMs, waveform },
});
