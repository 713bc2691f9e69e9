import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsObject, Max, Min } from 'class-validator';
import { DraftBase } from '../../../platform/http/index.js';
import { messages } from './texts.js';
import type { ProfileDraft } from './profile-draft.entity.js';

const EXAMPLE_DATA = { familyName: 'Harrow', location: 'Newtown, Syd' };

/** The typed values; replaces the previous draft. */
export class ProfileDraftInput extends DraftBase {
  /**
   * The step of the form, from 0.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  @IsInt({ message: messages.step })
  @Min(0, { message: messages.step })
  @Max(20, { message: messages.step })
  step: number;

  /** The form's values, unchecked: up to 64 kB, five levels deep. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: EXAMPLE_DATA })
  @IsObject({ message: messages.data })
  data: Record<string, unknown>;
}

/** An unfinished profile form. */
@ApiSchema({ name: 'ProfileDraft' })
export class ProfileDraftDto {
  /** @example 2 */
  step: number;

  @ApiProperty({ type: 'object', additionalProperties: true, example: EXAMPLE_DATA })
  data: Record<string, unknown>;

  /** @example '2026-11-02T04:30:00.000Z' */
  updatedAt: string;
}

export function toProfileDraft(row: ProfileDraft): ProfileDraftDto {
  return { step: row.step, data: row.data, updatedAt: row.updatedAt.toISOString() };
}
