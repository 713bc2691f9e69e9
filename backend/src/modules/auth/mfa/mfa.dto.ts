import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { MayBeOmitted, Nested } from '../../../platform/http/index.js';
import { LONGEST_PASSWORD_INPUT } from '../accounts/account.dto.js';
import { PasskeyAssertion } from '../passkeys/passkey.dto.js';
import { messages } from '../texts.js';

const SIX_DIGITS = /^\d{6}$/;
/** Fifteen letters and digits, with spaces or hyphens anywhere. */
const RECOVERY_CODE = /^(?:[\s-]*[A-Za-z0-9]){15}[\s-]*$/;

export class VerifyMfaChallengeInput {
  /**
   * `challenge.token` of the login.
   * @example 'yB1Uo2m0vJ4r1m8nP7cQ3wXz5aLk9tHfE6gD0sRiN2M'
   */
  @IsString()
  @MaxLength(200)
  challengeToken: string;

  /** From the authenticator app. */
  @ApiProperty({ required: false, pattern: SIX_DIGITS.source, example: '492039' })
  @ValidateIf(
    ({ code, recoveryCode, passkey }: VerifyMfaChallengeInput) =>
      code !== undefined || (recoveryCode === undefined && passkey === undefined),
  )
  @Matches(SIX_DIGITS, { message: messages.code })
  code?: string;

  /** Instead of `code`, if the app is not available; works once. */
  @ApiProperty({ required: false, example: 'ABCDE-FGHJK-MNPQR' })
  @ValidateIf(({ recoveryCode }: VerifyMfaChallengeInput) => recoveryCode !== undefined)
  @MaxLength(40)
  @Matches(RECOVERY_CODE, { message: messages.recoveryCode })
  recoveryCode?: string;

  /** Instead of `code`; options from `startPasskeyChallenge`. */
  @ApiProperty({ required: false, type: () => PasskeyAssertion })
  @MayBeOmitted()
  @Nested(() => PasskeyAssertion)
  passkey?: PasskeyAssertion;
}

/** The data for an authenticator app. */
@ApiSchema({ name: 'MfaEnrolment' })
export class MfaEnrolmentDto {
  /**
   * Base32, to type it in.
   * @example 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
   */
  secret: string;
  /** @example 'otpauth://totp/Wattle%20%26%20Fern:lena%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Wattle%20%26%20Fern' */
  uri: string;
  /**
   * The URI as a QR code, an SVG document.
   * @example '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 41 41"></svg>'
   */
  qrSvg: string;
}

export class EnrolMfaFactorInput {
  /** The current password; may be omitted within 15 minutes of logging in. */
  @ApiProperty({ required: false, example: 'quiet harbour lantern' })
  @MayBeOmitted()
  @IsString({ message: messages.password.required })
  @MaxLength(LONGEST_PASSWORD_INPUT)
  password?: string;
}

export class ConfirmMfaFactorInput {
  /** @example '492039' */
  @Matches(SIX_DIGITS, { message: messages.code })
  @ApiProperty({ pattern: SIX_DIGITS.source })
  code: string;
}

@ApiSchema({ name: 'RecoveryCodes' })
export class RecoveryCodesDto {
  /**
   * Ten codes, shown only once.
   * @example ['ABCDE-FGHJK-MNPQR', 'STUVW-XYZ23-45678']
   */
  recoveryCodes: string[];
}

/** The password and a second step: `code`, or `passkey` instead. */
export class PasswordAndCodeInput {
  /** @example 'quiet harbour lantern' */
  @IsString({ message: messages.password.required })
  @MaxLength(LONGEST_PASSWORD_INPUT)
  password: string;

  /** From the authenticator app. */
  @ApiProperty({ required: false, pattern: SIX_DIGITS.source, example: '492039' })
  @ValidateIf(({ code, passkey }: PasswordAndCodeInput) => code !== undefined || passkey === undefined)
  @Matches(SIX_DIGITS, { message: messages.code })
  code?: string;

  /** Instead of `code`; options from `startPasskeyConfirmation`. */
  @ApiProperty({ required: false, type: () => PasskeyAssertion })
  @MayBeOmitted()
  @Nested(() => PasskeyAssertion)
  passkey?: PasskeyAssertion;
}
