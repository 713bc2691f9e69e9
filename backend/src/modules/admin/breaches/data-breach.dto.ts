import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsString, Max, MaxLength, Min, MinLength, ValidateIf } from 'class-validator';
import { isoOrNull, Moment } from '../../../platform/http/index.js';
import { BREACH_DECISIONS, type BreachDecision, type DataBreach } from './data-breach.entity.js';
import { messages } from './texts.js';

const LONGEST = 5_000;
const OrNull = () => ValidateIf((_, value) => value !== null);
const MOMENT = { type: String, format: 'date-time', nullable: true, example: '2026-11-21T03:00:00.000Z' } as const;
const DECISION = { type: String, enum: BREACH_DECISIONS, nullable: true, example: 'notify' } as const;

/** A breach that was noticed. */
export class NewDataBreachInput {
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  @Moment({ message: messages.moment })
  noticedAt: string;

  /**
   * Which data, whose, and how, without naming anyone.
   * @example 'An export was sent to the wrong address.'
   */
  @ApiProperty({ minLength: 10, maxLength: LONGEST })
  @MaxLength(LONGEST, { message: messages.whatHappened })
  @MinLength(10, { message: messages.whatHappened })
  @IsString({ message: messages.whatHappened })
  whatHappened: string;
}

/** The whole record. */
export class DataBreachInput extends NewDataBreachInput {
  /**
   * The version that was edited.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  @IsInt()
  version: number;

  /** @example 12 */
  @ApiProperty({ type: 'integer', nullable: true })
  @OrNull()
  @IsInt({ message: messages.people })
  @Max(100_000_000, { message: messages.people })
  @Min(0, { message: messages.people })
  peopleAffected: number | null;

  /** Whether the regulators and the people are told. */
  @ApiProperty(DECISION)
  @OrNull()
  @IsIn(BREACH_DECISIONS, { message: messages.decision })
  decision: BreachDecision | null;

  /** @example 'Passports were readable for two hours: serious harm is likely.' */
  @ApiProperty({ type: String, nullable: true, maxLength: LONGEST })
  @OrNull()
  @IsString({ message: messages.reason })
  @MaxLength(LONGEST, { message: messages.reason })
  reason: string | null;

  @ApiProperty(MOMENT)
  @OrNull()
  @Moment({ message: messages.moment })
  decidedAt: string | null;

  @ApiProperty(MOMENT)
  @OrNull()
  @Moment({ message: messages.moment })
  regulatorsToldAt: string | null;

  @ApiProperty(MOMENT)
  @OrNull()
  @Moment({ message: messages.moment })
  peopleToldAt: string | null;

  /**
   * Closes the record, which then never changes. A 400 names what is missing.
   * @example false
   */
  @IsBoolean()
  close: boolean;
}

@ApiSchema({ name: 'DataBreach' })
export class DataBreachDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 1 */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  noticedAt: string;

  /** @example 'An export was sent to the wrong address.' */
  whatHappened: string;

  /** @example 12 */
  @ApiProperty({ type: 'integer', nullable: true })
  peopleAffected: number | null;

  @ApiProperty(DECISION)
  decision: BreachDecision | null;

  /** @example 'Passports were readable for two hours: serious harm is likely.' */
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;

  @ApiProperty(MOMENT)
  decidedAt: string | null;

  @ApiProperty(MOMENT)
  regulatorsToldAt: string | null;

  @ApiProperty(MOMENT)
  peopleToldAt: string | null;

  @ApiProperty(MOMENT)
  closedAt: string | null;
}

export class DataBreaches {
  /** Open records first, then the newest. At most 200. */
  @ApiProperty({ type: [DataBreachDto] })
  items: DataBreachDto[];
}

export const toDataBreachDto = (breach: DataBreach): DataBreachDto => ({
  id: breach.id,
  version: breach.version,
  noticedAt: breach.noticedAt.toISOString(),
  whatHappened: breach.whatHappened,
  peopleAffected: breach.peopleAffected,
  decision: breach.decision,
  reason: breach.reason,
  decidedAt: isoOrNull(breach.decidedAt),
  regulatorsToldAt: isoOrNull(breach.regulatorsToldAt),
  peopleToldAt: isoOrNull(breach.peopleToldAt),
  closedAt: isoOrNull(breach.closedAt),
});
