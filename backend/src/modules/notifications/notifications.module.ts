import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { DeliveryWindowService } from './digest/delivery-window.service.js';
import { AdminEmailListener } from './delivery/admin-email.listener.js';
import { MessageDigestMark } from './digest/message-digest-mark.entity.js';
import { MessageDigest } from './digest/message-digest.entity.js';
import { MessageDigestsRepository } from './digest/message-digests.repository.js';
import { MessageDigestService } from './digest/message-digest.service.js';
import { UnreadMessagesJob } from './digest/unread-messages.job.js';
import { DigestChannelsService } from './digest/digest-channels.service.js';
import { DigestTextsService } from './digest/digest-texts.service.js';
import { InboxService } from './inbox/inbox.service.js';
import { NotificationImportService } from './inbox/notification-import.service.js';
import { MarketingConsentModule } from './marketing-consent/marketing-consent.module.js';
import { Notification } from './inbox/notification.entity.js';
import { NotificationsController } from './inbox/notifications.controller.js';
import { NotificationsRepository } from './inbox/notifications.repository.js';
import { NotificationPreference } from './preferences/notification-preference.entity.js';
import { NotificationSettingsController } from './preferences/notification-settings.controller.js';
import { PreferencesRepository } from './preferences/preferences.repository.js';
import { PreferencesService } from './preferences/preferences.service.js';
import { QuietHours } from './preferences/quiet-hours.entity.js';
import { PushDevicesController } from './push/push-devices.controller.js';
import { PushDevicesService } from './push/push-devices.service.js';
import { PushSendingService } from './push/push-sending.service.js';
import { PushService } from './push/push.service.js';
import { PushSubscription } from './push/push-subscription.entity.js';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository.js';
import { DeliveryPlanService } from './delivery/delivery-plan.service.js';
import { DeliveryChannelsService } from './delivery/delivery-channels.service.js';
import { NotificationDeliveryService } from './delivery/notification-delivery.service.js';
import { InterviewEmailsListener } from './delivery/interview-emails.listener.js';
import { NotificationEmailsService } from './delivery/notification-emails.service.js';
import { NotifierService } from './delivery/notifier.service.js';
import { NotificationTextsService } from './delivery/notification-texts.service.js';
import { UnsubscribeLinksService } from './unsubscribing/unsubscribe-links.service.js';
import { UnsubscribingController } from './unsubscribing/unsubscribing.controller.js';
import { UnsubscribeService } from './unsubscribing/unsubscribe.service.js';
import { notificationsPersonalData } from './notifications.personal-data.js';

const inbox = [InboxService, NotificationImportService, NotificationsRepository];
const delivery = [
  NotificationDeliveryService,
  DeliveryPlanService,
  DeliveryChannelsService,
  InterviewEmailsListener,
  NotificationEmailsService,
  NotifierService,
  NotificationTextsService,
];
const digest = [
  DeliveryWindowService,
  MessageDigestsRepository,
  MessageDigestService,
  UnreadMessagesJob,
  DigestChannelsService,
  DigestTextsService,
];
const push = [PushDevicesService, PushSendingService, PushService, PushSubscriptionsRepository];
const choosing = [PreferencesService, PreferencesRepository, UnsubscribeLinksService, UnsubscribeService];

/** Notifications in the product, by email and push. Listens to events; no module imports it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      MessageDigest,
      MessageDigestMark,
      Notification,
      NotificationPreference,
      PushSubscription,
      QuietHours,
    ]),
    AuthModule,
    MarketingConsentModule,
    MessagingModule,
    ProfilesModule,
  ],
  controllers: [
    UnsubscribingController,
    NotificationsController,
    NotificationSettingsController,
    PushDevicesController,
  ],
  exports: [MarketingConsentModule, NotificationImportService],
  providers: [...inbox, ...delivery, ...digest, ...push, ...choosing, AdminEmailListener],
})
export class NotificationsModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(notificationsPersonalData);
  }
}
