import type { MessageRow } from './sending/message.dto.js';
import type { Reactions } from './reactions/reaction-names.js';

declare module '../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** The whole message, as it was stored. */
    'message.sent': MessageRow;
    /** Its sender edited or deleted it; the whole message as it is then, and the number of the change. */
    'message.changed': { seq: number; message: MessageRow };
    'message.reacted': {
      conversationId: string;
      messageId: string;
      seq: number;
      reactions: Reactions;
      userIds: [string, string];
    };
    /** A person archived or muted a conversation, or undid that. The other member does not see it. */
    'conversation.settings': { conversationId: string; userId: string; archived: boolean; mutedUntil: string | null };
    /** Someone read a first message three days ago and has not answered it. Happens once in a conversation. */
    'message.unanswered': { conversationId: string; senderId: string; receiverId: string };
    /** A person has read further than before. */
    'conversation.read': { conversationId: string; userId: string; otherId: string; lastReadSeq: number };
  }
}
