import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import type { Notification } from '../inbox/notification.entity.js';
import { NotificationsRepository } from '../inbox/notifications.repository.js';
import type { AnyKind } from '../notification-types/index.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { PushSubscriptionsRepository } from '../push/push-subscriptions.repository.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    /** Brings a notification out of the product, by email and to devices, as far as that is due. */
    'notifications.deliver': { notificationId: string };
  }
}

/** When a notification came about, and when it leaves by email and to devices; null: not at all. */
export interface DeliveryTimes {
  createdAt: Date;
  mailDueAt: Date | null;
  pushDueAt: Date | null;
}

/**
 * So many of one kind about the same person leave at once within an hour; then the newest waits for an hour to pass.
 */
const MOST_AT_ONCE = 3;
const COALESCED_MS = 60 * 60_000;

/** Decides when a notification may leave the product: by what the person chose, and not in their quiet hours. */
@Injectable()
export class DeliveryPlanService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly preferences: PreferencesService,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly jobs: JobQueueService,
    private readonly clock: ClockService,
  ) {}

  async timesFor(personId: string, { group, urgent, hasOwnLetter }: AnyKind, payload: object): Promise<DeliveryTimes> {
    const createdAt = this.clock.now();
    const [channels, hasDevice, moment] = await Promise.all([
      this.preferences.channelsFor(personId, group),
      this.subscriptions.hasAny(personId),
      urgent ? createdAt : this.preferences.nextMoment(personId, createdAt),
    ]);
    return {
      createdAt,
      mailDueAt: channels.email && !hasOwnLetter?.(payload as never) ? moment : null,
      pushDueAt: channels.push && hasDevice ? moment : null,
    };
  }

  /** What is due now is done right after the commit; what waits, `NotificationDeliveryService` finds. */
  async begin(
    notificationId: string,
    {
      createdAt,
      mailDueAt,
      pushDueAt,
      ...told
    }: DeliveryTimes & Pick<Notification, 'personId' | 'kind' | 'coalescedBy'>,
    manager: EntityManager,
  ): Promise<void> {
    if (told.coalescedBy !== null) {
      const since = new Date(createdAt.getTime() - COALESCED_MS);
      if ((await this.notifications.countAlike(told, since, manager)) > MOST_AT_ONCE)
        return this.notifications.coalesce(notificationId, new Date(createdAt.getTime() + COALESCED_MS), manager);
    }
    if ([mailDueAt, pushDueAt].some((due) => due !== null && due <= createdAt))
      await this.jobs.enqueue('notifications.deliver', { notificationId }, { manager });
  }
}
