import { ApiProperty } from '@nestjs/swagger';
import type { AccountStatus } from '../../auth/index.js';
import {
  ProfileCompleteness,
  UserRow,
  WITHHELD_FOR,
  type ProfileFacts,
  type WithheldFor,
} from '../../profiles/index.js';

/** Why an account is closed, and until when. */
export class UserClosure {
  /** @example '2026-11-20T08:30:00.000Z' */
  since: string;

  /**
   * Null: permanently.
   * @example '2026-12-20T08:30:00.000Z'
   */
  until: string | null;

  /**
   * The message to the person.
   * @example 'You asked three families for money.'
   */
  words: string | null;
}

/** Internal facts about a profile. */
export class UserProfileFacts {
  /** @example '+61 412 345 678' */
  phoneNumber: string | null;

  /** @example false */
  allowWhatsApp: boolean;

  /** @example 'Australia/Sydney' */
  timeZone: string;

  /** @example false */
  hasPaid: boolean;

  /** @example '2026-11-19T21:05:00.000Z' */
  lastLoginDate: string | null;

  completeness: ProfileCompleteness;

  /**
   * Others can find it; null before a role profile is saved.
   * @example true
   */
  active: boolean | null;

  /** Why it is hidden regardless of the person's own setting. */
  @ApiProperty({ enum: WITHHELD_FOR, enumName: 'WithheldFor', isArray: true, example: [] })
  withheldFor: WithheldFor[];
}

/** A person, for admins. */
export class UserPage extends UserRow {
  /**
   * When the address was verified; null if it is not.
   * @example '2026-11-02T04:35:00.000Z'
   */
  emailVerifiedAt: string | null;

  /**
   * Login requires an authenticator app.
   * @example false
   */
  mfaEnabled: boolean;

  /** Null while the account is open. */
  @ApiProperty({ type: UserClosure, nullable: true })
  closure: UserClosure | null;

  /** Null if the person has no profile. */
  @ApiProperty({ type: UserProfileFacts, nullable: true })
  profile: UserProfileFacts | null;
}

export function toUserPage(row: UserRow, status: AccountStatus, facts: ProfileFacts | null): UserPage {
  const { emailVerifiedAt, mfaEnabled, closure } = status;
  return {
    ...row,
    // The stored count is of the last login, so it may be days old.
    loginCount30d: facts?.loginCount30d ?? row.loginCount30d,
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    mfaEnabled,
    closure: closure && {
      since: closure.since.toISOString(),
      until: closure.until?.toISOString() ?? null,
      words: closure.words,
    },
    profile: facts && {
      phoneNumber: facts.phoneNumber,
      allowWhatsApp: facts.allowWhatsApp,
      timeZone: facts.timeZone,
      hasPaid: facts.hasPaid,
      lastLoginDate: facts.lastLoginDate?.toISOString() ?? null,
      completeness: facts.completeness,
      active: facts.active,
      withheldFor: facts.withheldFor,
    },
  };
}
