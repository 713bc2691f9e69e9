import type { ReactNode } from 'react';
import type { Conversation, Message } from '../../api/messages';

/** What other subjects add to a conversation. The page brings them together: features do not know each other. */
export interface ConversationSlots {
  /** Whether everything that `underWay` shows is known: without it, what is read would be pushed down. A hook. */
  useIsReady?: (conversationId: string) => boolean;
  /**
   * What can be begun with this person, next to their name: buttons with a drawing and their words in a span. Phones show
   * the drawing alone, so they have a label as well.
   */
  tools?: (conversation: Conversation) => ReactNode;
  /** What is under way with them, between their name and what was said. */
  underWay?: (conversation: Conversation) => ReactNode;
  /** What a reader reports one of the other person’s messages with; `onClose` ends it. */
  report?: (message: Message, onClose: () => void) => ReactNode;
  /** A word to its reader beneath a message. */
  beneath?: (message: Message, person: Conversation['with']) => ReactNode;
  /** Next to the conversation on wide screens, beneath both clocks. */
  aside?: (conversation: Conversation) => ReactNode;
}
