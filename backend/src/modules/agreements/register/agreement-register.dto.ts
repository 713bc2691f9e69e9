import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsISO8601, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { MayBeOmitted, PageQuery } from '../../../platform/http/index.js';
import { Text } from '../../../platform/validation/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { ClauseInWordsDto } from '../agreement.dto.js';
import { AGREEMENT_STATES, type AgreementState } from '../agreement-states.js';
import { ENDING_CATEGORIES, type EndingCategory } from '../ending-categories.js';
import { messages } from '../texts.js';

/** A draft is visible only to its author. */
const REGISTERED_STATES = AGREEMENT_STATES.filter((state) => state !== 'draft');
type RegisteredState = Exclude<AgreementState, 'draft'>;

/** Filters of the agreement list. */
export class AgreementRegisterQuery extends PageQuery {
  @IsOptional()
  @IsIn(REGISTERED_STATES)
  @ApiPropertyOptional({ enum: REGISTERED_STATES, enumName: 'RegisteredState' })
  state?: RegisteredState;

  @IsOptional()
  @IsIn(REGIONS)
  @ApiPropertyOptional({ enum: REGIONS, enumName: 'Region' })
  region?: Region;

  /**
   * The placement begins on this day or later.
   * @example '2027-01-01'
   */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d\d-\d\d$/)
  startsFrom?: string;

  /**
   * The placement begins on this day or earlier.
   * @example '2027-12-31'
   */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d\d-\d\d$/)
  startsTo?: string;

  /**
   * Part of the name, username or email address of either person.
   * @example 'okafor'
   */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
}

/** One of the two people. */
export class RegisteredPerson {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  id: string;

  /**
   * Null once the account is deleted.
   * @example 'The Okafors'
   */
  name: string | null;
}

/** An agreement in the list. */
export class RegisteredAgreement {
  /** @example '0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3' */
  id: string;

  @ApiProperty({ enum: REGISTERED_STATES, enumName: 'RegisteredState', example: REGISTERED_STATES[0] })
  state: RegisteredState;

  @ApiProperty({ enum: REGIONS, enumName: 'Region', example: REGIONS[0] })
  region: Region;

  family: RegisteredPerson;

  auPair: RegisteredPerson;

  /**
   * The number of proposed versions.
   * @example 2
   */
  versions: number;

  /** @example '2027-02-01' */
  startsOn: string | null;

  /** @example '2027-08-01' */
  endsOn: string | null;

  /**
   * The actual last day, if it ended early; it may be ahead.
   * @example '2027-05-12'
   */
  endedOn: string | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  changedAt: string;
}

/** One page of agreements, latest changes first. */
export class AgreementRegisterPage {
  items: RegisteredAgreement[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

const AGREEMENT_STEPS = [
  'proposed',
  'countered',
  'signed',
  'confirmed',
  'began',
  'completed',
  'ended_early',
  'cancelled',
] as const;
type AgreementStep = (typeof AGREEMENT_STEPS)[number];

/** An event in the history of an agreement. */
@ApiSchema({ name: 'AgreementHistoryStep' })
export class AgreementStepDto {
  @ApiProperty({ enum: AGREEMENT_STEPS, enumName: 'AgreementStep', example: AGREEMENT_STEPS[0] })
  step: AgreementStep;

  /** @example '2026-11-20T08:15:30.123Z' */
  at: string;

  /** Null if the calendar did it, or both together. */
  @ApiProperty({ type: () => RegisteredPerson, nullable: true })
  by: RegisteredPerson | null;

  /**
   * The version concerned.
   * @example 2
   */
  version: number | null;
}

/** An agreement with its history, without what the two wrote in it. */
export class RegisteredAgreementDetail extends RegisteredAgreement {
  /**
   * Why it was cancelled or ended, as the person wrote it.
   * @example 'Our plans have changed.'
   */
  closedReason: string | null;

  /**
   * SHA-256 of the agreement that both signed.
   * @example '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
   */
  fingerprint: string | null;

  /** The terms of the newest version. */
  clauses: ClauseInWordsDto[];

  history: AgreementStepDto[];
}

/** Why an admin opens an agreement. */
export class AgreementOpeningInput {
  /** @example 'The family has asked for help with it' */
  @Text({ min: 5, max: 300, words: messages.opening })
  @ApiProperty({ example: 'The family has asked for help with it' })
  reason: string;
}

/** Why an admin ends an agreement. */
export class AgreementWithdrawalInput {
  /** The reason shown to both members. */
  @ApiProperty({ enum: ENDING_CATEGORIES, enumName: 'EndingCategory', example: 'account_closed' })
  @IsIn(ENDING_CATEGORIES, { message: messages.category })
  category: EndingCategory;

  /**
   * For the audit log only.
   * @example 'The family’s account is closed for fraud; the au pair has been told by phone.'
   */
  @Text({ min: 10, max: 1000, words: messages.withdrawal })
  reason: string;

  /** The state that the admin has read. 409 `invalid_state_transition` if it is another by now. */
  @ApiProperty({ enum: AGREEMENT_STATES, enumName: 'AgreementState', required: false, example: 'proposed' })
  @MayBeOmitted()
  @IsIn(AGREEMENT_STATES)
  stateRead?: AgreementState;
}
