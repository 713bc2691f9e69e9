import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { LONGEST_PASSWORD_INPUT } from '../accounts/account.dto.js';
import { EmailField } from '../accounts/email-field.js';
import { messages } from '../texts.js';

export class ChangeEmailInput {
  /** The new address. @example 'lena.moser@example.com' */
  @ApiProperty({ format: 'email', maxLength: 254 })
  @EmailField()
  email: string;

  /** @example 'quiet harbour lantern' */
  @IsString({ message: messages.password.required })
  @MaxLength(LONGEST_PASSWORD_INPUT)
  currentPassword: string;
}

/** The outcome of the link to a new address. */
export class EmailChange {
  /** The page from which the person signed up, if no address had been confirmed before. */
  @ApiProperty({ type: String, nullable: true, example: '/au-pair-job-board' })
  returnPath: string | null;

  /**
   * False if the old address was never confirmed: sessions continue.
   * @example true
   */
  loggedOut: boolean;
}
