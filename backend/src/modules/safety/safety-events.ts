import type { ModerationAction } from './moderation/moderation-action.js';

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** From now on the two are hidden from each other. */
    'person.blocked': { blockerId: string; blockedId: string };
    /** Whoever blocked takes it back; `shown` when no block is left between the two. */
    'person.unblocked': { blockerId: string; blockedId: string; shown: boolean };
    /** A message reached its receiver together with a warning; `quiet`: which is shown beside it and told nowhere else. */
    'safety.message-warned': { messageId: string; conversationId: string; toId: string; quiet: boolean };
    /** Moderators let a held message pass: it is sent now. */
    'safety.message-released': {
      conversationId: string;
      senderId: string;
      clientMessageId: string;
      content: string;
      replyToId: string | null;
    };
    /** A held message was let pass, or will not be delivered. */
    'safety.held-message-decided': { conversationId: string; senderId: string };
    'safety.message-removed': { messageId: string };
    'safety.message-restored': { messageId: string };
    'safety.review-removed': { reviewId: string };
    'safety.review-restored': { reviewId: string };
    'safety.report-decided': { reportId: string; reporterId: string };
    /** An account was closed for good; `contactIds` are all to whom it ever wrote. */
    'safety.person-banned': { userId: string; contactIds: string[] };
    /**
     * Moderators decided something against a person. `appealPath` leads to the page on which they can appeal, also
     * when they can no longer sign in; ISO date.
     */
    'safety.moderated': { userId: string; action: ModerationAction; appealUntil: string; appealPath: string };
    /** Another moderator looked at it a second time. */
    'safety.appeal-decided': { userId: string; outcome: 'upheld' | 'overturned' };
  }
}

export {};
