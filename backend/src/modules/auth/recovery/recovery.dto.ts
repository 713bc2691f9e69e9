import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length, MaxLength, MinLength } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { EmailField } from '../accounts/email-field.js';
import { messages } from '../texts.js';
import { PASSWORD_LENGTH } from '../passwords/password-length.js';

export class RequestPasswordRecoveryInput {
  /** @example 'lena@example.com' */
  @ApiProperty({ format: 'email', maxLength: 254 })
  @EmailField()
  email: string;
}

export class ResetPasswordInput {
  /**
   * The token in the link of the email.
   * @example 'yB1Uo2m0vJ4r1m8nP7cQ3wXz5aLk9tHfE6gD0sRiN2M'
   */
  @IsString({ message: messages.token })
  @Length(1, 200, { message: messages.token })
  token: string;

  /** @example 'seven otters juggle plums' */
  @MinLength(PASSWORD_LENGTH.min, { message: messages.password.tooShort })
  @MaxLength(PASSWORD_LENGTH.max, { message: messages.password.tooLong })
  password: string;

  /** A code of the authenticator app or a recovery code, if an app is set up. */
  @ApiProperty({ required: false, example: '492039' })
  @MayBeOmitted()
  @IsString()
  @MaxLength(40)
  code?: string;
}
