import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, Length, Matches, MaxLength, MinLength } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { MayBeOmitted, Nested } from '../../../platform/http/index.js';
import { PersonName } from '../../../platform/names/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { messages } from '../texts.js';
import { PASSWORD_LENGTH } from '../passwords/password-length.js';
import { EmailField } from './email-field.js';
import { MARKETING_WORDINGS, type MarketingWording } from './marketing-wording.js';

/** Only named segments: browsers read `//host`, `/\\host` and tabs between the slashes as another site. */
const OWN_PATH = /^(?=\/)(?:\/[\w.~%!$&'()*+,;=:@-]+)*\/?(?:[?#][^\s\\]*)?$/;

/** A path within this site; it cannot lead to another site. */
function OwnPath(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: 500, pattern: OWN_PATH.source }),
    MaxLength(500, { message: messages.ownPath }),
    Matches(OWN_PATH, { message: messages.ownPath }),
  );
}

/** The roles available at sign-up; admins are created in other ways. */
const SIGN_UP_USER_TYPES = ['family', 'aupair'] as const;

/** Longer than any password that was ever allowed, and short enough to hash. */
export const LONGEST_PASSWORD_INPUT = 1_000;

export class SignUpMetadata {
  /** @example 'aupair' */
  @ApiProperty({ enum: SIGN_UP_USER_TYPES, enumName: 'SignUpUserType' })
  @IsIn(SIGN_UP_USER_TYPES, { message: messages.userType })
  userType: (typeof SIGN_UP_USER_TYPES)[number];

  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  @IsIn(REGIONS, { message: messages.region })
  region: Region;

  /**
   * Unique, case-insensitive.
   * @example 'lena.m'
   */
  @Length(3, 30, { message: messages.username.length })
  @Matches(/^[A-Za-z0-9._-]*$/, { message: messages.username.characters })
  @PersonName()
  username: string;
}

export class SignUpInput {
  /** @example 'lena@example.com' */
  @ApiProperty({ format: 'email', maxLength: 254 })
  @EmailField()
  email: string;

  /**
   * Any characters. Common passwords and those made of the person's own names are not accepted.
   * @example 'quiet harbour lantern'
   */
  @MinLength(PASSWORD_LENGTH.min, { message: messages.password.tooShort })
  @MaxLength(PASSWORD_LENGTH.max, { message: messages.password.tooLong })
  password: string;

  /** Becomes the application profile. */
  @Nested(() => SignUpMetadata)
  metadata: SignUpMetadata;

  /** The text next to the marketing checkbox, if it was ticked; otherwise omitted. */
  @MayBeOmitted()
  @IsIn(MARKETING_WORDINGS, { message: messages.marketingWording })
  @ApiPropertyOptional({ enum: MARKETING_WORDINGS, enumName: 'MarketingWording', example: MARKETING_WORDINGS[0] })
  marketingWording?: MarketingWording;

  /**
   * The page of this site to which the email confirmation leads.
   * @example '/au-pair-job-board?view=applications'
   */
  @MayBeOmitted()
  @OwnPath()
  returnPath?: string;
}

export class UpdatePasswordInput {
  /** @example 'quiet harbour lantern' */
  @IsString({ message: messages.password.required })
  @MaxLength(LONGEST_PASSWORD_INPUT)
  currentPassword: string;

  /** @example 'seven otters juggle plums' */
  @MinLength(PASSWORD_LENGTH.min, { message: messages.password.tooShort })
  @MaxLength(PASSWORD_LENGTH.max, { message: messages.password.tooLong })
  newPassword: string;
}
