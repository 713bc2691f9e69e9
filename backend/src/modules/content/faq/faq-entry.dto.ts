import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { SourceLink } from '../../../platform/seeding/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { messages } from '../texts.js';
import { FAQ_AUDIENCES, type FaqAudience, type FaqEntry } from './faq-entry.entity.js';

/** Asks for the answers that hold somewhere. */
export class FaqQuery {
  /**
   * Only answers that hold in this country; all of them without it.
   * @example 'australia'
   */
  @IsOptional()
  @IsIn(REGIONS, { message: messages.region })
  @ApiPropertyOptional({ enum: REGIONS })
  region?: Region;
}

/** A question that people ask, with our answer. */
@ApiSchema({ name: 'FaqEntry' })
export class FaqEntryDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * Who asks.
   * @example 'family'
   */
  @ApiProperty({ enum: FAQ_AUDIENCES })
  audience: FaqAudience;

  /**
   * Where the answer holds; null where it holds in both.
   * @example 'australia'
   */
  @ApiProperty({ enum: REGIONS, nullable: true })
  region: Region | null;

  /** @example 'Is an au pair an employee?' */
  question: string;

  /**
   * HTML that may be shown as it is.
   * @example '<p>Often, yes.</p>'
   */
  answer: string;

  sources: SourceLink[];
}

export type FaqEntryRow = Pick<FaqEntry, 'id' | 'audience' | 'region' | 'question' | 'answer' | 'sources'>;

export function toFaqEntry({ id, audience, region, question, answer, sources }: FaqEntryRow): FaqEntryDto {
  return { id, audience, region, question, answer, sources };
}
