import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Nested } from '../../../platform/http/index.js';
import { countryByCode, REGIONS, type Region } from '../../country/index.js';
import { VisaRuleValues, type RuleSet, type WrittenRule } from '../../visas/index.js';
import { DatedSourceInput } from '../facts/dated-source.dto.js';
import { messages } from './texts.js';

const REGION = { enum: REGIONS, enumName: 'Region', example: 'australia' } as const;
const MOST_RULES = 40;

export class AdminVisaRulesQuery {
  @ApiProperty({ enum: REGIONS, example: 'australia' })
  @IsIn(REGIONS, { message: messages.region })
  region: Region;
}

/** A rule of a visa and passport, valid from its first day to its last, or without an end. */
export class AdminVisaRuleInput extends DatedSourceInput {
  /**
   * The rule that it replaces; null for a new one.
   * @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'
   */
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @IsOptional()
  @IsUUID(undefined, { message: messages.id })
  id?: string | null;

  /** The last day; null without an end. @example '2028-06-30' */
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true })
  @IsOptional()
  @IsString({ message: messages.day })
  @MaxLength(10, { message: messages.day })
  validUntil?: string | null;

  @ApiProperty({ type: () => VisaRuleValues })
  @Nested(() => VisaRuleValues, { message: messages.values })
  values: VisaRuleValues;
}

/** All rules of a visa and passport; replaces the stored ones. */
export class AdminVisaRulesInput {
  /** The revision that was edited. @example 'b8f3c0f4a11b8f3c0f4a11' */
  @IsString({ message: messages.revision })
  @MaxLength(40, { message: messages.revision })
  revision: string;

  @ApiProperty({ type: () => AdminVisaRuleInput, isArray: true, maxItems: MOST_RULES })
  @ArrayMaxSize(MOST_RULES, { message: messages.rules })
  @IsArray({ message: messages.rules })
  @Nested(() => AdminVisaRuleInput, { each: true, message: messages.rules })
  rules: AdminVisaRuleInput[];
}

/** Confirms that the current rules of a visa were compared with their sources. */
export class AdminVisaConfirmationInput {
  /** @example '2026-11-23' */
  @ApiProperty({ format: 'date' })
  @IsString({ message: messages.day })
  @MaxLength(10, { message: messages.day })
  checkedOn: string;

  /** @example '2027-06-15' */
  @ApiProperty({ format: 'date' })
  @IsString({ message: messages.day })
  @MaxLength(10, { message: messages.day })
  reviewBy: string;
}

/** A rule as it is stored. */
export class AdminVisaRule extends AdminVisaRuleInput {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, required: true })
  declare id: string | null;

  /** The last day; null without an end. @example '2028-06-30' */
  @ApiProperty({ type: String, format: 'date', nullable: true, required: true })
  declare validUntil: string | null;
}

/** The rules of a visa for a passport, or for all passports. */
export class AdminVisaRuleSet {
  @ApiProperty(REGION)
  region: Region;

  /** Key of the visa. @example '417' */
  visa: string;

  /** @example 'Working Holiday visa (subclass 417)' */
  visaName: string;

  /** working_holiday: with ages and lengths. free: no application needed. named: mentioned without an assessment. */
  @ApiProperty({ enum: ['working_holiday', 'free', 'named'], enumName: 'VisaRuleKind', example: 'working_holiday' })
  kind: 'working_holiday' | 'free' | 'named';

  /** ISO code, or `all`. @example 'GB' */
  passport: string;

  /** @example 'United Kingdom' */
  passportName: string;

  /** Oldest first. */
  rules: AdminVisaRule[];

  /**
   * The rule that is valid today; null if there is none.
   * @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'
   */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  currentId: string | null;

  /**
   * Whether that rule is due for review.
   * @example false
   */
  due: boolean;

  /**
   * Sent back when publishing.
   * @example 'b8f3c0f4a11b8f3c0f4a11'
   */
  revision: string;
}

/** The rules of all visas of a region. */
export class AdminVisaRuleSets {
  @ApiProperty({ type: AdminVisaRuleSet, isArray: true })
  items: AdminVisaRuleSet[];
}

export const toWrittenRules = (rules: readonly AdminVisaRuleInput[]): WrittenRule[] =>
  rules.map(({ id, validUntil, note, ...rule }) => ({
    ...rule,
    id: id ?? null,
    validUntil: validUntil ?? null,
    note: note ?? null,
  }));

export const toAdminVisaRule = (rule: RuleSet['rows'][number]): AdminVisaRule => ({
  id: rule.id,
  validFrom: rule.validFrom,
  validUntil: rule.validUntil,
  values: rule.values,
  sourceTitle: rule.sourceTitle,
  sourceUrl: rule.sourceUrl,
  checkedOn: rule.checkedOn,
  reviewBy: rule.reviewBy,
  note: rule.note,
});

export const toAdminVisaRuleSet = (set: RuleSet): AdminVisaRuleSet => ({
  region: set.region,
  visa: set.visa.key,
  visaName: set.visa.name,
  kind: set.visa.kind,
  passport: set.passport,
  passportName: countryByCode(set.passport)?.name ?? messages.allPassports,
  rules: set.rows.map(toAdminVisaRule),
  currentId: set.current?.id ?? null,
  due: set.due,
  revision: set.revision,
});
