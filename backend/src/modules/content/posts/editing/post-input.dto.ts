import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { MayBeOmitted, Nested } from '../../../../platform/http/index.js';
import { textOfHtml } from '../../../../platform/rich-text/index.js';
import { OptionalText, Text } from '../../../../platform/validation/index.js';
import { REGIONS, type Region } from '../../../country/index.js';
import { isPictureAddress } from '../../../media/index.js';
import { postMessages } from '../texts.js';

const words = postMessages;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_SOURCES = 30;
const LONGEST_CONTENT = 200_000;

/** Some text must remain without the markup. */
const SaysSomething = (): PropertyDecorator =>
  ValidateBy({
    name: 'saysSomething',
    validator: {
      validate: (html) => typeof html === 'string' && textOfHtml(html) !== '',
      defaultMessage: () => words.content.tooShort,
    },
  });

const PictureAddress = (): PropertyDecorator =>
  ValidateBy({ name: 'pictureAddress', validator: { validate: isPictureAddress, defaultMessage: () => words.image } });

/** A source of a post, and when its author last checked it. */
export class PostSourceInput {
  /** @example 'Home Affairs: Working Holiday visa (subclass 417)' */
  @Text({ min: 3, max: 200, words: words.source.title })
  title: string;

  /** @example 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/work-holiday-417' */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true }, { message: words.source.url })
  url: string;

  /** @example '2026-11-20' */
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: words.source.checkedOn })
  @IsISO8601({ strict: true }, { message: words.source.checkedOn })
  @ApiProperty({ format: 'date' })
  checkedOn: string;
}

/** Optional fields of a post. */
class PostExtrasInput {
  /** @example 'First Weeks' */
  @OptionalText({ max: 60, words: words.category })
  category?: string | null;

  /**
   * Null: valid in both regions.
   * @example 'australia'
   */
  @IsOptional()
  @IsIn(REGIONS, { message: words.region })
  @ApiPropertyOptional({ type: 'string', enum: REGIONS, nullable: true })
  region?: Region | null;

  /** @example '/media/7d444840-9dc0-41d1-b245-5ffdce74fad2/1200.webp' */
  @IsOptional()
  @PictureAddress()
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 500 })
  image_url?: string | null;

  /** @example 'Two lunch boxes, one of them still in the fridge' */
  @OptionalText({ max: 300, words: words.imageAlt })
  image_alt?: string | null;

  /** @example 'The first week with an au pair' */
  @OptionalText({ max: 70, words: words.seoTitle })
  seoTitle?: string | null;

  /** @example 'A plan for the first seven days, from the airport to the first free evening.' */
  @OptionalText({ max: 200, words: words.seoDescription })
  seoDescription?: string | null;
}

/** A complete post. */
export class PostTextInput extends PostExtrasInput {
  /** @example 'The first week: a plan for parents who hate plans' */
  @Text({ min: 5, max: 150, words: words.title })
  title: string;

  /** @example 'the-first-week' */
  @Matches(SLUG, { message: words.slug.wrong })
  @Text({ min: 5, max: 100, words: words.slug })
  slug: string;

  /** @example 'Two school runs together, one forgotten lunch, and an evening off before anybody asks for it.' */
  @Text({ min: 10, max: 300, words: words.summary })
  summary: string;

  /**
   * HTML; unsafe elements are removed.
   * @example '<p>On Monday, do nothing.</p>'
   */
  @SaysSomething()
  @MaxLength(LONGEST_CONTENT, { message: words.content.tooLong })
  content: string;

  /** @example 'Hanna Lindqvist' */
  @Text({ min: 2, max: 100, words: words.author })
  author: string;

  @MayBeOmitted()
  @IsArray()
  @ArrayMaxSize(MOST_SOURCES, { message: words.source.many })
  @Nested(() => PostSourceInput, { each: true })
  @ApiPropertyOptional({ type: () => PostSourceInput, isArray: true, maxItems: MOST_SOURCES })
  sources?: PostSourceInput[];
}

/** A complete post, and the version that it is based on. */
export class PostInput extends PostTextInput {
  /** @example 4 */
  @IsInt()
  @Min(1)
  @ApiProperty({ type: 'integer' })
  version: number;
}

/** An unfinished source. */
export class PostSourceDraftInput {
  /** @example 'Home Affairs' */
  @IsString()
  @MaxLength(200, { message: words.source.title.tooLong })
  title: string;

  /** @example 'https://immi' */
  @IsString()
  @MaxLength(1_000, { message: words.source.url })
  url: string;

  /** @example '2026-11-20' */
  @IsString()
  @MaxLength(10, { message: words.source.checkedOn })
  checkedOn: string;
}

/** Some fields of an unfinished post; none is required. */
export class PostDraftFields extends PostExtrasInput {
  /** @example 'The first we' */
  @MayBeOmitted()
  @IsString()
  @MaxLength(150, { message: words.title.tooLong })
  title?: string;

  /** @example 'the-first-we' */
  @MayBeOmitted()
  @IsString()
  @MaxLength(100, { message: words.slug.tooLong })
  slug?: string;

  /** @example 'Two school' */
  @MayBeOmitted()
  @IsString()
  @MaxLength(300, { message: words.summary.tooLong })
  summary?: string;

  /** @example '<p>On Mon</p>' */
  @MayBeOmitted()
  @IsString()
  @MaxLength(LONGEST_CONTENT, { message: words.content.tooLong })
  content?: string;

  /** @example 'H' */
  @MayBeOmitted()
  @IsString()
  @MaxLength(100, { message: words.author.tooLong })
  author?: string;

  @MayBeOmitted()
  @IsArray()
  @ArrayMaxSize(MOST_SOURCES, { message: words.source.many })
  @Nested(() => PostSourceDraftInput, { each: true })
  @ApiPropertyOptional({ type: () => PostSourceDraftInput, isArray: true, maxItems: MOST_SOURCES })
  sources?: PostSourceDraftInput[];
}

/** Edits since a version. */
export class PostAutosaveInput extends PostDraftFields {
  /** @example 4 */
  @IsInt()
  @Min(1)
  @ApiProperty({ type: 'integer' })
  version: number;
}
