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
