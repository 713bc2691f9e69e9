import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { OptionalText, Text } from '../../../platform/validation/index.js';
import { messages } from './texts.js';

/** Validity and source of a value that a law or authority sets. */
export class DatedSourceInput {
  /** @example '2026-07-01' */
  @ApiProperty({ format: 'date' })
  @IsString({ message: messages.day })
  @MaxLength(10, { message: messages.day })
  validFrom: string;

  /** @example 'Fair Work Ombudsman: pay guide of the Miscellaneous Award' */
  @Text({ min: 5, max: 200, words: messages.sourceTitle })
  sourceTitle: string;

  /** @example 'https://www.fairwork.gov.au/pay-and-wages/minimum-wages/pay-guides' */
  @ApiProperty({ format: 'uri' })
  @IsString({ message: messages.sourceUrl })
  @MaxLength(1000, { message: messages.sourceUrl })
  sourceUrl: string;

  /**
   * When the source was last checked.
   * @example '2026-11-23'
   */
  @ApiProperty({ format: 'date' })
  @IsString({ message: messages.day })
  @MaxLength(10, { message: messages.day })
  checkedOn: string;

  /** From this day, it must be compared with its source again. @example '2027-06-15' */
  @ApiProperty({ format: 'date' })
  @IsString({ message: messages.day })
  @MaxLength(10, { message: messages.day })
  reviewBy: string;

  /** @example 'Calculated from the weekly rate.' */
  @OptionalText({ max: 1000, words: messages.note })
  note?: string | null;
}
