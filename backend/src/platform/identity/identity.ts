export const USER_TYPES = ['family', 'aupair', 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The caller: a verified access token of an active session. */
export interface Identity {
  userId: string;
  sessionId: string;
  userType: UserType;
  /** A second factor was given in this session, or none is required. */
  fullyAuthenticated: boolean;
}

/** Verifies access tokens; the auth module implements it for HTTP and sockets. */
export abstract class IdentityVerifier {
  /** `null` if the token is malformed, forged or expired, or its session has ended. */
  abstract verify(accessToken: string): Promise<Identity | null>;

  /**
   * Checks a session whose token was already verified: a socket outlives its access token, but not its session. `null`
   * once the session has ended. Cheap enough for every socket event.
   */
  abstract verifySession(identity: Pick<Identity, 'userId' | 'sessionId'>): Promise<Identity | null>;
}
