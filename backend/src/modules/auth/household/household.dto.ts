import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsString, Length, MaxLength, MinLength } from 'class-validator';
import { PersonName } from '../../../platform/names/index.js';
import { LONGEST_PASSWORD_INPUT } from '../accounts/account.dto.js';
import { EmailField } from '../accounts/email-field.js';
import { PASSWORD_LENGTH } from '../passwords/password-length.js';
import { messages } from '../texts.js';

export class InviteCoParentInput {
  /** @example 'sam@example.com' */
  @ApiProperty({ format: 'email', maxLength: 254 })
  @EmailField()
  email: string;

  /** @example 'quiet harbour lantern' */
  @IsString({ message: messages.password.required })
  @MaxLength(LONGEST_PASSWORD_INPUT)
  currentPassword: string;
}

export class HouseholdTokenInput {
  /**
   * The value of `token=` in the email’s link.
   * @example 'yB1Uo2m0vJ4r1m8nP7cQ3wXz5aLk9tHfE6gD0sRiN2M'
   */
  @IsString({ message: messages.token })
  @Length(1, 200, { message: messages.token })
  token: string;
}

export class JoinHouseholdInput extends HouseholdTokenInput {
  /**
   * Shown with the messages that the co-parent writes.
   * @example 'Sam'
   */
  @Length(2, 40, { message: messages.household.name })
  @PersonName()
  name: string;

  /** @example 'seven otters juggle plums' */
  @MinLength(PASSWORD_LENGTH.min, { message: messages.password.tooShort })
  @MaxLength(PASSWORD_LENGTH.max, { message: messages.password.tooLong })
  password: string;
}

/** The second adult of a family, who has a sign-in of their own. */
@ApiSchema({ name: 'CoParent' })
export class CoParentDto {
  /** @example 'Sam' */
  name: string;
  /** @example 'sam@example.com' */
  email: string;
  /** @example '2027-01-04T09:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  joinedAt: string;
}

@ApiSchema({ name: 'OpenHouseholdInvitation' })
export class OpenHouseholdInvitationDto {
  /** @example 'sam@example.com' */
  email: string;
  /** @example '2027-01-11T09:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
  /**
   * Its link no longer works.
   * @example false
   */
  expired: boolean;
}

@ApiSchema({ name: 'Household' })
export class HouseholdDto {
  @ApiProperty({ type: CoParentDto, nullable: true })
  coParent: CoParentDto | null;
  @ApiProperty({ type: OpenHouseholdInvitationDto, nullable: true })
  invitation: OpenHouseholdInvitationDto | null;
}

@ApiSchema({ name: 'HouseholdInvitation' })
export class HouseholdInvitationDto {
  /** @example 'Taylor' */
  familyName: string;
  /** @example 'sam@example.com' */
  email: string;
}
