import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { MatchingModule } from '../matching/index.js';
import { MediaModule } from '../media/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { SafetyModule } from '../safety/index.js';
import { AttachmentCleanupJob } from './attachments/attachment-cleanup.job.js';
import { AttachmentsController } from './attachments/attachments.controller.js';
import { AttachmentsRepository } from './attachments/attachments.repository.js';
import { AttachmentsService } from './attachments/attachments.service.js';
import { MessageAttachment } from './attachments/message-attachment.entity.js';
import { MessageChangesController } from './changing/message-changes.controller.js';
import { MessageChangesRepository } from './changing/message-changes.repository.js';
import { MessageDeletionService } from './changing/message-deletion.service.js';
import { MessageEditingService } from './changing/message-editing.service.js';
import { MessageVersion } from './changing/message-version.entity.js';
import { AcquaintancesRegistry } from './conversations/acquaintances.registry.js';
import { FirstMessagesService } from './conversations/first-messages.service.js';
import { ConversationListRepository } from './conversations/conversation-list.repository.js';
import { ConversationListService } from './conversations/conversation-list.service.js';
import { ConversationMembersService } from './conversations/conversation-members.service.js';
import { ConversationStartService } from './conversations/conversation-start.service.js';
import { Conversation } from './conversations/conversation.entity.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { ConversationsRepository } from './conversations/conversations.repository.js';
import { PartnersService } from './conversations/partners.service.js';
import { StartLimitService } from './conversations/start-limit.service.js';
import { MessageDraft } from './drafts/message-draft.entity.js';
import { MessageDraftsController } from './drafts/message-drafts.controller.js';
import { MessageDraftsRepository } from './drafts/message-drafts.repository.js';
import { MessageDraftsService } from './drafts/message-drafts.service.js';
import { MessagingMetricsRepository } from './metrics/messaging-metrics.repository.js';
import { MessagingMetricsService } from './metrics/messaging-metrics.service.js';
import { ConversationImportRepository } from './import/conversation-import.repository.js';
import { ConversationImportService } from './import/conversation-import.service.js';
import { ClosedConversationsListener } from './live/closed-conversations.listener.js';
import { MessageDeliveryListener } from './live/message-delivery.listener.js';
import { MessagingGateway } from './live/messaging.gateway.js';
import { SessionExpiryCheckService } from './live/session-expiry-check.service.js';
import { TypingService } from './live/typing.service.js';
import { UnreadCountService } from './live/unread-count.service.js';
import { VisitsGateway } from './live/visits.gateway.js';
import { ConversationEvidenceService } from './moderation/conversation-evidence.service.js';
import { EvidenceRepository } from './moderation/evidence.repository.js';
import { RemovedMessagesListener } from './moderation/removed-messages.listener.js';
import { OpenersController } from './openers/openers.controller.js';
import { OpenersService } from './openers/openers.service.js';
import { LastSeen } from './presence/last-seen.entity.js';
import { LastSeenRepository } from './presence/last-seen.repository.js';
import { PresenceService } from './presence/presence.service.js';
import { MessageEvent } from './reactions/message-event.entity.js';
import { ReactionSettingService } from './reactions/reaction-setting.service.js';
import { ReactionsController } from './reactions/reactions.controller.js';
import { ReactionsRepository } from './reactions/reactions.repository.js';
import { ConversationRead } from './reading/conversation-read.entity.js';
import { ReadingController } from './reading/reading.controller.js';
import { ReadReceiptsService } from './reading/read-receipts.service.js';
import { ReadsRepository } from './reading/reads.repository.js';
import { UnreadMessagesRepository } from './reading/unread-messages.repository.js';
import { UnreadMessagesService } from './reading/unread-messages.service.js';
import { AnswerRemindersJob } from './reminders/answer-reminders.job.js';
import { AnswerRemindersRepository } from './reminders/answer-reminders.repository.js';
import { ReplyHabitsListener } from './reply-habits/reply-habits.listener.js';
import { ReplyHabitsRepository } from './reply-habits/reply-habits.repository.js';
import { ReplyHabitsService } from './reply-habits/reply-habits.service.js';
import { OnBehalfMessagesService } from './sending/on-behalf-messages.service.js';
import { MessageSearchController } from './search/message-search.controller.js';
import { MessageSearchRepository } from './search/message-search.repository.js';
import { MessageSearchService } from './search/message-search.service.js';
import { FirstContactListener } from './sending/first-contact.listener.js';
import { MessageSendingService } from './sending/message-sending.service.js';
import { Message } from './sending/message.entity.js';
import { MessagesRepository } from './sending/messages.repository.js';
import { ReleasedMessagesListener } from './sending/released-messages.listener.js';
import { SuspiciousSendingService } from './sending/suspicious-sending.service.js';
import { WrittenMessagesService } from './sending/written-messages.service.js';
import { ConversationSettingsController } from './settings/conversation-settings.controller.js';
import { ConversationSettingsRepository } from './settings/conversation-settings.repository.js';
import { ConversationSettingsService } from './settings/conversation-settings.service.js';
import { ThreadController } from './thread/thread.controller.js';
import { ThreadRepository } from './thread/thread.repository.js';
import { ThreadService } from './thread/thread.service.js';
import { MessageTimesController } from './times/message-times.controller.js';
import { MessageTimesRepository } from './times/message-times.repository.js';
import { MessageTimesService } from './times/message-times.service.js';
import { messagingPersonalData } from './messaging.personal-data.js';

