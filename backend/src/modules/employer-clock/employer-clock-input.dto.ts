import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { OptionalText } from '../../platform/validation/index.js';
import { PERMISSION_STEPS, type PermissionStep } from './permission/permission-entry.entity.js';
import { messages } from './texts.js';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A step of the permission to work longer. */
export class PermissionStepInput {
  /** @example 'granted' */
  @IsIn(PERMISSION_STEPS, { message: messages.step })
  @ApiProperty({ enum: PERMISSION_STEPS, enumName: 'PermissionStep' })
  step: PermissionStep;

  /**
   * The day of the application, or of the answer.
   * @example '2027-05-03'
   */
  @Matches(ISO_DAY, { message: messages.day })
  @ApiProperty({ format: 'date' })
  on: string;

  /**
   * With `granted`: the last day that is permitted.
   * @example '2027-10-31'
   */
  @IsOptional()
  @Matches(ISO_DAY, { message: messages.day })
  @ApiProperty({ type: String, format: 'date', nullable: true, required: false })
  until?: string | null;

  /** @example 'Asked online. The number of the application is in our folder.' */
  @OptionalText({ max: 500, paragraphs: true, words: messages.note })
  note?: string | null;
}

/** Why the family asks for more time, for its letter. */
export class SupportLetterInput {
  /**
   * The prefilled reason if null or empty.
   * @example 'The youngest begins kindergarten in October, and Lena is at her side until then.'
   */
  @OptionalText({ min: 10, max: 1500, paragraphs: true, words: messages.reason })
  reason?: string | null;
}
