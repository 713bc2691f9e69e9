import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsObject, IsUUID, ValidateBy } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { Text } from '../../../platform/validation/index.js';
import { AuPairCard } from '../cards/au-pair-card.dto.js';
import { FamilyCard } from '../cards/family-card.dto.js';
import { messages } from './texts.js';
import {
  ALERTS,
  RESTS,
  SAVED_SEARCH_KINDS,
  type Alerts,
  type Rest,
  type SavedSearch,
  type SavedSearchKind,
} from './saved-search.entity.js';

/** How many new people are listed at once. */
export const MOST_NEW_PEOPLE = 50;

const areTexts = (filters: unknown): boolean =>
  Object.values(filters ?? {}).every((value) => typeof value === 'string');
const NAME = { min: 1, max: 60, words: messages.name };

export class SavedSearchInput {
  /** @example 'auPairs' */
  @IsIn(SAVED_SEARCH_KINDS, { message: messages.kind })
  @ApiProperty({ enum: SAVED_SEARCH_KINDS, enumName: 'SavedSearchKind' })
  kind: SavedSearchKind;

  /** @example 'German speakers for February' */
  @Text(NAME)
  name: string;

  /**
   * The filters as in the search address; the same rules apply.
   * @example { "city": "sydney", "startBy": "2027-02-01" }
   */
  @IsObject({ message: messages.filters })
  @ValidateBy({ name: 'areTexts', validator: { validate: areTexts } }, { message: messages.filters })
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  filters: Record<string, string>;

  /**
   * Omitted values stay unchanged.
   * @example 'daily'
   */
  @IsIn(ALERTS, { message: messages.alerts })
  @ApiProperty({ enum: ALERTS, enumName: 'SavedSearchAlerts' })
  alerts: Alerts;
}

/** Only what is sent changes. */
export class SavedSearchChanges {
  /** @example 'German speakers' */
  @MayBeOmitted()
  @Text(NAME)
  @ApiPropertyOptional()
  name?: string;

  /** @example 'at_once' */
  @MayBeOmitted()
  @IsIn(ALERTS, { message: messages.alerts })
  @ApiPropertyOptional({ enum: ALERTS, enumName: 'SavedSearchAlerts' })
  alerts?: Alerts;
}

@ApiSchema({ name: 'SavedSearch' })
export class SavedSearchDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'auPairs' */
  @ApiProperty({ enum: SAVED_SEARCH_KINDS, enumName: 'SavedSearchKind' })
  kind: SavedSearchKind;
  /** @example 'German speakers for February' */
  name: string;
  /** @example { "city": "sydney" } */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  filters: Record<string, string>;
  /** @example 'daily' */
  @ApiProperty({ enum: ALERTS, enumName: 'SavedSearchAlerts' })
  alerts: Alerts;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /**
   * People found since the owner last looked.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  newCount: number;
}

/** All of a person's, newest first; at most ten. */
export class SavedSearchList {
  items: SavedSearchDto[];
  /**
   * Why the owner is not told of new people at the moment: their profile is paused, or they are in a placement that does
   * not end within 60 days. Null otherwise.
   * @example 'placement'
   */
  @ApiProperty({ type: String, enum: RESTS, nullable: true })
  restsFor: Rest | null;
}

/** New people in a saved search, latest first. */
export class NewPeople {
  /** Empty if the search is for families. */
  @ApiProperty({ type: () => [AuPairCard] })
  auPairs: AuPairCard[];
  /** Empty if the search is for au pairs. */
  @ApiProperty({ type: () => [FamilyCard] })
  families: FamilyCard[];
}

/** New people that the page has shown to the owner. */
export class SeenPeople {
  /**
   * Without it everyone in the list, for clients of earlier releases.
   * @example ['7d444840-9dc0-41d1-b245-5ffdce74fad2']
   */
  @MayBeOmitted()
  @IsArray({ message: messages.people })
  @ArrayMaxSize(MOST_NEW_PEOPLE, { message: messages.people })
  @IsUUID(undefined, { each: true, message: messages.people })
  @ApiPropertyOptional({ type: String, format: 'uuid', isArray: true, maxItems: MOST_NEW_PEOPLE })
  people?: string[];
}

export function toSavedSearch(row: SavedSearch, newCount: number): SavedSearchDto {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    filters: row.filters,
    alerts: row.alerts,
    createdAt: row.createdAt.toISOString(),
    newCount,
  };
}
