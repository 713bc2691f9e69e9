import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, IsUrl, MaxLength } from 'class-validator';
import { Nested } from '../../../platform/http/index.js';
import { OptionalWholeNumber, Text } from '../../profiles/index.js';
import { messages } from '../texts.js';

const MOST_LINES = 12;
const number = (min: number, max: number) => ({ min, max, words: messages.number(min, max) });

/** Where something is said. */
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

/** A sentence of a rule, and where it was read if that is not the rule’s own source. */
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
 * What a rule says. The rule of a passport is laid over that of everyone: its numbers take the place of theirs, its lines
 * come before theirs, but for `laterVisas`, which it replaces.
 */
export class VisaRuleValues {
  /** The youngest and the oldest one may be on the day of applying, both included. @example 18 */
  @OptionalWholeNumber(number(16, 60))
  ageLeast?: number | null;

  /** @example 30 */
  @OptionalWholeNumber(number(16, 60))
  ageMost?: number | null;

  /** @example 12 */
  @OptionalWholeNumber(number(1, 60))
  stayMonths?: number | null;

  /** Months from the grant within which one has to enter. @example 12 */
  @OptionalWholeNumber(number(1, 36))
  enterWithinMonths?: number | null;

  /** How many visas of this kind one person can have. @example 3 */
  @OptionalWholeNumber(number(1, 5))
  mostVisas?: number | null;

  /** Months with one employer; without it as long as the visa. @example 6 */
  @OptionalWholeNumber(number(1, 60))
  employerMonths?: number | null;

  /** Sources disagree about `employerMonths`: no one is promised more, and the authority has to be asked. @example false */
  @IsOptional()
  @IsBoolean({ message: messages.yesOrNo })
  employerContested?: boolean | null;

  /** Visas a year; without it there is no cap, or none that we know. @example 3400 */
  @OptionalWholeNumber(number(1, 100_000))
  places?: number | null;

  /** Applicants are drawn by lot. @example false */
  @IsOptional()
  @IsBoolean({ message: messages.yesOrNo })
  ballot?: boolean | null;

  @Lines() conditions?: VisaLine[] | null;
  @Lines() documents?: VisaLine[] | null;
  /** What makes a longer placement possible. */
  @Lines() longer?: VisaLine[] | null;
  /** What a second and a third visa ask for. */
  @Lines() laterVisas?: VisaLine[] | null;
  /** What has to be asked of the authority. */
  @Lines() unclear?: VisaLine[] | null;
}

/** The rule of a passport laid over that of everyone. */
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
