import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { countryByCode, REGIONS, type Region } from '../../country/index.js';
import { ALL_PASSPORTS, releasedVisas } from '../rules/released-visas.js';
import { ruleOn } from '../rules/timeline.js';
import { VisaLine, VisaLink } from '../rules/visa-rule-values.dto.js';
import { messages } from '../texts.js';
import { VisaPersonInput } from './visa-person.dto.js';
import { VISA_VERDICTS, type VisaOption, type VisaQuestion, type VisaRule, type VisaVerdict } from './visa-fit.js';

/** A question about visas. Nothing of it is stored. */
export class VisaFitQuery extends VisaPersonInput {
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  @IsIn(REGIONS, { message: messages.region })
  region: Region;
}

@ApiSchema({ name: 'VisaApplicationDays' })
export class ApplicationDaysDto {
  /** @example 18 */
  @ApiProperty({ type: 'integer' })
  ageLeast: number;
  /** @example 30 */
  @ApiProperty({ type: 'integer' })
  ageMost: number;
  /**
   * Null without a date of birth, as below.
   * @example '2019-05-14'
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  from: string | null;
  /**
   * The last day by age.
   * @example '2032-05-13'
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  until: string | null;
}

@ApiSchema({ name: 'VisaStay' })
export class VisaStayDto {
  /** @example 12 */
  @ApiProperty({ type: 'integer' })
  months: number;
  /** @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  from: string;
  /**
   * Sources disagree about it.
   * @example '2028-01-31'
   */
  @ApiProperty({ format: 'date' })
  until: string;
}

@ApiSchema({ name: 'VisaEmployerLimit' })
export class EmployerLimitDto extends VisaStayDto {
  /** Sources disagree about it. @example false */
  contested: boolean;
}

@ApiSchema({ name: 'VisaTimeWithFamily' })
export class TimeWithFamilyDto {
  /** @example '2027-07-31' */
  @ApiProperty({ format: 'date' })
  until: string;
  /** @example 'employer' */
  @ApiProperty({ enum: ['employer', 'stay'], enumName: 'VisaTimeLimit' })
  because: 'employer' | 'stay';
  /** The last day if a contested limit does not apply. @example '2028-01-31' */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  otherwise: string | null;
}

/** A rule used in the answer. */
@ApiSchema({ name: 'VisaRuleSource' })
export class RuleSourceDto {
  /** An ISO code, or `all`. @example 'DE' */
  passport: string;
  /** @example 'Home Affairs, Working Holiday visa (subclass 417)' */
  title: string;
  /** @example 'https://immi.homeaffairs.gov.au/' */
  @ApiProperty({ format: 'uri' })
  url: string;
  /** @example '2019-07-01' */
  @ApiProperty({ format: 'date' })
  validFrom: string;
  /** When we last read the source. @example '2026-11-23' */
  @ApiProperty({ format: 'date' })
  checkedOn: string;
  /**
   * The review of the source is overdue.
   * @example false
   */
  due: boolean;
}

@ApiSchema({ name: 'VisaOption' })
export class VisaOptionDto {
  /** @example '417' */
  visa: string;
  /** @example 'Working Holiday visa (subclass 417)' */
  name: string;
  /** @example 'open' */
  @ApiProperty({ enum: VISA_VERDICTS, enumName: 'VisaVerdict' })
  verdict: VisaVerdict;
  @ApiProperty({ type: () => ApplicationDaysDto, nullable: true })
  apply: ApplicationDaysDto | null;
  /**
   * The last start with a family for which the visa can still be entered.
   * @example '2033-05-13'
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  startBy: string | null;
  @ApiProperty({ type: () => VisaStayDto, nullable: true })
  stay: VisaStayDto | null;
  @ApiProperty({ type: () => EmployerLimitDto, nullable: true })
  employer: EmployerLimitDto | null;
  @ApiProperty({ type: () => TimeWithFamilyDto, nullable: true })
  withFamily: TimeWithFamilyDto | null;
  /**
   * When its rule begins or ended, if that is why it is not possible.
   * @example '2026-06-30'
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  ruleDay: string | null;
  /** Visas a year. @example 3400 */
  @ApiProperty({ type: 'integer', nullable: true })
  places: number | null;
  /** Applicants are drawn by lot. @example false */
  ballot: boolean;
  /**
   * How many visas of this kind remain after the current one.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  visasLeft: number;
  conditions: VisaLine[];
  documents: VisaLine[];
  longer: VisaLine[];
  laterVisas: VisaLine[];
  unclear: VisaLine[];
  /** Days before the start on which its rules change. @example ['2027-07-01'] */
  changes: string[];
  rules: RuleSourceDto[];
}

/** Another visa that au pairs may have, without an assessment. */
@ApiSchema({ name: 'OtherVisa' })
export class OtherVisaDto {
  /** @example 'Student visa (subclass 500)' */
  name: string;
  lines: VisaLine[];
  source: VisaLink;
}

/** The result: information, not advice. */
@ApiSchema({ name: 'VisaFit' })
export class VisaFitDto {
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /**
   * The day whose rules apply.
   * @example '2026-11-23'
   */
  @ApiProperty({ format: 'date' })
  day: string;
  /** @example 'Germany' */
  passport: string;
  /** Visas for this passport, possible ones first. Empty: none known. */
  options: VisaOptionDto[];
  others: OtherVisaDto[];
  authority: VisaLink;
}

export const toVisaOption = ({ visa, ...option }: VisaOption): VisaOptionDto => ({
  ...option,
  visa: visa.key,
  name: visa.name,
  conditions: [...option.conditions],
  documents: [...option.documents],
  longer: [...option.longer],
  laterVisas: [...option.laterVisas],
  unclear: [...option.unclear],
  changes: [...option.changes],
  rules: [...option.rules],
});

interface Answer {
  region: Region;
  day: string;
  question: Pick<VisaQuestion, 'nationality'>;
  options: readonly VisaOption[];
  rows: readonly VisaRule[];
}

export function toVisaFit({ region, day, question, options, rows }: Answer): VisaFitDto {
  const { authority, visas } = releasedVisas(region);
  return {
    region,
    day,
    passport: countryByCode(question.nationality)?.name ?? question.nationality,
    options: options.map(toVisaOption),
    others: visas
      .filter(({ kind }) => kind === 'named')
      .flatMap(({ key, name }) => {
        const rule = ruleOn(
          rows.filter(({ visa, passport }) => visa === key && passport === ALL_PASSPORTS),
          day,
        );
        if (!rule) return [];
        const source = { title: rule.sourceTitle, url: rule.sourceUrl };
        return [{ name, lines: rule.values.conditions ?? [], source }];
      }),
    authority,
  };
}
