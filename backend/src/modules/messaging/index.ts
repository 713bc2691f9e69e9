export { ConversationMembers } from './conversations/conversation-members.service.js';
export {
  ConversationImport,
  type ImportedConversation,
  type ImportedMessage,
} from './import/conversation-import.service.js';
export { liveModels, livePaths } from './live/live-contract.js';
export { MessagingModule } from './messaging.module.js';
export { REACTIONS, type Reaction } from './reactions/reaction-names.js';
import './messaging-events.js';
