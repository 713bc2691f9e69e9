import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNumber, Min } from 'class-validator';
import { FACT_TOPICS, rangeOf, type EditableFact, type FactTopic } from '../../../platform/facts/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { DatedSourceInput } from './dated-source.dto.js';
import { messages } from './texts.js';

const REGION = { enum: REGIONS, enumName: 'Region', example: 'australia' } as const;

export class AdminFactsQuery {
  @ApiProperty({ enum: REGIONS, example: 'australia' })
  @IsIn(REGIONS, { message: messages.region })
  region: Region;
}

/** A value of a fact, valid from its day until the next value begins. */
export class AdminFactRow {
  @ApiProperty({ format: 'uuid', example: '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' })
  id: string;

  /** @example 27.08 */
  value: number;

  /** @example '2026-07-01' */
  @ApiProperty({ format: 'date' })
  validFrom: string;

  /** @example 'Fair Work Ombudsman: pay guide of the Miscellaneous Award' */
  sourceTitle: string;

  /** @example 'https://www.fairwork.gov.au/pay-and-wages/minimum-wages/pay-guides' */
  @ApiProperty({ format: 'uri' })
  sourceUrl: string;

  /**
   * When an admin last checked the source.
   * @example '2026-11-23'
   */
  @ApiProperty({ format: 'date' })
  checkedOn: string;

  /**
   * From this day, it must be compared with its source again.
   * @example '2027-06-15'
   */
  @ApiProperty({ format: 'date' })
  reviewBy: string;

  /** @example 'Calculated from the weekly rate.' */
  note: string | null;

  /**
   * Sent back with a correction.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** @example '2026-11-23T08:15:30.123Z' */
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

/** A fact with all its values. */
export class AdminFact {
  @ApiProperty(REGION)
  region: Region;

  /** @example 'award_level2_hour' */
  key: string;

  /** @example 'Miscellaneous Award, Level 2' */
  label: string;

  @ApiProperty({ enum: FACT_TOPICS, enumName: 'LegalFactTopic', example: 'wages' })
  topic: FactTopic;

  /** @example 'AUD an hour' */
  unit: string;

  /**
   * The smallest and the largest value that is accepted.
   * @example 5
   */
  least: number;

  /** @example 200 */
  most: number;

  /** The value that is valid today. */
  @ApiProperty({ type: AdminFactRow })
  current: AdminFactRow;

  /** All values, newest first. */
  @ApiProperty({ type: AdminFactRow, isArray: true })
  rows: AdminFactRow[];

  /**
   * Whether the review is overdue.
   * @example false
   */
  due: boolean;
}

/** The facts of a region, those due for review first. */
export class AdminFactsList {
  @ApiProperty({ type: AdminFact, isArray: true })
  items: AdminFact[];
}

/** An admin's input for a value. */
export class AdminFactInput extends DatedSourceInput {
  /** @example 27.08 */
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: messages.value })
  value: number;
}

/** A correction of a value. */
export class AdminFactCorrection extends AdminFactInput {
  /** The version that was edited. @example 1 */
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt({ message: messages.version })
  @Min(1, { message: messages.version })
  version: number;
}

type StoredRow = EditableFact['rows'][number];

export const toAdminFactRow = ({ id, value, validFrom, version, updatedAt, ...row }: StoredRow): AdminFactRow => ({
  id,
  value,
  validFrom,
  sourceTitle: row.sourceTitle,
  sourceUrl: row.sourceUrl,
  checkedOn: row.checkedOn,
  reviewBy: row.reviewBy,
  note: row.note,
  version,
  updatedAt: updatedAt.toISOString(),
});

/** `current` is null only before the first start has stored the facts of the release. */
export function toAdminFact({ region, key, released, rows, valid, due }: EditableFact): AdminFact | null {
  if (!valid) return null;
  const { label, topic, unit } = released;
  return {
    region,
    key,
    label,
    topic,
    unit,
    ...rangeOf(unit),
    current: toAdminFactRow(valid),
    rows: rows.toReversed().map(toAdminFactRow),
    due,
  };
}
