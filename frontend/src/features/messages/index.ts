export { messagesTexts } from './texts';
export type { ConversationSlots } from './slots';
export { MessagesScreen } from './MessagesScreen';
export { ThreadPane, type OpenConversationProps } from './ThreadPane';
export { useDashboardMessages } from './use-dashboard-messages';
