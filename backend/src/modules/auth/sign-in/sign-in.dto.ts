import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { LONGEST_PASSWORD_INPUT } from '../accounts/account.dto.js';
import { EmailField } from '../accounts/email-field.js';
import { messages } from '../texts.js';
import { SessionDto } from '../sessions/session.dto.js';
import type { IssuedSession } from '../sessions/session-issuer.service.js';

export class SignInInput {
  /** @example 'lena@example.com' */
  @ApiProperty({ format: 'email', maxLength: 254 })
  @EmailField()
  email: string;

  /** @example 'quiet harbour lantern' */
  @IsString({ message: messages.password.required })
  @MaxLength(LONGEST_PASSWORD_INPUT)
  password: string;
}

const SECOND_STEPS = ['authenticator', 'passkey'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** Requires a second step: a code of the authenticator app, or a passkey. A recovery code works instead of both. */
export class MfaChallenge {
  /** @example 'yB1Uo2m0vJ4r1m8nP7cQ3wXz5aLk9tHfE6gD0sRiN2M' */
  token: string;
  /**
   * In seconds since 1970.
   * @example 1795000300
   */
  @ApiProperty({ type: 'integer' })
  expires_at: number;
  /**
   * What this account has set up.
   * @example ['authenticator']
   */
  @ApiProperty({ enum: SECOND_STEPS, enumName: 'SecondStep', isArray: true })
  steps: SecondStep[];
}

/** Exactly one of the two is present. */
export class SignInResult {
  @ApiProperty({ type: () => SessionDto, nullable: true })
  session: SessionDto | null;
  @ApiProperty({ type: () => MfaChallenge, nullable: true })
  challenge: MfaChallenge | null;
}

/** The password was correct; a second factor must follow. */
export interface Challenge {
  token: string;
  expiresAt: Date;
  steps: SecondStep[];
}

/** `deliver` hands a session to its client. */
export function toSignInResult(
  outcome: IssuedSession | Challenge,
  deliver: (issued: IssuedSession) => SessionDto,
): SignInResult {
  if ('accessToken' in outcome) return { session: deliver(outcome), challenge: null };
  return {
    session: null,
    challenge: {
      token: outcome.token,
      expires_at: Math.floor(outcome.expiresAt.getTime() / 1_000),
      steps: outcome.steps,
    },
  };
}
