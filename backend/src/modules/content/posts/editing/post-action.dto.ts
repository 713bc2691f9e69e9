import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, Min } from 'class-validator';
import { Moment } from '../../../../platform/http/index.js';
import { Text } from '../../../../platform/validation/index.js';
import { postMessages } from '../texts.js';

/** The version of a post that the editor has read. */
export class SeenPostVersion {
  /** @example 4 */
  @IsInt()
  @Min(1)
  @ApiProperty({ type: 'integer' })
  version: number;
}

export class PostPublicationInput extends SeenPostVersion {
  /**
   * The time; now if omitted.
   * @example '2026-12-01T20:00:00.000Z'
   */
  @IsOptional()
  @Moment({ message: postMessages.at })
  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  at?: string | null;
}

export class PostReasonInput {
  /** @example 'The visa rules in it have changed.' */
  @Text({ min: 10, max: 1000, words: postMessages.reason })
  reason: string;
}

export class ReleaseTextInput extends SeenPostVersion {
  /** True copies the release's text into the draft; false keeps the edited one until the next release. */
  @IsBoolean()
  @ApiProperty({ example: true })
  take: boolean;
}
