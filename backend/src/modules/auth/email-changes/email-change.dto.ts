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

/** What came of the link at a new address. */
export class EmailChange {
  /** The page of this site from which its person signed up, where they had not confirmed an address before. */
  @ApiProperty({ type: String, nullable: true, example: '/au-pair-job-board' })
  returnPath: string | null;

  /**
   * False where the old address was never confirmed: sessions go on then.
   * @example true
   */
  loggedOut: boolean;
}
