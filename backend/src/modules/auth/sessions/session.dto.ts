import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { USER_TYPES, type Identity, type UserType } from '../../../platform/identity/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import type { AccountRecord } from '../accounts/accounts.repository.js';
import type { IssuedSession } from './session-issuer.service.js';
import type { ListedSession } from './sessions.repository.js';

const JWT_EXAMPLE = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ0eXAiOiJhY2Nlc3MifQ.c2lnbmF0dXJl';

/** Said of a co-parent, who acts for a family. */
export class SessionCoParent {
  /**
   * Of the co-parent.
   * @example 'Sam'
   */
  name: string;
  /** @example 'Taylor' */
  familyName: string;
}

/** The person that a session belongs to. */
export class SessionUser {
  /**
   * Account, profile and role profile all have this id. To a co-parent it is the family's.
   * @example '0b6c8a52-5d5e-4f0e-9a55-0f1c2d3e4f50'
   */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'lena@example.com' */
  email: string;
  /** @example true */
  emailVerified: boolean;
  /** @example 'lena.m' */
  username: string;
  /** @example 'aupair' */
  @ApiProperty({ enum: USER_TYPES, enumName: 'UserType' })
  userType: UserType;
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /**
   * Signing in with the password asks for a second step: the authenticator app or a passkey.
   * @example false
   */
  mfaEnabled: boolean;
  /**
   * An authenticator app is set up.
   * @example false
   */
  authenticatorEnabled: boolean;
  /**
   * This account must set up an authenticator app or a passkey before it can do anything else.
   * @example false
   */
  secondFactorRequired: boolean;
  /** Only where a co-parent is logged in. */
  @ApiProperty({ required: false })
  coParent?: SessionCoParent;
}

/** What a signed-in client holds. */
@ApiSchema({ name: 'Session' })
export class SessionDto {
  /** Send as `Authorization: Bearer …`. */
  @ApiProperty({ example: JWT_EXAMPLE })
  access_token: string;
  /** `null` where the cookie carries it, so that no script can read it. */
  @ApiProperty({ type: String, nullable: true, example: null })
  refresh_token: string | null;
  /**
   * When the access token ends, in seconds since 1970.
   * @example 1795000600
   */
  @ApiProperty({ type: 'integer' })
  expires_at: number;
  user: SessionUser;
}

export class RefreshSessionInput {
  /** Only with `X-Session-Transport: body`; browsers send it as a cookie. `null`, as sessions have it there, means none. */
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    example: 'yB1Uo2m0vJ4r1m8nP7cQ3wXz5aLk9tHfE6gD0sRiN2M',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  refresh_token?: string | null;
}

/** One sign-in on one device. */
@ApiSchema({ name: 'ListedSession' })
export class ListedSessionDto {
  /** @example '5f3c8a52-5d5e-4f0e-9a55-0f1c2d3e4f51' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example '2027-01-04T09:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /** @example '2027-01-05T18:12:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;
  /** As the browser names itself. */
  @ApiProperty({ type: String, nullable: true, example: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' })
  userAgent: string | null;
  /**
   * The session that asks.
   * @example true
   */
  current: boolean;
}

export class SessionList {
  /** At most 20, the one used last first. */
  items: ListedSessionDto[];
}

export function toSessionUser(account: AccountRecord): SessionUser {
  const { id, email, emailVerifiedAt, username, userType, region, mfaEnabled, mfaRequired } = account;
  const { authenticatorEnabled, coParent } = account;
  return {
    id: coParent?.familyId ?? id,
    email,
    emailVerified: emailVerifiedAt !== null,
    username,
    userType,
    region,
    mfaEnabled,
    authenticatorEnabled,
    secondFactorRequired: mfaRequired && !mfaEnabled,
    ...(coParent && { coParent: { name: coParent.name, familyName: coParent.familyName } }),
  };
}

export function toSession(issued: IssuedSession, refreshToken: string | null): SessionDto {
  return {
    access_token: issued.accessToken,
    refresh_token: refreshToken,
    expires_at: issued.accessTokenExpiresAt,
    user: toSessionUser(issued.account),
  };
}

export function toSessionList(sessions: ListedSession[], { sessionId }: Identity): SessionList {
  return {
    items: sessions.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      userAgent,
      current: id === sessionId,
    })),
  };
}
