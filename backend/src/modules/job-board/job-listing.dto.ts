import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import { Digits, MayBeOmitted, PageQuery } from '../../platform/http/index.js';
import { CITIES, cityBySlug, REGIONS, regionFacts, type Region } from '../country/index.js';
import { HourlyFloorDto } from '../fair-pay/index.js';
import { findingsIn, ScamFindingDto } from '../safety/index.js';
import { FamilyCard } from '../search/index.js';
import { APPLICATION_STATES, type ApplicationState } from './application-states.js';
import { messages } from './texts.js';
import { JOB_LISTING_STATES, type JobListing, type JobListingState } from './job-listing.entity.js';

const { fields } = messages;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_CENTS = 300_000;
const CURRENCIES = ['AUD', 'NZD'] as const;
type Currency = (typeof CURRENCIES)[number];

/** Removes surrounding white space. */
const Trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

class JobListingContent {
  /** @example '2027-02-01' */
  @IsISO8601({ strict: true }, { message: fields.startsOn.format })
  @Matches(ISO_DAY, { message: fields.startsOn.format })
  @ApiProperty({ format: 'date' })
  startsOn: string;

  /** @example 6 */
  @IsInt({ message: fields.months })
  @Min(1, { message: fields.months })
  @Max(24, { message: fields.months })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 24 })
  monthsMin: number;

  /** @example 12 */
  @IsInt({ message: fields.months })
  @Min(1, { message: fields.months })
  @Max(24, { message: fields.months })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 24 })
  monthsMax: number;

  /** @example 'Two children: preschool age and school age' */
  @Trimmed()
  @Length(3, 160, { message: fields.between('Who the children are', 3, 160) })
  children: string;

  /** @example 30 */
  @IsInt({ message: fields.hours })
  @Min(5, { message: fields.hours })
  @Max(60, { message: fields.hours })
  @ApiProperty({ type: 'integer', minimum: 5, maximum: 60 })
  hoursPerWeek: number;

  /** @example 'School run, homework, dinner on two evenings.' */
  @Trimmed()
  @Length(10, 600, { message: fields.between('What there is to do', 10, 600) })
  duties: string;

  /**
   * Weekly pay, in the region's currency.
   * @example 32000
   */
  @IsInt({ message: fields.pay })
  @Min(0, { message: fields.pay })
  @Max(MOST_CENTS, { message: fields.pay })
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MOST_CENTS })
  payMinCents: number;

  /** @example 38000 */
  @IsInt({ message: fields.pay })
  @Min(0, { message: fields.pay })
  @Max(MOST_CENTS, { message: fields.pay })
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MOST_CENTS })
  payMaxCents: number;

  /** @example 'Your own room under the roof, with a desk.' */
  @Trimmed()
  @Length(10, 300, { message: fields.between('The room', 10, 300) })
  room: string;

  /** @example true */
  @IsBoolean({ message: fields.yesOrNo })
  carAvailable: boolean;

  /** @example true */
  @IsBoolean({ message: fields.yesOrNo })
  licenceWanted: boolean;

  /** @example 'We look for someone who likes mornings, mud and reading aloud, from February on.' */
  @Trimmed()
  @Length(50, 2000, { message: fields.between('What you would like to say', 50, 2000) })
  text: string;
}

/** A family's job listing. */
export class JobListingInput extends JobListingContent {
  /**
   * The currency in which the pay was entered. If the family has moved to the other country since, the pay is not
   * accepted.
   * @example 'AUD'
   */
  @MayBeOmitted()
  @IsIn(CURRENCIES, { message: fields.currency })
  @ApiPropertyOptional({ enum: CURRENCIES })
  currency?: Currency;
}

/** Values from the family's profile; null where it has none. */
export class JobListingProposal {
  /** @example '2027-02-01' */
  startsOn: string | null;
  /** @example 6 */
  @ApiProperty({ type: 'integer', nullable: true })
  monthsMin: number | null;
  /** @example 12 */
  @ApiProperty({ type: 'integer', nullable: true })
  monthsMax: number | null;
  /** @example 'Two children: preschool age and school age' */
  children: string;
  /** @example 30 */
  @ApiProperty({ type: 'integer', nullable: true })
  hoursPerWeek: number | null;
  /** @example 'Your own room under the roof.' */
  room: string;
  /** @example true */
  carAvailable: boolean;
}

