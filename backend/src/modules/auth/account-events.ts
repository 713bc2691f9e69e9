/** Why a session ended; the client shows a text for it. */
export type SessionEndReason =
  | 'signed-out'
  /** The same browser logged in again: its cookie belongs to the new session. */
  | 'replaced'
  /** From another device, or because there were too many sessions. */
  | 'ended-elsewhere'
  /** By an admin, with a reason. */
  | 'ended-by-us'
  | 'password-changed'
  | 'email-changed'
  | 'refresh-token-reused'
  | 'account-disabled';

export interface EndedSessions {
  sessionIds: string[];
  reason: SessionEndReason;
}

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /**
     * `marketingWording`: the text next to the marketing checkbox, if it was ticked. `returnPath`: the page of this
     * site to which the person continues.
     */
    'account.signed-up': { accountId: string; marketingWording?: string; returnPath?: string };
    /** A session began: after sign-up, sign-in or a second factor. `at` is an ISO date. */
    'account.signed-in': { accountId: string; sessionId: string; at: string };
    'account.email-verified': { accountId: string };
    /** Someone requested a recovery email for this address, which may or may not have an account. */
    'account.recovery-requested': { email: string };
    /** The account has another confirmed address. */
    'account.email-changed': { accountId: string };
    /** A person or a family has moved to the other country; the co-parent's account too. */
    'account.region-changed': { accountId: string };
    'account.password-changed': { accountId: string };
    'account.mfa-changed': { accountId: string; enabled: boolean };
    'account.passkey-added': { accountId: string; name: string };
    'account.passkey-removed': { accountId: string; name: string };
    /** A passkey was used whose counter went back, so its device may have been copied. */
    'account.passkey-copied': { accountId: string; name: string };
    'account.recovery-code-used': { accountId: string; codesLeft: number };
    'account.recovery-codes-renewed': { accountId: string };
    /** The account is suspended or closed. */
    'account.closed': { accountId: string };
    /** The account was closed and has been reopened. */
    'account.reopened': { accountId: string };
    /**
     * The account and its data are deleted. `coParent`: it was a seat in a household, which also ends without an
     * erasure, so what they wrote for the family may still name them.
     */
    'account.erased': { accountId: string; coParent?: { name: string; email: string } };
    'session.ended': EndedSessions;
    'session.reuse-detected': { accountId: string; sessionId: string };
  }
}

declare module '../../platform/events/broadcast.service.js' {
  interface BroadcastTopics {
    'session.ended': EndedSessions;
    /** The rights of a session have changed (a second factor was entered). */
    'session.changed': { sessionIds: string[] };
  }
}
