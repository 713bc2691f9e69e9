import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { Text } from '../../profiles/index.js';
import { ClauseInWordsDto } from '../agreement.dto.js';
import { AGREEMENT_STATES, type AgreementState } from '../agreement-states.js';
import { ENDING_CATEGORIES, type EndingCategory } from '../ending-categories.js';
import { messages } from '../texts.js';

/** A draft is its author's alone. */
const REGISTERED_STATES = AGREEMENT_STATES.filter((state) => state !== 'draft');
type RegisteredState = Exclude<AgreementState, 'draft'>;

/** Which agreements to list. */
export class AgreementRegisterQuery extends PageQuery {
  @IsOptional()
  @IsIn(REGISTERED_STATES)
  @ApiPropertyOptional({ enum: REGISTERED_STATES, enumName: 'RegisteredState' })
  state?: RegisteredState;

  @IsOptional()
  @IsIn(REGIONS)
  @ApiPropertyOptional({ enum: REGIONS, enumName: 'Region' })
  region?: Region;

  /** The stay begins on this day or later. @example '2027-01-01' */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d\d-\d\d$/)
  startsFrom?: string;

  /** The stay begins on this day or before. @example '2027-12-31' */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d\d-\d\d$/)
  startsTo?: string;

  /** Part of either's name, username or email address. @example 'okafor' */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
}

/** One of the two, as lists name them. */
export class RegisteredPerson {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  id: string;

  /**
   * Null once the account is gone.
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
   * How many versions were proposed.
   * @example 2
   */
  versions: number;

  /** @example '2027-02-01' */
  startsOn: string | null;

  /** @example '2027-08-01' */
  endsOn: string | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  changedAt: string;
}

/** One page of them, those changed last first. */
export class AgreementRegisterPage {
  items: RegisteredAgreement[];

  /**
   * Asks for the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

export const AGREEMENT_STEPS = [
  'proposed',
  'countered',
  'signed',
  'confirmed',
  'began',
  'completed',
  'ended_early',
  'cancelled',
] as const;
export type AgreementStep = (typeof AGREEMENT_STEPS)[number];

/** Something that happened to an agreement. */
export class AgreementStepDto {
  @ApiProperty({ enum: AGREEMENT_STEPS, enumName: 'AgreementStep', example: AGREEMENT_STEPS[0] })
  step: AgreementStep;

  /** @example '2026-11-20T08:15:30.123Z' */
  at: string;

  /** Null where it is the calendar that did it, or both together. */
  @ApiProperty({ type: () => RegisteredPerson, nullable: true })
  by: RegisteredPerson | null;

  /**
   * Which version it is about.
   * @example 2
   */
  version: number | null;
}

/** One agreement with what happened to it. What the two wrote into it is theirs. */
export class RegisteredAgreementDetail extends RegisteredAgreement {
  /**
   * The last day there was, when it ended early.
   * @example '2027-05-12'
   */
  endedOn: string | null;

  /**
   * Why it was cancelled or ended, in the words of the person who did it.
   * @example 'Our plans have changed.'
   */
  closedReason: string | null;

  /**
   * SHA-256 of the agreement that both signed.
   * @example '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
   */
  fingerprint: string | null;

  /** The terms of the newest version, as the two read them. */
  clauses: ClauseInWordsDto[];

  history: AgreementStepDto[];
}

/** Why someone looks at an agreement. */
export class AgreementOpeningInput {
  /** @example 'The family has asked for help with it' */
  @Text({ min: 5, max: 300, words: messages.opening })
  @ApiProperty({ example: 'The family has asked for help with it' })
  reason: string;
}

/** Why an admin ends an agreement. */
export class AgreementWithdrawalInput {
  /** What both are told, in plain words. */
  @ApiProperty({ enum: ENDING_CATEGORIES, enumName: 'EndingCategory', example: 'account_closed' })
  @IsIn(ENDING_CATEGORIES, { message: messages.category })
  category: EndingCategory;

  /**
   * For the audit log alone.
   * @example 'The family’s account is closed for fraud; the au pair has been told by phone.'
   */
  @Text({ min: 10, max: 1000, words: messages.withdrawal })
  reason: string;
}
