import type { ModerationAction } from './moderation/moderation-action.js';

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** The two are hidden from each other from now on. */
    'person.blocked': { blockerId: string; blockedId: string };
    /** A block was removed; `shown` if no block is left between the two. */
    'person.unblocked': { blockerId: string; blockedId: string; shown: boolean };
    /** A message was delivered with a warning; `quiet`: shown next to it only, without a notification. */
    'safety.message-warned': { messageId: string; conversationId: string; toId: string; quiet: boolean };
    /** Moderators released a held message: it is sent now. */
    'safety.message-released': {
      conversationId: string;
      senderId: string;
      clientMessageId: string;
      content: string;
      replyToId: string | null;
      /** An event that an earlier release stored has none of these. */
      writtenById?: string | null;
      declines?: boolean;
      attachmentIds?: string[];
    };
    /** A held message was released, or will not be delivered. */
    'safety.held-message-decided': { conversationId: string; senderId: string };
    'safety.message-removed': { messageId: string };
    'safety.message-restored': { messageId: string };
    'safety.review-removed': { reviewId: string };
    'safety.review-restored': { reviewId: string };
    'safety.report-decided': { reportId: string; reporterId: string };
    /** An account was banned; `contactIds` are all people to whom it ever wrote. */
    'safety.person-banned': { userId: string; contactIds: string[] };
    /**
     * Moderators decided against a person. `appealPath` leads to the appeal page, even for people who can no longer
     * log in; ISO date.
     */
    'safety.moderated': { userId: string; action: ModerationAction; appealUntil: string; appealPath: string };
    /** Another moderator decided an appeal. */
    'safety.appeal-decided': { userId: string; outcome: 'upheld' | 'overturned' };
  }
}

export {};
