import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import type { Notification } from '../inbox/notification.entity.js';
import { NotificationsRepository } from '../inbox/notifications.repository.js';
import type { NotificationType } from '../notification-types/index.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { PushSubscriptionsRepository } from '../push/push-subscriptions.repository.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** Sends a notification by email and push, as far as it is due. */
    'notifications.deliver': { notificationId: string };
  }
}

/** When a notification was created, and when it is sent by email and push; null: not at all. */
interface DeliveryTimes {
  createdAt: Date;
  mailDueAt: Date | null;
  pushDueAt: Date | null;
}

/** At most this many of one kind about the same person are sent within an hour; then the newest waits. */
const MOST_AT_ONCE = 3;
const COALESCED_MS = 60 * 60_000;

/** Decides when a notification is sent, by the person's settings and quiet hours. */
@Injectable()
export class DeliveryPlanService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly preferences: PreferencesService,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly jobs: JobQueueService,
    private readonly clock: ClockService,
  ) {}

  async timesFor(
    personId: string,
    { group, urgent, sendsOwnEmail }: NotificationType,
    payload: object,
  ): Promise<DeliveryTimes> {
    const createdAt = this.clock.now();
    const [channels, hasDevice, moment] = await Promise.all([
      this.preferences.channelsFor(personId, group),
      this.subscriptions.hasAny(personId),
      urgent ? createdAt : this.preferences.nextMoment(personId, createdAt),
    ]);
    return {
      createdAt,
      mailDueAt: channels.email && !sendsOwnEmail?.(payload as never) ? moment : null,
      pushDueAt: channels.push && hasDevice ? moment : null,
    };
  }

  /** Due deliveries run right after the commit; `NotificationDeliveryService` finds delayed ones. */
  async begin(
    notificationId: string,
    { replacesWaiting }: NotificationType,
    {
      createdAt,
      mailDueAt,
      pushDueAt,
      ...notification
    }: DeliveryTimes & Pick<Notification, 'personId' | 'kind' | 'coalescedBy'>,
    manager: EntityManager,
  ): Promise<void> {
    if (notification.coalescedBy !== null) {
      const since = new Date(createdAt.getTime() - COALESCED_MS);
      if ((await this.notifications.countAlike(notification, since, manager)) > MOST_AT_ONCE)
        return this.notifications.coalesce(notificationId, new Date(createdAt.getTime() + COALESCED_MS), manager);
      if (replacesWaiting) await this.notifications.coalesce(notificationId, createdAt, manager);
    }
    if ([mailDueAt, pushDueAt].some((due) => due !== null && due <= createdAt))
      await this.jobs.enqueue('notifications.deliver', { notificationId }, { manager });
  }
}
