/** Why a session ended; the client words it for the person. */
export type SessionEndReason =
  | 'signed-out'
  /** The same browser signed in again: its cookie belongs to the new session. */
  | 'replaced'
  /** From another device, or because there were too many. */
  | 'ended-elsewhere'
  /** By an admin, who said why. */
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
     * `marketingWording`: the words beside the box for news by email, where it was ticked. `returnPath`: the page of
     * ours that its person goes on to.
     */
    'account.signed-up': { accountId: string; marketingWording?: string; returnPath?: string };
    /** A session began: after sign-up, sign-in or a second factor. `at` is an ISO date. */
    'account.signed-in': { accountId: string; sessionId: string; at: string };
    'account.email-verified': { accountId: string };
    /** Someone asked for a recovery email to this address; whether an account has it is not known yet. */
    'account.recovery-requested': { email: string };
    /** It has another address, which is confirmed. */
    'account.email-changed': { accountId: string };
    'account.password-changed': { accountId: string };
    'account.mfa-changed': { accountId: string; enabled: boolean };
    'account.passkey-added': { accountId: string; name: string };
    'account.passkey-removed': { accountId: string; name: string };
    /** A passkey was used whose counter went back: there may be a copy of its device. */
    'account.passkey-copied': { accountId: string; name: string };
    'account.recovery-code-used': { accountId: string; codesLeft: number };
    'account.recovery-codes-renewed': { accountId: string };
    /** Its person can no longer use it, for a while or for good. */
    'account.closed': { accountId: string };
    /** It was closed, for a while or for good, and is open again. */
    'account.reopened': { accountId: string };
    /** It is gone with everything that hung on it; what had to stay bears no name any more. */
    'account.erased': { accountId: string };
    'session.ended': EndedSessions;
    'session.reuse-detected': { accountId: string; sessionId: string };
  }
}

declare module '../../platform/events/broadcast.service.js' {
  interface BroadcastTopics {
    'session.ended': EndedSessions;
    /** What a session may do has changed (a second factor was given). */
    'session.changed': { sessionIds: string[] };
  }
}
