import { ApiProperty } from '@nestjs/swagger';
import { Verified } from '../profiles/index.js';
import { CHECK_KINDS, type CheckKind } from './checks.js';
import { RELATIONSHIPS, type Relationship } from './verification-reference.entity.js';
import { WWCC_STATES, type WwccState } from './verification.dto.js';

/** A verified check. */
export class CheckedFact {
  @ApiProperty({ enum: CHECK_KINDS, enumName: 'CheckKind', example: CHECK_KINDS[0] })
  kind: CheckKind;

  /** @example 'Police certificate' */
  title: string;

  /** @example 'We read a certificate of the home country’s police in this person’s name.' */
  says: string;

  /** @example 'It covers one country up to the day it was issued.' */
  doesNotSay: string;

  /** @example '2026-10-14' */
  approvedOn: string;

  /**
   * Its last day; null if it does not expire.
   * @example '2027-10-14'
   */
  validUntil: string | null;

  /** For references: how those who answered know the person. */
  @ApiProperty({ enum: RELATIONSHIPS, enumName: 'Relationship', isArray: true, example: ['host_family'] })
  relationships: Relationship[];

  /** For a working with children check: its state. */
  @ApiProperty({ type: 'string', enum: WWCC_STATES, nullable: true })
  state: WwccState | null;

  /**
   * Applied for, without a result yet.
   * @example false
   */
  appliedOnly: boolean;

  /**
   * For a family: the number of verified adults.
   * @example 2
   */
  adults: number | null;
}

/** Verified checks of a person. */
export class CheckedFacts {
  /** Null without the badge; single checks may be valid nevertheless. */
  @ApiProperty({ type: () => Verified, nullable: true })
  verified: Verified | null;

  /**
   * Who verified them.
   * @example 'Wattle & Fern'
   */
  checkedBy: string;

  facts: CheckedFact[];
}
