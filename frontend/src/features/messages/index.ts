export { messagesTexts } from './messages';
export type { ConversationSlots } from './slots';
export { MessagesScreen } from './MessagesScreen';
