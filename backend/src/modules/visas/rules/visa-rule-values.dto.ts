import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, IsUrl, MaxLength } from 'class-validator';
import { Nested } from '../../../platform/http/index.js';
import { OptionalWholeNumber, Text } from '../../../platform/validation/index.js';
import { messages } from '../texts.js';

const MOST_LINES = 12;
const number = (min: number, max: number) => ({ min, max, words: messages.number(min, max) });

/** A source. */
export class VisaLink {
  /** @example 'Home Affairs, working longer than 6 months' */
  @Text({ min: 3, max: 200, words: messages.linkTitle })
  title: string;

  /** @example 'https://immi.homeaffairs.gov.au/' */
  @ApiProperty({ format: 'uri' })
  @IsString({ message: messages.linkUrl })
  @MaxLength(1000, { message: messages.linkUrl })
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true }, { message: messages.linkUrl })
  url: string;
}

/** A sentence of a rule, with its source if that differs from the rule's. */
export class VisaLine {
  /** @example 'Four months of study at most.' */
  @Text({ min: 5, max: 600, words: messages.line })
  text: string;

  @IsOptional()
  @Nested(() => VisaLink, { message: messages.linkUrl })
  link?: VisaLink | null;
}

const Lines = (): PropertyDecorator => (target, key) => {
  IsOptional()(target, key);
  ArrayMaxSize(MOST_LINES, { message: messages.lines })(target, key);
  IsArray({ message: messages.lines })(target, key);
  Nested(() => VisaLine, { each: true, message: messages.lines })(target, key);
  ApiProperty({ type: () => VisaLine, isArray: true, required: false, maxItems: MOST_LINES })(target, key);
};

/**
 * The values of a rule. A passport's rule overrides the base rule: its numbers replace the base's, its lines come
 * before them, except `laterVisas`, which is replaced.
 */
export class VisaRuleValues {
  /**
   * The minimum and maximum age on the day of application, inclusive.
   * @example 18
   */
  @OptionalWholeNumber(number(16, 60))
  ageLeast?: number | null;

  /** @example 30 */
  @OptionalWholeNumber(number(16, 60))
  ageMost?: number | null;

  /** @example 12 */
  @OptionalWholeNumber(number(1, 60))
  stayMonths?: number | null;

  /**
   * Months from the grant in which to enter the country.
   * @example 12
   */
  @OptionalWholeNumber(number(1, 36))
  enterWithinMonths?: number | null;

  /**
   * The maximum number of visas of this kind.
   * @example 3
   */
  @OptionalWholeNumber(number(1, 5))
  mostVisas?: number | null;

  /**
   * Months with one employer; as long as the visa if omitted.
   * @example 6
   */
  @OptionalWholeNumber(number(1, 60))
  employerMonths?: number | null;

  /**
   * Sources disagree about `employerMonths`: do not promise more, and refer to the authority.
   * @example false
   */
  @IsOptional()
  @IsBoolean({ message: messages.yesOrNo })
  employerContested?: boolean | null;

  /**
   * Visas per year; no known cap if omitted.
   * @example 3400
   */
  @OptionalWholeNumber(number(1, 100_000))
  places?: number | null;

  /**
   * Applicants are drawn by ballot.
   * @example false
   */
  @IsOptional()
  @IsBoolean({ message: messages.yesOrNo })
  ballot?: boolean | null;

  @Lines() conditions?: VisaLine[] | null;
  @Lines() documents?: VisaLine[] | null;
  /** How a longer placement is possible. */
  @Lines() longer?: VisaLine[] | null;
  /** Requirements of a second and third visa. */
  @Lines() laterVisas?: VisaLine[] | null;
  /** Questions for the authority. */
  @Lines() unclear?: VisaLine[] | null;
}

/** Overrides the base rule with a passport's. */
export function laidOver(common: VisaRuleValues, own: VisaRuleValues): VisaRuleValues {
  const numbers = Object.fromEntries(
    Object.entries(own).filter(([, value]) => value !== undefined && value !== null && !Array.isArray(value)),
  );
  const both = (part: 'conditions' | 'documents' | 'longer' | 'unclear') => [
    ...(own[part] ?? []),
    ...(common[part] ?? []),
  ];
  return {
    ...common,
    ...numbers,
    conditions: both('conditions'),
    documents: both('documents'),
    longer: both('longer'),
    unclear: both('unclear'),
    laterVisas: own.laterVisas?.length ? own.laterVisas : (common.laterVisas ?? []),
  };
}
