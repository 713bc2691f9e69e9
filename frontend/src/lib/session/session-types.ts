import type { Region } from '../../config/regions';

type UserType = 'family' | 'aupair' | 'admin';

/** The account that is signed in. Its id is the profile's id too. */
export interface SessionUser {
  id: string;
  email: string;
  emailVerified: boolean;
  username: string;
  userType: UserType;
  region: Region;
  /** Logging in with the password asks for a second step. */
  mfaEnabled: boolean;
  authenticatorEnabled: boolean;
  /** No other page opens before an authenticator app or a passkey is set up. */
  secondFactorRequired: boolean;
  /** Only where a co-parent is logged in, who acts for a family. The id is the family's. */
  coParent?: { name: string; familyName: string };
}

/** The session that the API issues at sign-in. In browsers the refresh token travels in an HttpOnly cookie and is null here. */
export interface Session {
  access_token: string;
  refresh_token: string | null;
  /** Unix seconds. */
  expires_at: number;
  user: SessionUser;
}

/** Everything that can happen to a session, as the specification names it. */
export type SessionEvent =
  | { type: 'INITIAL_SESSION'; session: Session | null }
  | { type: 'SIGNED_IN'; session: Session; newUser: boolean }
  | { type: 'MFA_CHALLENGE_VERIFIED'; session: Session }
  | { type: 'TOKEN_REFRESHED'; session: Session }
  | { type: 'USER_UPDATED'; user: SessionUser }
  | { type: 'SIGNED_OUT'; to: string }
  | { type: 'PASSWORD_RECOVERY' };
