import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray } from 'class-validator';
import { Nested } from '../../../platform/http/index.js';
import { toVisaOption, VisaOptionDto, VisaPersonInput, type TrialResult } from '../../visas/index.js';
import { messages } from './texts.js';
import { AdminVisaRuleInput } from './visa-rule.dto.js';

const MOST_RULES = 40;
const MOST_PEOPLE = 10;

/** Rules to test before publishing. */
export class AdminVisaTrialInput {
  @ApiProperty({ type: () => AdminVisaRuleInput, isArray: true, maxItems: MOST_RULES })
  @ArrayMaxSize(MOST_RULES, { message: messages.rules })
  @IsArray({ message: messages.rules })
  @Nested(() => AdminVisaRuleInput, { each: true, message: messages.rules })
  rules: AdminVisaRuleInput[];

  /** People to test them on, in addition to the examples of the release. */
  @ApiProperty({ type: () => VisaPersonInput, isArray: true, maxItems: MOST_PEOPLE })
  @ArrayMaxSize(MOST_PEOPLE, { message: messages.people })
  @IsArray({ message: messages.people })
  @Nested(() => VisaPersonInput, { each: true, message: messages.people })
  people: VisaPersonInput[];
}

/** A problem that prevents publishing. */
export class AdminVisaProblem {
  /** The field it is about. @example 'rules.0.validUntil' */
  field: string;
  /** @example 'No rule is valid from 1 July 2027 to 31 July 2027' */
  message: string;
}

/** One person's result under the stored rules and under the tested ones. */
export class AdminVisaTrialResult {
  /**
   * Empty for a person entered by the admin.
   * @example 'Germany, the day before turning 31'
   */
  title: string;
  /**
   * The day whose rules apply.
   * @example '2026-11-23'
   */
  @ApiProperty({ format: 'date' })
  day: string;
  /** @example 'DE' */
  nationality: string;
  /** @example '1995-11-24' */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  bornOn: string | null;
  /** @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  startsOn: string;
  /** Null: the visa is not for this passport. */
  @ApiProperty({ type: () => VisaOptionDto, nullable: true })
  before: VisaOptionDto | null;
  @ApiProperty({ type: () => VisaOptionDto, nullable: true })
  after: VisaOptionDto | null;
  /** @example true */
  changed: boolean;
}

/** Whether the rules can be published, and what they would change. */
export class AdminVisaTrial {
  /** Empty if they can be published. */
  @ApiProperty({ type: AdminVisaProblem, isArray: true })
  problems: AdminVisaProblem[];
  /** Changed results come first. */
  @ApiProperty({ type: AdminVisaTrialResult, isArray: true })
  results: AdminVisaTrialResult[];
}

export const toTrialResult = ({ title, day, question, before, after, changed }: TrialResult): AdminVisaTrialResult => ({
  title,
  day,
  nationality: question.nationality,
  bornOn: question.bornOn,
  startsOn: question.startsOn,
  before: before && toVisaOption(before),
  after: after && toVisaOption(after),
  changed,
});
