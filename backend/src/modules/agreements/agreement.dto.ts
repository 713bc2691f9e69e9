import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CURRENCIES } from '../billing/index.js';
import { REGIONS, type Region } from '../country/index.js';
import { PlacementPartnerDto } from '../profiles/index.js';
import { ScamFindingDto } from '../safety/index.js';
import { VisaLimitDto } from '../visas/index.js';
import type { AgreementDraft } from './agreement-draft.entity.js';
import { AGREEMENT_MOVES, AGREEMENT_STATES, type AgreementMove, type AgreementState } from './agreement-states.js';
import { SUDDEN_ENDS, type SuddenEnd } from './sudden-end.js';
import { AgreementTerms } from './terms/agreement-terms.dto.js';
import { CLAUSES, type ClauseName } from './terms/term-values.js';

const SIDES = ['you', 'them'] as const;
type Side = (typeof SIDES)[number];

/** The other person. */
@ApiSchema({ name: 'AgreementPartner' })
export class AgreementPartnerDto extends PlacementPartnerDto {}

/** A clause as both read it. */
@ApiSchema({ name: 'ClauseInWords' })
export class ClauseInWordsDto {
  /** @example 'notice' */
  @ApiProperty({ enum: CLAUSES, enumName: 'ClauseName' })
  clause: ClauseName;
  /** @example 'Notice' */
  title: string;
  /** @example ['Either person can end it with 2 weeks’ notice.'] */
  lines: string[];
}

/** A clause that differs from the previous version. */
@ApiSchema({ name: 'ClauseChange' })
export class ClauseChangeDto {
  /** @example 'notice' */
  @ApiProperty({ enum: CLAUSES, enumName: 'ClauseName' })
  clause: ClauseName;
  /** @example 'Notice' */
  title: string;
  /** @example ['Either person can end it with 2 weeks’ notice.'] */
  was: string[];
  /** @example ['Either person can end it with 4 weeks’ notice.'] */
  is: string[];
}

/** A version of the terms. */
@ApiSchema({ name: 'AgreementVersion' })
export class AgreementVersionDto {
  /** @example 2 */
  @ApiProperty({ type: 'integer' })
  number: number;
  /** @example 'them' */
  @ApiProperty({ enum: SIDES, enumName: 'AgreementSide' })
  by: Side;
  /** @example 'Fridays would be easier with an earlier end.' */
  note: string | null;
  /** Warnings about what the other person wrote in it; empty for your own. */
  findings: ScamFindingDto[];
  /** @example '2026-11-20T08:30:00.000Z' */
  createdAt: string;
  /** @example '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef' */
  fingerprint: string;
  /** Changes against the previous version; empty for the first one. */
  changes: ClauseChangeDto[];
}

@ApiSchema({ name: 'CurrentAgreementVersion' })
export class CurrentVersionDto extends AgreementVersionDto {
  terms: AgreementTerms;
  clauses: ClauseInWordsDto[];
  /**
   * Above the hours of a full-time week; null below.
   * @example '42 hours is more than a full-time week of 38. An au pair rarely gets enough rest then, and the pay must rise too.'
   */
  hoursWarning: string | null;
  /**
   * Pay at the minimum hourly wage, for comparison.
   * @example 'A$793.20'
   */
  payComparison: string;
}

@ApiSchema({ name: 'OwnAgreementDraft' })
export class OwnDraftDto {
  @ApiProperty({ type: 'object', additionalProperties: true, example: { meals: { description: 'Three meals a day' } } })
  terms: Record<string, unknown>;
  /** @example '2026-11-20T08:30:00.000Z' */
  updatedAt: string;
}

export const toOwnDraft = ({ terms, updatedAt }: AgreementDraft): OwnDraftDto => ({
  terms,
  updatedAt: updatedAt.toISOString(),
});

@ApiSchema({ name: 'AgreementSignature' })
export class SignatureDto {
  /** @example 'them' */
  @ApiProperty({ enum: SIDES, enumName: 'AgreementSide' })
  by: Side;
  /** @example 'Lena Hoffmann' */
  fullName: string;
  /** @example '2026-11-20T08:30:00.000Z' */
  at: string;
}

/** Conditions that must be met before both signatures count, and recommendations. */
@ApiSchema({ name: 'AgreementConditions' })
export class ConditionsDto {
  /** @example true */
  interviewHeld: boolean;
  /** @example true */
  auPairVerified: boolean;
  /**
   * A recommendation only.
   * @example false
   */
  familyVerified: boolean;
}

/** A fact about pay in the region, for information. */
@ApiSchema({ name: 'PayFacts' })
export class PayFactsDto {
  /** @example 'AUD' */
  currency: string;
  /** @example 2644 */
  @ApiProperty({ type: 'integer' })
  hourlyCents: number;
  /**
   * The hours of a full-time week.
   * @example 38
   */
  fullWeekHours: number;
  /** @example '2026-07-01' */
  since: string;
  /** @example '2026-11-20' */
  checkedOn: string;
  /** @example 'Fair Work Ombudsman: minimum wages' */
  sourceTitle: string;
  /** @example 'https://www.fairwork.gov.au/pay-and-wages/minimum-wages' */
  sourceUrl: string;
  /** @example 'The Fair Work Ombudsman says that au pairs are often employees.' */
  words: string;
  /**
   * Usual hours.
   * @example '25 to 35 hours a week, babysitting included, are usual in Australia.'
   */
  hours: string;
}