export class JobListingStateInput {
  /** @example 'paused' */
  @IsIn(JOB_LISTING_STATES, { message: fields.state })
  @ApiProperty({ enum: JOB_LISTING_STATES, enumName: 'JobListingState' })
  state: JobListingState;
}

/** Filters of the job board; all given ones must match. */
export class JobListingQuery extends PageQuery {
  /**
   * A country, or one of our cities.
   * @example 'sydney'
   */
  @IsOptional()
  @IsIn([...REGIONS, ...CITIES.map(({ slug }) => slug)], { message: fields.place })
  @ApiPropertyOptional({ type: String })
  where?: string;

  /**
   * Only the listing of this family.
   * @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'
   */
  @IsOptional()
  @IsUUID(undefined, { message: fields.family })
  @ApiPropertyOptional({ format: 'uuid' })
  family?: string;

  /**
   * Begins on this day or later.
   * @example '2027-01-01'
   */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: fields.startsOn.format })
  @Matches(ISO_DAY, { message: fields.startsOn.format })
  @ApiPropertyOptional({ format: 'date' })
  startFrom?: string;

  /**
   * The maximum weekly hours.
   * @example 30
   */
  @IsOptional()
  @Digits()
  @IsInt({ message: fields.hours })
  @Min(5, { message: fields.hours })
  @Max(60, { message: fields.hours })
  @ApiPropertyOptional({ type: 'integer', minimum: 5, maximum: 60 })
  hoursMax?: number;

  /**
   * Only those that need no driving licence.
   * @example 'true'
   */
  @IsOptional()
  @IsIn(['true', 'false'], { message: fields.yesOrNo })
  @ApiPropertyOptional({ enum: ['true', 'false'] })
  noLicence?: 'true' | 'false';
}

/** A job listing. */
export class JobListingFacts extends JobListingContent {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'open' */
  @ApiProperty({ enum: JOB_LISTING_STATES, enumName: 'JobListingState' })
  state: JobListingState;
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /** @example 'Sydney' */
  city: string | null;
  /** @example 'AUD' */
  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  publishedAt: string;
  /** Warnings about its texts, for everyone who reads it. */
  findings: ScamFindingDto[];
}

/** The calling au pair's application for a listing. */
export class OwnApplication {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'applied' */
  @ApiProperty({ enum: APPLICATION_STATES, enumName: 'ApplicationState' })
  state: ApplicationState;
}

/** A job listing on the board. */
export class BoardJobListing extends JobListingFacts {
  family: FamilyCard;
  /**
   * Conflicts with the caller's profile, as sentences.
   * @example ['They need a driver, and your profile says you have no driving licence.']
   */
  @ApiProperty({ type: [String] })
  obstacles: string[];
  /** Null if the caller has not applied. */
  @ApiProperty({ type: () => OwnApplication, nullable: true })
  application: OwnApplication | null;
  /** What the law asks for at least, where the family lives. */
  payFloor: HourlyFloorDto;
}

/** One page of the board, newest first. */
export class BoardPage {
  items: BoardJobListing[];
  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

/** A family's own job listing. */
export class OwnJobListing {
  /** Null if there is none, or it is filled. */
  @ApiProperty({ type: () => JobListingFacts, nullable: true })
  jobListing: JobListingFacts | null;
  proposal: JobListingProposal;
  /**
   * Of the country where the family lives. A listing in another one is paused until its pay is entered in this one.
   * @example 'AUD'
   */
  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;
  /** What the law asks for at least, where the family lives. */
  payFloor: HourlyFloorDto;
}

export function toJobListing(row: JobListing): JobListingFacts {
  return {
    id: row.id,
    state: row.state,
    region: row.region,
    city: (row.city && cityBySlug(row.city)?.name) || null,
    currency: regionFacts(row.region).currency,
    startsOn: row.startsOn,
    monthsMin: row.monthsMin,
    monthsMax: row.monthsMax,
    children: row.children,
    hoursPerWeek: row.hoursPerWeek,
    duties: row.duties,
    payMinCents: row.payMinCents,
    payMaxCents: row.payMaxCents,
    room: row.room,
    carAvailable: row.carAvailable,
    licenceWanted: row.licenceWanted,
    text: row.text,
    publishedAt: row.publishedAt.toISOString(),
    findings: findingsIn([row.text, row.duties, row.room, row.children].join('\n'), 'listing'),
  };
}
