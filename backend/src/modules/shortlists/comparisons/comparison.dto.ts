import { ApiProperty } from '@nestjs/swagger';
import { dayAt } from '../../../platform/daily-metrics/index.js';
import { AuPairPage, FamilyPage } from '../../search/index.js';
import { CHECK_KINDS, heldChecks, type CheckKind, type CheckStatus } from '../../verification/index.js';
import { IdList } from '../id-list.js';

const messages = { ids: 'Please send 1 to 4 different ids, separated by commas' } as const;

const MOST_COMPARED = 4;

/** The compared people. */
export class ComparisonQuery {
  /**
   * Ids of people of the other role, separated by commas, in the order of the columns.
   * @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'
   */
  @IdList(MOST_COMPARED, messages.ids)
  ids: string[];
}

/** A verified check that is valid today. */
export class HeldCheck {
  @ApiProperty({ enum: CHECK_KINDS, enumName: 'CheckKind', example: CHECK_KINDS[0] })
  kind: CheckKind;
  /**
   * The day of the approval.
   * @example '2026-10-14'
   */
  approvedOn: string;
  /**
   * Its last day; null if it does not expire.
   * @example '2027-10-14'
   */
  @ApiProperty({ type: String, nullable: true })
  validUntil: string | null;
}

/** An au pair in a comparison: their page for the reader, and the expiry of their checks. */
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

/** A comparison: au pairs for families, families for au pairs, in the requested order. */
export class Comparison {
  auPairs: ComparedAuPair[];
  families: ComparedFamily[];
  /**
   * How many of the requested people are not shown: paused, hidden, or deleted.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  leftOut: number;
}

export const toHeldChecks = (statuses: readonly CheckStatus[] = [], now: Date): HeldCheck[] =>
  heldChecks(statuses, now).map(({ kind, approvedAt, validUntil }) => ({
    kind,
    approvedOn: dayAt(approvedAt),
    validUntil,
  }));
