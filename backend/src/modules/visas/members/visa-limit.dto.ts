import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { releasedVisas } from '../rules/released-visas.js';
import { RuleSourceDto } from '../fit/visa-fit.dto.js';
import { VisaLink } from '../rules/visa-rule-values.dto.js';
import type { Region } from '../../country/index.js';
import { VISA_UNCLEAR, type VisaLimit, type VisaUnclear } from './visa-limit.js';

/** An au pair's last possible day with the family that looks, for a card. */
@ApiSchema({ name: 'VisaGlance' })
export class VisaGlanceDto {
  /**
   * Null without a limit.
   * @example '2027-07-31'
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  until: string | null;
}

export const toVisaGlance = ({ until }: VisaLimit): VisaGlanceDto => ({ until });

/** The same with its reason and sources. Information, not advice. */
@ApiSchema({ name: 'VisaLimit' })
export class VisaLimitDto {
  /** First day with the family. @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  startsOn: string;
  /**
   * Null without a limit, or if unclear.
   * @example '2027-07-31'
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  until: string | null;
  /**
   * The reason for that day.
   * @example 'employer'
   */
  @ApiProperty({ type: String, enum: ['employer', 'stay'], nullable: true })
  because: 'employer' | 'stay' | null;
  /** The last day if a contested limit does not apply. @example '2028-01-31' */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  otherwise: string | null;
  /**
   * Why it is unclear.
   * @example null
   */
  @ApiProperty({ type: String, enum: VISA_UNCLEAR, nullable: true })
  unclear: VisaUnclear | null;
  /**
   * The visa.
   * @example 'Working Holiday visa (subclass 417)'
   */
  @ApiProperty({ type: String, nullable: true })
  visa: string | null;
  /**
   * They have it, by their own statement; otherwise they still need it.
   * @example false
   */
  held: boolean;
  /**
   * Ages at which the visa is granted; null without one.
   * @example 18
   */
  @ApiProperty({ type: 'integer', nullable: true })
  ageLeast: number | null;
  /** @example 30 */
  @ApiProperty({ type: 'integer', nullable: true })
  ageMost: number | null;
  /** The rules used. */
  rules: RuleSourceDto[];
  authority: VisaLink;
}

/** `granted`: they state that they have the visa. */
export function toVisaLimit({ option, ...limit }: VisaLimit, region: Region, granted: boolean): VisaLimitDto {
  return {
    ...limit,
    visa: option?.visa.name ?? null,
    held: granted || option?.verdict === 'held',
    ageLeast: option?.apply?.ageLeast ?? null,
    ageMost: option?.apply?.ageMost ?? null,
    rules: [...(option?.rules ?? [])],
    authority: releasedVisas(region).authority,
  };
}
