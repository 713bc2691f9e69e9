import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { FocalPoint } from '../../media/index.js';
import { messages } from './texts.js';

/** The limit per location: more than its page shows, so that others move up when one pauses. */
export const MOST_CHOSEN = 10;

/**
 * Whether the page can show a family: it can; they have paused; moderators withhold them; they have found an au pair.
 */
const FEATURED_STATES = ['visible', 'paused', 'withheld', 'taken'] as const;
export type FeaturedState = (typeof FEATURED_STATES)[number];

/** A family among the featured ones. */
export class FeaturedFamily {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  id: string;

  /** @example 'The Okafors' */
  familyName: string;

  /** @example 'Newtown, Sydney' */
  location: string;

  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  photo: string | null;

  /** @example 'data:image/webp;base64,UklGRg==' */
  photoPreview: string | null;

  @ApiProperty({ type: FocalPoint, nullable: true })
  photoFocalPoint: FocalPoint | null;

  @ApiProperty({ enum: FEATURED_STATES, enumName: 'FeaturedState', example: FEATURED_STATES[0] })
  state: FeaturedState;
}

/** The featured families of a city, or of a region's home page. */
@ApiSchema({ name: 'FeaturedFamilies' })
export class FeaturedFamiliesDto {
  /** @example 'perth' */
  place: string;

  /** All chosen families, in order, including those that cannot be shown now. */
  items: FeaturedFamily[];

  /** The newest other families of the location, which fill the remaining slots. */
  next: FeaturedFamily[];

  /**
   * How many families the page shows.
   * @example 5
   */
  room: number;

  /**
   * How many may be chosen.
   * @example 10
   */
  most: number;

  /**
   * The version of this choice; sent back with a change.
   * @example 'b54a0c1f9d3e7a62'
   */
  version: string;
}

/** A new choice. */
export class FeaturedFamiliesInput {
  /** Ids of families of the location, in order. */
  @IsArray()
  @ArrayMaxSize(MOST_CHOSEN, { message: messages.tooMany(MOST_CHOSEN) })
  @ArrayUnique()
  @IsUUID('all', { each: true })
  @ApiProperty({ type: [String], maxItems: MOST_CHOSEN, example: ['0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'] })
  ids: string[];

  /**
   * The version that was read.
   * @example 'b54a0c1f9d3e7a62'
   */
  @IsString()
  @MaxLength(64)
  version: string;
}

/** Searches families to feature. */
export class FeaturedCandidatesQuery {
  /**
   * Part of a family's name or suburb; all when empty.
   * @example 'okafor'
   */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search: string = '';
}

/** Families that could be featured. */
@ApiSchema({ name: 'FeaturedCandidates' })
export class FeaturedCandidatesDto {
  /** At most the newest twenty. */
  items: FeaturedFamily[];
}
