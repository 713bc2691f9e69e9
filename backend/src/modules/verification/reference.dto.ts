import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn, Matches } from 'class-validator';
import { MayBeOmitted } from '../../platform/http/index.js';
import { PersonName } from '../../platform/names/index.js';
import { OptionalText, Text } from '../../platform/validation/index.js';
import { EmailField } from '../auth/index.js';
import { messages } from './texts.js';
import { PLAIN_NAME } from './referee.js';
import {
  REFERENCE_STATES,
  RELATIONSHIPS,
  type ReferenceState,
  type Relationship,
  type VerificationReference,
} from './verification-reference.entity.js';

const { invalid } = messages;

/** A referee as shown to the au pair: never the answer. */
@ApiSchema({ name: 'VerificationReference' })
export class ReferenceDto {
  /** @example '5d0f4a1b-8a1a-4f6e-9a58-0d6b6a2f7c44' */
  id: string;

  /**
   * Null once deleted.
   * @example 'Marie Keller'
   */
  name: string | null;

  /** @example 'marie@example.org' */
  email: string | null;

  @ApiProperty({ enum: RELATIONSHIPS, enumName: 'Relationship', example: RELATIONSHIPS[0] })
  relationship: Relationship;

  @ApiProperty({ enum: REFERENCE_STATES, enumName: 'ReferenceState', example: REFERENCE_STATES[0] })
  state: ReferenceState;

  /** @example '2026-11-20T08:15:30.123Z' */
  mailedAt: string;

  /** @example '2026-12-20T08:15:30.123Z' */
  expiresAt: string;

  /** @example '2026-11-22T08:15:30.123Z' */
  answeredAt: string | null;
}

/** The referee. */
export class ReferenceInput {
  /** @example 'Marie Keller' */
  @Text({ min: 2, max: 100, words: invalid.refereeName })
  @PersonName()
  @Matches(PLAIN_NAME, { message: invalid.refereePlain })
  name: string;

  /** @example 'marie@example.org' */
  @EmailField()
  email: string;

  @IsIn(RELATIONSHIPS)
  @ApiProperty({ enum: RELATIONSHIPS, enumName: 'Relationship', example: RELATIONSHIPS[0] })
  relationship: Relationship;
}

export class ReferenceTokenInput {
  /**
   * The token in the email's link.
   * @example 'WxkQ5-4Yc3dG8pVq2mZt7LrB1nJf0sHaEoUiXyKwTgM'
   */
  @Matches(/^[\w-]{20,100}$/)
  token: string;
}

/** The introduction of the form. */
export class ReferenceForm {
  /** @example 'Lena' */
  auPairName: string;

  /** @example 'Marie Keller' */
  refereeName: string;

  @ApiProperty({ enum: RELATIONSHIPS, enumName: 'Relationship', example: RELATIONSHIPS[0] })
  relationship: Relationship;

  /** @example '2026-12-20T08:15:30.123Z' */
  expiresAt: string;
}

/** A referee's answer, or refusal. */
export class ReferenceAnswerInput extends ReferenceTokenInput {
  /**
   * True: the referee declines; the other fields are ignored.
   * @example false
   */
  @IsBoolean()
  declined: boolean;

  /** @example 'Since 2023: she looked after our two boys every Tuesday.' */
  @OptionalText({ min: 3, max: 200, words: invalid.knownFor })
  knownFor?: string | null;

  /**
   * Whether they would trust this person with children.
   * @example true
   */
  @MayBeOmitted()
  @IsBoolean()
  wouldTrust?: boolean;

  /** @example 'On time, even in snow. Firm about bedtime and never loud. She needs to be told when to go home.' */
  @OptionalText({ min: 40, max: 3_000, words: invalid.words })
  words?: string | null;

  /** @example '+49 89 1234567' */
  @OptionalText({ max: 40, words: { tooLong: 'At most 40 characters' } })
  phone?: string | null;
}

export const toReferenceDto = (reference: VerificationReference): ReferenceDto => ({
  id: reference.id,
  name: reference.refereeName,
  email: reference.refereeEmail,
  relationship: reference.relationship,
  state: reference.state,
  mailedAt: reference.mailedAt.toISOString(),
  expiresAt: reference.expiresAt.toISOString(),
  answeredAt: reference.answeredAt?.toISOString() ?? null,
});