@ApiSchema({ name: 'AgreementClosing' })
export class ClosingDto {
  /** `us`: an admin. @example 'you' */
  @ApiProperty({ enum: [...SIDES, 'us'], enumName: 'AgreementCloser' })
  by: Side | 'us';
  /**
   * Null if the other person wrote it and one of the two has blocked the other.
   * @example 'Our plans have changed: we are moving to Perth in March.'
   */
  reason: string | null;
  /** What to be careful about in what the other person wrote. */
  findings: ScamFindingDto[];
}

@ApiSchema({ name: 'PlacementFee' })
export class PlacementFeeDto {
  /** @example 80000 */
  @ApiProperty({ type: 'integer' })
  amountCents: number;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AUD' })
  currency: (typeof CURRENCIES)[number];
}

/** An agreement in a list. */
@ApiSchema({ name: 'AgreementSummary' })
export class AgreementSummaryDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
  with: AgreementPartnerDto;
  /** @example 'proposed' */
  @ApiProperty({ enum: AGREEMENT_STATES, enumName: 'AgreementState' })
  state: AgreementState;
  /**
   * The caller has to answer it.
   * @example true
   */
  yourTurn: boolean;
  /** @example '2027-02-01' */
  startsOn: string | null;
  /** @example '2027-08-01' */
  endsOn: string | null;
  /**
   * The actual last day, if it ended early.
   * @example '2027-05-14'
   */
  endedOn: string | null;
  /** @example '2026-11-20T08:30:00.000Z' */
  changedAt: string;
}

@ApiSchema({ name: 'AgreementPage' })
export class AgreementPageDto {
  /** Latest changes first. */
  items: AgreementSummaryDto[];
  /**
   * Cursor of the next page; `null` at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  @ApiProperty({ type: String, nullable: true })
  nextCursor: string | null;
}

/** An agreement as one of its two people sees it. */
@ApiSchema({ name: 'Agreement' })
export class AgreementDto extends AgreementSummaryDto {
  /**
   * Which side the caller is.
   * @example 'family'
   */
  @ApiProperty({ enum: ['family', 'aupair'], enumName: 'AgreementRole' })
  you: 'family' | 'aupair';
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /**
   * The caller's possible moves.
   * @example ['counter', 'sign', 'cancel']
   */
  @ApiProperty({ enum: AGREEMENT_MOVES, enumName: 'AgreementMove', isArray: true })
  moves: AgreementMove[];
  /** Null until something was proposed. */
  @ApiProperty({ type: () => CurrentVersionDto, nullable: true })
  version: CurrentVersionDto | null;
  /** Earlier versions, newest first; ten at most. */
  @ApiProperty({ type: () => AgreementVersionDto, isArray: true })
  earlier: AgreementVersionDto[];
  /** The caller's draft, visible only to them. */
  @ApiProperty({ type: () => OwnDraftDto, nullable: true })
  draft: OwnDraftDto | null;
  /** Signatures of the current version. */
  @ApiProperty({ type: () => SignatureDto, isArray: true })
  signatures: SignatureDto[];
  conditions: ConditionsDto;
  /** On the day of the second signature; before it today, or on the first day if that is later. */
  payFacts: PayFactsDto;
  /** Today, within the placement, if the minimum has changed since both signed; otherwise null. */
  @ApiProperty({ type: () => PayFactsDto, nullable: true })
  payFactsNow: PayFactsDto | null;
  /**
   * The limit of the au pair's visa, if the dates exceed it. By the rules of the day of the second signature, or of
   * today before it.
   */
  @ApiProperty({ type: () => VisaLimitDto, nullable: true })
  visaNote: VisaLimitDto | null;
  /** What the family is invoiced once both have signed; null for the au pair and for nothing. */
  @ApiProperty({ type: () => PlacementFeeDto, nullable: true })
  placementFee: PlacementFeeDto | null;
  /**
   * When both had signed.
   * @example '2026-11-20T08:30:00.000Z'
   */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  confirmedAt: string | null;
  /** Who cancelled or ended it, and why. */
  @ApiProperty({ type: () => ClosingDto, nullable: true })
  closing: ClosingDto | null;
  /**
   * For two weeks: `before`, cancelled less than two weeks before the first day; `after`, ended early.
   * @example 'before'
   */
  @ApiProperty({ type: String, enum: SUDDEN_ENDS, nullable: true })
  suddenEnd: SuddenEnd | null;
}

/** `arrangement.changed`, to both people: load the agreement again. */
@ApiSchema({ name: 'AgreementChanged' })
export class AgreementChangedDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  agreementId: string;
}
