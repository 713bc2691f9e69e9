export { messagesTexts } from './texts';
export type { ConversationSlots } from './slots';
export { MessagesScreen } from './MessagesScreen';
export { useDashboardMessages } from './use-dashboard-messages';
