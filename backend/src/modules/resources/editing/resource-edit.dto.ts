import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { MayBeOmitted, Nested, NumberedPageQuery } from '../../../platform/http/index.js';
import { OptionalText, Text } from '../../../platform/validation/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { messages } from '../texts.js';
import { AUDIENCES, type Audience } from '../resource.entity.js';
import { LONGEST_ADDRESS, PictureAddress, ReadableHtml, Slug } from './resource-rules.js';

/** The source of a fact in a guide. */
export class ResourceSourceInput {
  /** @example 'Fair Work Ombudsman: Au pairs' */
  @IsString()
  @Length(3, 160)
  title: string;

  /** @example 'https://www.fairwork.gov.au/' */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true }, { message: messages.imageUrl })
  url: string;

  /** @example '2026-11-20' */
  @Matches(/^\d{4}-\d\d-\d\d$/)
  @IsISO8601({ strict: true })
  @ApiProperty({ format: 'date' })
  checkedOn: string;
}

/** A new resource. */
export class ResourceInput {
  /** @example 'Weekly schedule' */
  @Text({ min: 5, max: 160, words: messages.title })
  title: string;

  /** @example 'weekly-schedule' */
  @Slug()
  slug: string;

  /**
   * HTML; scripts and external content are removed.
   * @example '<p>Print it, put it on the fridge, and go through it together every Sunday.</p>'
   */
  @ReadableHtml()
  content: string;

  /** @example 'One page for the fridge: who is where, and who is free.' */
  @OptionalText({ min: 10, max: 300, words: messages.summary })
  @ApiPropertyOptional({ type: 'string', nullable: true })
  summary?: string | null;

  /** @example 'both' */
  @IsIn(AUDIENCES, { message: messages.audience })
  @ApiProperty({ enum: AUDIENCES })
  audience: Audience;

  /**
   * An uploaded picture, or an address.
   * @example '/media/7d444840-9dc0-41d1-b245-5ffdce74fad2/800.webp'
   */
  @PictureAddress()
  @ApiPropertyOptional({ type: 'string', nullable: true, maxLength: LONGEST_ADDRESS })
  image_url?: string | null;

  /**
   * The only region in which it is valid.
   * @example 'australia'
   */
  @IsOptional()
  @IsIn(REGIONS, { message: messages.region })
  @ApiPropertyOptional({ type: 'string', enum: REGIONS, nullable: true })
  region?: Region | null;

  /**
   * False if omitted.
   * @example false
   */
  @MayBeOmitted()
  @IsBoolean()
  @ApiPropertyOptional({ default: false })
  published?: boolean;

  /** @example false */
  @MayBeOmitted()
  @IsBoolean()
  @ApiPropertyOptional({ default: false })
  featured?: boolean;

  @MayBeOmitted()
  @IsArray()
  @ArrayMaxSize(30)
  @Nested(() => ResourceSourceInput, { each: true })
  sources?: ResourceSourceInput[];
}

/** An edit of a resource; omitted optional fields stay unchanged. */
export class ResourceEditInput extends ResourceInput {
  /** The version that was edited. @example 3 */
  @IsInt()
  @Min(1)
  @ApiProperty({ type: 'integer' })
  version: number;
}

export class ResourcePublishedInput {
  /** @example true */
  @IsBoolean()
  published: boolean;
}

export class ResourceFeaturedInput {
  /** @example true */
  @IsBoolean()
  featured: boolean;
}

export class ResourceDeletionInput {
  /** @example 'The rules changed; the new guide replaces it.' */
  @Text({ min: 5, max: 500, words: messages.reason })
  reason: string;
}

const NEWER_RESOURCE_CHOICES = ['take', 'keep-mine'] as const;

export class NewerResourceInput {
  /**
   * `take` overwrites the text with the release's; `keep-mine` keeps it.
   * @example 'take'
   */
  @IsIn(NEWER_RESOURCE_CHOICES)
  @ApiProperty({ enum: NEWER_RESOURCE_CHOICES })
  choice: (typeof NEWER_RESOURCE_CHOICES)[number];

  /** @example 3 */
  @IsInt()
  @Min(1)
  @ApiProperty({ type: 'integer' })
  version: number;
}

const RESOURCE_SORTS = ['updated', 'title', 'downloads'] as const;
export type ResourceSort = (typeof RESOURCE_SORTS)[number];
const DIRECTIONS = ['asc', 'desc'] as const;

const flag = ({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value);

/** Filters of the Admin list. */
export class AdminResourcesQuery extends NumberedPageQuery {
  /**
   * Words, or beginnings of words, that must all occur; or its slug.
   * @example 'agreement'
   */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;

  /** @example 'both' */
  @IsOptional()
  @IsIn(AUDIENCES, { message: messages.audience })
  @ApiPropertyOptional({ enum: AUDIENCES })
  audience?: Audience;

  /** @example false */
  @IsOptional()
  @Transform(flag)
  @IsBoolean()
  @ApiPropertyOptional({ type: 'boolean' })
  published?: boolean;

  /** @example true */
  @IsOptional()
  @Transform(flag)
  @IsBoolean()
  @ApiPropertyOptional({ type: 'boolean' })
  featured?: boolean;

  /** @example 'updated' */
  @IsOptional()
  @IsIn(RESOURCE_SORTS)
  @ApiPropertyOptional({ enum: RESOURCE_SORTS })
  sort: ResourceSort = 'updated';

  /** @example 'desc' */
  @IsOptional()
  @IsIn(DIRECTIONS)
  @ApiPropertyOptional({ enum: DIRECTIONS })
  direction: (typeof DIRECTIONS)[number] = 'desc';
}
