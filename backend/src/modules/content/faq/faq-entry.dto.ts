import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { SourceLink } from '../../../platform/seeding/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { messages } from '../texts.js';
import { FAQ_AUDIENCES, type FaqAudience, type FaqEntry } from './faq-entry.entity.js';

/** Filters of the FAQ. */
export class FaqQuery {
  /**
   * Only answers that are valid in this region; all if omitted.
   * @example 'australia'
   */
  @IsOptional()
  @IsIn(REGIONS, { message: messages.region })
  @ApiPropertyOptional({ enum: REGIONS })
  region?: Region;
}

/** A frequently asked question with its answer. */
@ApiSchema({ name: 'FaqEntry' })
export class FaqEntryDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * The audience.
   * @example 'family'
   */
  @ApiProperty({ enum: FAQ_AUDIENCES })
  audience: FaqAudience;

  /**
   * The region in which the answer is valid; null for both.
   * @example 'australia'
   */
  @ApiProperty({ enum: REGIONS, nullable: true })
  region: Region | null;

  /** @example 'Is an au pair an employee?' */
  question: string;

  /**
   * Sanitised HTML.
   * @example '<p>Often, yes.</p>'
   */
  answer: string;

  sources: SourceLink[];
}

export type FaqEntryRow = Pick<FaqEntry, 'id' | 'audience' | 'region' | 'question' | 'answer' | 'sources'>;

export function toFaqEntry({ id, audience, region, question, answer, sources }: FaqEntryRow): FaqEntryDto {
  return { id, audience, region, question, answer, sources };
}
