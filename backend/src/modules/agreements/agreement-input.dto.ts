import { ApiProperty } from '@nestjs/swagger';
import {
  IsBoolean,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { DraftBase, MayBeOmitted, PageQuery } from '../../platform/http/index.js';
import { OptionalText, Text } from '../../platform/validation/index.js';
import { messages } from './texts.js';
import { AgreementTerms } from './terms/agreement-terms.dto.js';
import { Clause } from './terms/clause.js';
import { termsMessages } from './terms/terms-texts.js';

export class StartAgreementInput {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  conversationId: string;
}

export class AgreementQuery extends PageQuery {
  /**
   * Only agreements of one conversation.
   * @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f'
   */
  @IsOptional()
  @IsUUID('loose')
  @ApiProperty({ format: 'uuid', required: false })
  conversationId?: string;
}

/** Terms as typed so far; replaces the previous draft. */
export class AgreementDraftInput extends DraftBase {
  /** The form's values, unchecked: up to 64 kB. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { meals: { description: 'Three meals a day' } } })
  @IsObject()
  terms: Record<string, unknown>;
}

export class ProposeTermsInput {
  /**
   * The version that the caller has read; 0 when none was proposed yet.
   * @example 1
   */
  @IsInt()
  @Min(0)
  @ApiProperty({ type: 'integer' })
  basedOn: number;

  @Clause(() => AgreementTerms)
  terms: AgreementTerms;

  /**
   * A message to the other person.
   * @example 'Fridays would be easier with an earlier end.'
   */
  @OptionalText({ max: 1000, paragraphs: true, words: termsMessages.note })
  note?: string | null;
}

export class SignAgreementInput {
  /**
   * The version that is accepted.
   * @example 2
   */
  @IsInt()
  @Min(1)
  @ApiProperty({ type: 'integer' })
  version: number;

  /** @example 'Lena Hoffmann' */
  @Text({ min: 3, max: 120, words: messages.fullName })
  @Matches(/\S\s+\S/, { message: messages.fullName.tooShort })
  fullName: string;

  /** @example 'quiet harbour lantern' */
  @MinLength(1, { message: messages.password })
  @MaxLength(1000, { message: messages.password })
  @IsString({ message: messages.password })
  password: string;

  /**
   * Once confirmed, tell the caller's other conversation partners about the match.
   * @example true
   */
  @IsBoolean()
  tellOthers: boolean;
}

export class CancelAgreementInput {
  /** @example 'Our plans have changed: we are moving to Perth in March.' */
  @Text({ min: 10, max: 1000, paragraphs: true, words: messages.reason })
  reason: string;
}

export class EndAgreementInput extends CancelAgreementInput {
  /**
   * The last day; today if omitted.
   * @example '2027-05-14'
   */
  @MayBeOmitted()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: messages.lastDay.notADay })
  @ApiProperty({ format: 'date', required: false })
  on?: string;
}
