import type { ReactNode } from 'react';
import type { Conversation, Message } from '../../api/messages';

/** Content that other features add to a conversation. The page combines them: features do not import each other. */
export interface ConversationSlots {
  /** Whether everything that `underWay` shows is known: without it, what is read would be pushed down. A hook. */
  useIsReady?: (conversationId: string) => boolean;
  /**
   * Actions with this person, next to their name: buttons with an icon and their label in a span. Phones show
   * the drawing alone, so they have a label as well.
   */
  tools?: (conversation: Conversation) => ReactNode;
  /** Pending matters with them, between their name and the messages. */
  underWay?: (conversation: Conversation) => ReactNode;
  /** The dialog that reports a message of the other person; `onClose` ends it. */
  report?: (message: Message, onClose: () => void) => ReactNode;
  /** A word to its reader beneath a message. */
  beneath?: (message: Message, person: Conversation['with']) => ReactNode;
  /** Next to the conversation on wide screens, beneath both clocks. */
  aside?: (conversation: Conversation) => ReactNode;
}
