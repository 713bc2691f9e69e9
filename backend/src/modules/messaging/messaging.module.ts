import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { SafetyModule } from '../safety/index.js';
import { ConversationListRepository } from './conversations/conversation-list.repository.js';
import { ConversationList } from './conversations/conversation-list.service.js';
import { ConversationMembers } from './conversations/conversation-members.service.js';
import { ConversationStart } from './conversations/conversation-start.service.js';
import { Conversation } from './conversations/conversation.entity.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { ConversationsRepository } from './conversations/conversations.repository.js';
import { Partners } from './conversations/partners.service.js';
import { StartLimit } from './conversations/start-limit.js';
import { TalkFiguresRepository } from './figures/talk-figures.repository.js';
import { TalkFigures } from './figures/talk-figures.service.js';
import { ConversationImportRepository } from './import/conversation-import.repository.js';
import { ConversationImport } from './import/conversation-import.service.js';
import { ClosedConversations } from './live/closed-conversations.listener.js';
import { Delivery } from './live/delivery.listener.js';
import { MessagingGateway } from './live/messaging.gateway.js';
import { SessionSweep } from './live/session-sweep.js';
import { Typing } from './live/typing.service.js';
import { UnreadAnnouncer } from './live/unread-announcer.js';
import { VisitsGateway } from './live/visits.gateway.js';
import { ConversationEvidence } from './moderation/conversation-evidence.js';
import { EvidenceRepository } from './moderation/evidence.repository.js';
import { RemovedMessages } from './moderation/removed-messages.listener.js';
import { LastSeen } from './presence/last-seen.entity.js';
import { LastSeenRepository } from './presence/last-seen.repository.js';
import { Presence } from './presence/presence.service.js';
import { MessageEvent } from './reactions/message-event.entity.js';
import { ReactionSetting } from './reactions/reaction-setting.service.js';
import { ReactionsController } from './reactions/reactions.controller.js';
import { ReactionsRepository } from './reactions/reactions.repository.js';
import { ConversationRead } from './reading/conversation-read.entity.js';
import { ReadingController } from './reading/reading.controller.js';
import { Reading } from './reading/reading.service.js';
import { ReadsRepository } from './reading/reads.repository.js';
import { UnreadMessagesRepository } from './reading/unread-messages.repository.js';
import { UnreadMessages } from './reading/unread-messages.service.js';
import { ReplyHabitsListener } from './reply-habits/reply-habits.listener.js';
import { ReplyHabitsRepository } from './reply-habits/reply-habits.repository.js';
import { ReplyHabits } from './reply-habits/reply-habits.service.js';
import { Correspondence } from './sending/correspondence.service.js';
import { FirstContact } from './sending/first-contact.listener.js';
import { MessageSending } from './sending/message-sending.service.js';
import { Message } from './sending/message.entity.js';
import { MessagesRepository } from './sending/messages.repository.js';
import { ReleasedMessages } from './sending/released-messages.listener.js';
import { SuspiciousSending } from './sending/suspicious-sending.service.js';
import { ThreadController } from './thread/thread.controller.js';
import { ThreadRepository } from './thread/thread.repository.js';
import { Thread } from './thread/thread.service.js';
import { messagingPersonalData } from './messaging.personal-data.js';

const conversations = [
  ConversationList,
  ConversationListRepository,
  ConversationMembers,
  ConversationStart,
  ConversationsRepository,
  Partners,
  StartLimit,
];
const reading = [Reading, ReadsRepository, UnreadMessages, UnreadMessagesRepository];
const thread = [
  Correspondence,
  FirstContact,
  MessageSending,
  MessagesRepository,
  ReleasedMessages,
  SuspiciousSending,
  Thread,
  ThreadRepository,
];
const moderation = [ConversationEvidence, EvidenceRepository, RemovedMessages];
const reactions = [ReactionSetting, ReactionsRepository];
const replyHabits = [ReplyHabits, ReplyHabitsListener, ReplyHabitsRepository];
const live = [
  ClosedConversations,
  Delivery,
  LastSeenRepository,
  MessagingGateway,
  Presence,
  SessionSweep,
  Typing,
  UnreadAnnouncer,
  VisitsGateway,
];

/** People who talk: conversations, messages, and what is told over sockets while it happens. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Conversation, ConversationRead, LastSeen, Message, MessageEvent]),
    AuthModule,
    BillingModule,
    ProfilesModule,
    SafetyModule,
  ],
  controllers: [ConversationsController, ReactionsController, ReadingController, ThreadController],
  // Live first: a message is on its way to people before anything else is made of it.
  providers: [
    ...live,
    ...conversations,
    ...thread,
    ...reading,
    ...reactions,
    ...replyHabits,
    ...moderation,
    ConversationImport,
    ConversationImportRepository,
    TalkFigures,
    TalkFiguresRepository,
  ],
  exports: [
    ConversationImport,
    ConversationMembers,
    Correspondence,
    ConversationStart,
    MessageSending,
    ReplyHabits,
    TalkFigures,
    UnreadMessages,
  ],
})
export class MessagingModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(messagingPersonalData);
  }
}
