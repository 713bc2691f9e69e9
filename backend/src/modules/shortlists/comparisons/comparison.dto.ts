import { ApiProperty } from '@nestjs/swagger';
import { AuPairPage, FamilyPage } from '../../search/index.js';
import { CHECK_KINDS, heldChecks, type CheckKind, type CheckStanding } from '../../verification/index.js';
import { IdList } from '../id-list.js';
import { messages } from './texts.js';

const MOST_COMPARED = 4;

/** Who is compared. */
export class ComparisonQuery {
  /**
   * Ids of people of the other side, separated by commas, in the order of the columns.
   * @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'
   */
  @IdList(MOST_COMPARED, messages.ids)
  ids: string[];
}

/** Something that we have checked about someone and that is valid today. */
export class HeldCheck {
  @ApiProperty({ enum: CHECK_KINDS, enumName: 'CheckKind', example: CHECK_KINDS[0] })
  kind: CheckKind;
  /** @example '2026-10-14' */
  approvedOn: string;
  /**
   * Its last day; null where it does not run out.
   * @example '2027-10-14'
   */
  @ApiProperty({ type: String, nullable: true })
  validUntil: string | null;
}

/** An au pair in a comparison: what their page shows the reader, and the days of their checks. */
export class ComparedAuPair {
  page: AuPairPage;
  checks: HeldCheck[];
}

/** What a family's open job listing offers a week, in addition to room and board. */
export class OfferedPay {
  /** @example 35000 */
  @ApiProperty({ type: 'integer' })
  minCents: number;
  /** @example 40000 */
  @ApiProperty({ type: 'integer' })
  maxCents: number;
  /** @example 'AUD' */
  @ApiProperty({ enum: ['AUD', 'NZD'] })
  currency: 'AUD' | 'NZD';
}

/** A family in a comparison. */
export class ComparedFamily {
  page: FamilyPage;
  checks: HeldCheck[];
  /** Null without an open job listing. */
  @ApiProperty({ type: () => OfferedPay, nullable: true })
  pay: OfferedPay | null;
}

/** People side by side: au pairs for families, families for au pairs, in the order in which they were asked for. */
export class Comparison {
  auPairs: ComparedAuPair[];
  families: ComparedFamily[];
  /**
   * How many of those asked for are not shown: paused, hidden, or gone.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  leftOut: number;
}

export const toHeldChecks = (standings: readonly CheckStanding[] = [], now: Date): HeldCheck[] =>
  heldChecks(standings, now).map(({ kind, approvedAt, validUntil }) => ({
    kind,
    approvedOn: approvedAt.toISOString().slice(0, 10),
    validUntil,
  }));
