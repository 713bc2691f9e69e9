export { messagesTexts } from './texts';
export type { ConversationSlots } from './slots';
export { MessagesScreen } from './MessagesScreen';
export { useMessagesAtHand } from './use-messages-at-hand';
