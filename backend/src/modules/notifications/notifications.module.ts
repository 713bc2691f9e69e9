import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { Attention } from './digest/attention.js';
import { DeskMail } from './desk/desk-mail.listener.js';
import { MessageDigestMark } from './digest/message-digest-mark.entity.js';
import { MessageDigest } from './digest/message-digest.entity.js';
import { MessageDigestsRepository } from './digest/message-digests.repository.js';
import { UnreadTelling } from './digest/unread-telling.js';
import { UnreadWatch } from './digest/unread-watch.js';
import { UnreadWays } from './digest/unread-ways.js';
import { UnreadWords } from './digest/unread-words.js';
import { Inbox } from './inbox/inbox.service.js';
import { NotificationImport } from './inbox/notification-import.js';
import { MarketingConsentModule } from './marketing-consent/marketing-consent.module.js';
import { Notification } from './inbox/notification.entity.js';
import { NotificationsController } from './inbox/notifications.controller.js';
import { NotificationsRepository } from './inbox/notifications.repository.js';
import { NotificationPreference } from './preferences/notification-preference.entity.js';
import { NotificationSettingsController } from './preferences/notification-settings.controller.js';
import { PreferencesRepository } from './preferences/preferences.repository.js';
import { Preferences } from './preferences/preferences.service.js';
import { QuietHours } from './preferences/quiet-hours.entity.js';
import { PushDevicesController } from './push/push-devices.controller.js';
import { PushDevices } from './push/push-devices.service.js';
import { PushSending } from './push/push-sending.js';
import { PushService } from './push/push-service.js';
import { PushSubscription } from './push/push-subscription.entity.js';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository.js';
import { DeliveryPlan } from './telling/delivery-plan.js';
import { DeliveryWays } from './telling/delivery-ways.js';
import { Delivery } from './telling/delivery.js';
import { InterviewLetters } from './telling/interview-letters.listener.js';
import { Letters } from './telling/letters.js';
import { Notifier } from './telling/notifier.js';
import { Wording } from './telling/wording.js';
import { UnsubscribeLinks } from './unsubscribing/unsubscribe-links.js';
import { UnsubscribingController } from './unsubscribing/unsubscribing.controller.js';
import { Unsubscribing } from './unsubscribing/unsubscribing.service.js';
import { notificationsPersonalData } from './notifications.personal-data.js';

const inbox = [Inbox, NotificationImport, NotificationsRepository];
const telling = [Delivery, DeliveryPlan, DeliveryWays, InterviewLetters, Letters, Notifier, Wording];
const digest = [Attention, MessageDigestsRepository, UnreadTelling, UnreadWatch, UnreadWays, UnreadWords];
const push = [PushDevices, PushSending, PushService, PushSubscriptionsRepository];
const choosing = [Preferences, PreferencesRepository, UnsubscribeLinks, Unsubscribing];

/** Tells people what happened: in the product, by mail and on their devices. Listens to events; nobody imports it. */
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
  exports: [MarketingConsentModule, NotificationImport],
  providers: [...inbox, ...telling, ...digest, ...push, ...choosing, DeskMail],
})
export class NotificationsModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(notificationsPersonalData);
  }
}
