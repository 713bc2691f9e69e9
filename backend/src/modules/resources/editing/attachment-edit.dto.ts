import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { OptionalText, Text } from '../../../platform/validation/index.js';
import { messages } from '../texts.js';
import { FileAddress } from './resource-rules.js';

/** How many files a resource may have. */
export const MOST_ATTACHMENTS = 20;

/** The name and description of a file. */
export class AttachmentEditInput {
  /**
   * The file name for saving.
   * @example 'weekly-schedule.pdf'
   */
  @Matches(/^[^/\\]*$/, { message: messages.fileName.path })
  @Text({ min: 1, max: 120, words: messages.fileName })
  fileName: string;

  /** @example 'To print and fill in by hand, or on the screen.' */
  @OptionalText({ max: 300, words: messages.description })
  @ApiPropertyOptional({ type: 'string', nullable: true })
  description?: string | null;

  /**
   * Its position among the files; the last one if omitted.
   * @example 0
   */
  @MayBeOmitted()
  @IsInt({ message: messages.displayOrder })
  @Min(0, { message: messages.displayOrder })
  @Max(1_000, { message: messages.displayOrder })
  @ApiPropertyOptional({ type: 'integer' })
  displayOrder?: number;
}

/** An external file. */
export class AttachmentLinkInput extends AttachmentEditInput {
  /**
   * We never fetch it.
   * @example 'https://www.fairwork.gov.au/au-pairs.pdf'
   */
  @FileAddress()
  fileUrl: string;
}

/** The form of an upload. */
export class AttachmentForm {
  /** PDF, Word, Excel, PowerPoint, OpenDocument, JPEG, PNG, WebP, CSV or plain text; at most 25 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;

  /**
   * What the file is for.
   * @example 'To print and fill in by hand.'
   */
  @ApiProperty({ required: false })
  description?: string;
}

/** The order of the files: each of them once. */
export class AttachmentOrderInput {
  /** @example ['0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'] */
  @IsArray({ message: messages.order })
  @ArrayMaxSize(MOST_ATTACHMENTS, { message: messages.order })
  @ArrayUnique({ message: messages.order })
  @IsUUID(undefined, { each: true, message: messages.order })
  @ApiProperty({ maxItems: MOST_ATTACHMENTS })
  ids: string[];
}
