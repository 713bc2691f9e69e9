export { ConversationMembers } from './conversations/conversation-members.service.js';
export {
  ConversationImport,
  type ImportedConversation,
  type ImportedMessage,
} from './import/conversation-import.service.js';
export { liveModels, livePaths } from './live/live-contract.js';
export { MessagingModule } from './messaging.module.js';
export { REACTIONS, type Reaction } from './reactions/reaction-names.js';
export { UnreadMessages } from './reading/unread-messages.service.js';
export type { UnreadMessage } from './reading/unread-messages.repository.js';
import './messaging-events.js';
