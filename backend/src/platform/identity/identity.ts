export const USER_TYPES = ['family', 'aupair', 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** A co-parent: someone with a sign-in of their own who acts for a family. */
interface CoParentIdentity {
  /** The account that signed in. */
  accountId: string;
  familyId: string;
}

/** The caller: a verified access token of an active session. */
export interface Identity {
  /** The account that the request acts as. For a co-parent that is the family, or their own account: see `actingAs`. */
  userId: string;
  sessionId: string;
  userType: UserType;
  /** A second factor was given in this session, or none is required. */
  fullyAuthenticated: boolean;
  coParent?: CoParentIdentity | null;
}

/** The account that signed in, even if it acts for a family. */
export const signedInAccount = ({ userId, coParent }: Pick<Identity, 'userId' | 'coParent'>): string =>
  coParent?.accountId ?? userId;

/** A co-parent acts as the family; everyone else as themselves. */
export const asFamily = (identity: Identity): Identity =>
  identity.coParent ? { ...identity, userId: identity.coParent.familyId } : identity;

/** Verifies access tokens; the auth module implements it for HTTP and sockets. */
export abstract class IdentityVerifier {
  /** `null` if the token is malformed, forged or expired, or its session has ended. */
  abstract verify(accessToken: string): Promise<Identity | null>;

  /**
   * Checks a session whose token was already verified: a socket outlives its access token, but not its session. `null`
   * once the session has ended. Cheap enough for every socket event.
   */
  abstract verifySession(identity: Pick<Identity, 'userId' | 'sessionId' | 'coParent'>): Promise<Identity | null>;

  /**
   * As whom the caller performs an operation of HTTP: a co-parent as the family or as their own account. `null` where a
   * co-parent may not perform it.
   */
  abstract actingAs(identity: Identity, operation: string): Identity | null;
}
