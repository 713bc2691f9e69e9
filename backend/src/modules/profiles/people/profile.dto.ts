import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsEmail, IsIn, Matches } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { USER_TYPES, type UserType } from '../../../platform/identity/index.js';
import { PersonName } from '../../../platform/names/index.js';
import { OptionalFlag, OptionalText, Text, TimeZone } from '../../../platform/validation/index.js';
import { FocalPoint } from '../../media/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { messages } from './texts.js';
import type { PersonCard } from './people.service.js';
import type { Profile } from './profile.entity.js';
import type { RecentSignIns } from './sign-ins.repository.js';

/** Roles that create their own profile; an admin's profile is created with the account. */
const PROFILE_MAKERS = ['family', 'aupair'] as const;
const PHONE_NUMBER = /^\+?\(?\d[\d ()-]{5,}\d$/;

/** Must match the data given at sign-up. */
export class CreateProfileInput {
  /** @example 'the-harrows' */
  @Text({ min: 1, max: 30, words: messages.username })
  @PersonName()
  username: string;

  /** @example 'ana@example.com' */
  @IsEmail({}, { message: messages.email })
  @ApiProperty({ format: 'email', maxLength: 254 })
  email: string;

  /** @example 'family' */
  @IsIn(PROFILE_MAKERS, { message: messages.userType })
  @ApiProperty({ enum: PROFILE_MAKERS, enumName: 'SignUpUserType' })
  userType: (typeof PROFILE_MAKERS)[number];

  /** @example 'australia' */
  @IsIn(REGIONS, { message: messages.region })
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;

  /**
   * IANA name from the browser.
   * @example 'Australia/Sydney'
   */
  @MayBeOmitted()
  @TimeZone()
  timeZone?: string;
}

/** Omitted values stay unchanged. */
export class UpdateProfileInput {
  /** @example 'newzealand' */
  @MayBeOmitted()
  @IsIn(REGIONS, { message: messages.region })
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region?: Region;

  /**
   * Null or an empty text removes it.
   * @example '+61 412 345 678'
   */
  @OptionalText({ max: 25, words: messages.phoneNumber })
  @Matches(PHONE_NUMBER, { message: messages.phoneNumber.format })
  phoneNumber?: string | null;

  /** @example false */
  @OptionalFlag()
  allowWhatsApp?: boolean;

  /** @example 'Pacific/Auckland' */
  @MayBeOmitted()
  @TimeZone()
  timeZone?: string;
}

/** A person's profile, for themselves and admins; others see a family's or an au pair's page. */
@ApiSchema({ name: 'Profile' })
export class ProfileDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'the-harrows' */
  username: string;
  /** @example 'ana@example.com' */
  email: string;
  /** @example 'family' */
  @ApiProperty({ enum: USER_TYPES, enumName: 'UserType' })
  userType: UserType;
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /** @example true */
  hasCompletedProfile: boolean;
  /** @example false */
  hasPaid: boolean;
  /** @example '+61 412 345 678' */
  phoneNumber: string | null;
  /** @example false */
  allowWhatsApp: boolean;
  /** @example '2026-11-02T04:30:00.000Z' */
  createdAt: string;
  /** @example '2026-11-19T21:05:00.000Z' */
  lastLoginDate: string | null;
  /**
   * Logins during the last thirty days.
   * @example 6
   */
  loginCount30d: number;
  /** @example 'free' */
  subscriptionTier: string;
  /** @example 'Australia/Sydney' */
  timeZone: string;
  /**
   * The display name: a family name or a first name; the username before a role profile is saved.
   * @example 'Harrow'
   */
  displayName: string;
  /** Id of the first photo. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' })
  photo: string | null;
  /** A tiny blurred preview as a data URI. */
  @ApiProperty({ type: String, nullable: true, example: 'data:image/webp;base64,UklGRg==' })
  photoPreview: string | null;
  @ApiProperty({ type: FocalPoint, nullable: true })
  photoFocalPoint: FocalPoint | null;
}

export class CreatedProfile {
  profile: ProfileDto;
}

/** The stored count is of the last login, so it may be days old. */
export function toProfile(row: Profile, recent: RecentSignIns, card: PersonCard | null): ProfileDto {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    userType: row.userType,
    region: row.region,
    hasCompletedProfile: row.hasCompletedProfile,
    hasPaid: row.hasPaid,
    phoneNumber: row.phoneNumber,
    allowWhatsApp: row.allowWhatsApp,
    createdAt: row.createdAt.toISOString(),
    lastLoginDate: (recent.last ?? row.lastLoginDate)?.toISOString() ?? null,
    loginCount30d: recent.count,
    subscriptionTier: row.subscriptionTier,
    timeZone: row.timeZone,
    displayName: card?.displayName ?? row.username,
    photo: card?.photo ?? null,
    photoPreview: card?.photoPreview ?? null,
    photoFocalPoint: card?.photoFocalPoint ?? null,
  };
}
