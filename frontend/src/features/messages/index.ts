export { messagesTexts } from './texts';
export type { ConversationSlots } from './slots';
export { MessagesScreen } from './MessagesScreen';
export { ThreadPane, type ThreadPaneProps } from './ThreadPane';
export { useDashboardMessages } from './use-dashboard-messages';
