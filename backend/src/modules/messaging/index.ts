export { ConversationMembers } from './conversations/conversation-members.service.js';
export {
  ConversationImport,
  type ImportedConversation,
  type ImportedMessage,
} from './import/conversation-import.service.js';
export { TalkFigures } from './figures/talk-figures.service.js';
export { ANSWER_STEPS, type TalkFigure } from './figures/talk-figures.repository.js';
export { liveModels, livePaths } from './live/live-contract.js';
export { MessagingModule } from './messaging.module.js';
export { ConversationStart, type Started } from './conversations/conversation-start.service.js';
export { MessageSending } from './sending/message-sending.service.js';
export { ReplyHabits } from './reply-habits/reply-habits.service.js';
export { Correspondence } from './sending/correspondence.service.js';
export { REACTIONS, type Reaction } from './reactions/reaction-names.js';
export { UnreadMessages } from './reading/unread-messages.service.js';
export type { UnreadMessage } from './reading/unread-messages.repository.js';
import './messaging-events.js';
