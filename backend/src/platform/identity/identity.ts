export const USER_TYPES = ['family', 'aupair', 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Who is asking: a checked access token of a session that has not ended. */
export interface Identity {
  userId: string;
  sessionId: string;
  userType: UserType;
  /** A second factor was given in this session, or none is demanded of this account. */
  fullyAuthenticated: boolean;
}

/** Turns an access token into an identity; the accounts module provides it for HTTP and sockets alike. */
export abstract class IdentityVerifier {
  /** `null` when the token is malformed, forged or expired, or its session has ended. */
  abstract verify(accessToken: string): Promise<Identity | null>;

  /**
   * The same for a session whose token was checked before: a socket outlives its access token, but not its session.
   * `null` once the session has ended. Cheap enough to be asked on every socket event.
   */
  abstract verifySession(identity: Pick<Identity, 'userId' | 'sessionId'>): Promise<Identity | null>;
}
