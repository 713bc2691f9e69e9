export { ApiAttachmentFile, sendAttachment } from './attachments/attachment-headers.js';
export { AttachmentsService, type OpenedAttachment } from './attachments/attachments.service.js';
export { AcquaintancesRegistry } from './conversations/acquaintances.registry.js';
export { conversationsOfSql } from './conversations/conversations-of-sql.js';
export { ConversationMembersService } from './conversations/conversation-members.service.js';
export {
  ConversationImportService,
  type ImportedConversation,
  type ImportedMessage,
} from './import/conversation-import.service.js';
export { MessagingMetricsService } from './metrics/messaging-metrics.service.js';
export { ANSWER_STEPS } from './metrics/messaging-metrics.repository.js';
export { liveModels, livePaths } from './live/live-contract.js';
export { MessagingModule } from './messaging.module.js';
export { FirstMessagesService } from './conversations/first-messages.service.js';
export { StartLimitService } from './conversations/start-limit.service.js';
export { ConversationStartService } from './conversations/conversation-start.service.js';
export { MessageSendingService } from './sending/message-sending.service.js';
export { ReplyHabitsService } from './reply-habits/reply-habits.service.js';
export { OnBehalfMessagesService } from './sending/on-behalf-messages.service.js';
export { REACTIONS } from './reactions/reaction-names.js';
export { UnreadMessagesService } from './reading/unread-messages.service.js';
export type { UnreadMessage } from './reading/unread-messages.repository.js';
import './messaging-events.js';