const conversations = [
  AcquaintancesRegistry,
  FirstMessagesService,
  ConversationListService,
  ConversationListRepository,
  ConversationMembersService,
  ConversationSettingsRepository,
  ConversationSettingsService,
  ConversationStartService,
  ConversationsRepository,
  OpenersService,
  PartnersService,
  StartLimitService,
];
const drafts = [MessageDraftsRepository, MessageDraftsService];
const reading = [ReadReceiptsService, ReadsRepository, UnreadMessagesService, UnreadMessagesRepository];
const thread = [
  OnBehalfMessagesService,
  FirstContactListener,
  MessageSendingService,
  MessagesRepository,
  ReleasedMessagesListener,
  SuspiciousSendingService,
  WrittenMessagesService,
  ThreadService,
  ThreadRepository,
];
const search = [MessageSearchRepository, MessageSearchService];
const attachments = [AttachmentCleanupJob, AttachmentsRepository, AttachmentsService];
const moderation = [ConversationEvidenceService, EvidenceRepository, RemovedMessagesListener];
const reactions = [ReactionSettingService, ReactionsRepository];
const changing = [MessageChangesRepository, MessageDeletionService, MessageEditingService];
const replyHabits = [ReplyHabitsService, ReplyHabitsListener, ReplyHabitsRepository];
const reminders = [AnswerRemindersJob, AnswerRemindersRepository];
const live = [
  ClosedConversationsListener,
  MessageDeliveryListener,
  MessageTimesRepository,
  MessageTimesService,
  LastSeenRepository,
  MessagingGateway,
  PresenceService,
  SessionExpiryCheckService,
  TypingService,
  UnreadCountService,
  VisitsGateway,
];

/** Conversations and messages, and their live events over sockets. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Conversation,
      ConversationRead,
      LastSeen,
      Message,
      MessageAttachment,
      MessageDraft,
      MessageEvent,
      MessageVersion,
    ]),
    AuthModule,
    BillingModule,
    MatchingModule,
    MediaModule,
    ProfilesModule,
    SafetyModule,
  ],
  controllers: [
    AttachmentsController,
    ConversationSettingsController,
    // Before `conversations/:id`.
    MessageSearchController,
    ConversationsController,
    MessageChangesController,
    MessageDraftsController,
    MessageTimesController,
    OpenersController,
    ReactionsController,
    ReadingController,
    ThreadController,
  ],
  // Live first: a message is on its way to people before anything else is made of it.
  providers: [
    ...live,
    ...conversations,
    ...thread,
    ...drafts,
    ...reading,
    ...reactions,
    ...search,
    ...attachments,
    ...changing,
    ...replyHabits,
    ...reminders,
    ...moderation,
    ConversationImportService,
    ConversationImportRepository,
    MessagingMetricsService,
    MessagingMetricsRepository,
  ],
  exports: [
    AcquaintancesRegistry,
    AttachmentsService,
    ConversationImportService,
    ConversationMembersService,
    OnBehalfMessagesService,
    ConversationStartService,
    FirstMessagesService,
    StartLimitService,
    MessageSendingService,
    ReplyHabitsService,
    MessagingMetricsService,
    UnreadMessagesService,
  ],
})
export class MessagingModule {
  constructor(registry: PersonalDataRegistry, files: AttachmentsService) {
    registry.declare(messagingPersonalData);
    registry.addFiles((personId, manager) => files.fileKeysOf(personId, manager));
    registry.addExportedFiles('messages', (personId) => files.filesOf(personId));
  }
}
