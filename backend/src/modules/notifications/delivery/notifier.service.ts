import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { EventListenersService, OutboxService } from '../../../platform/events/index.js';
import { regionalPath } from '../../country/index.js';
import { PeopleService } from '../../profiles/index.js';
import { NotificationsRepository } from '../inbox/notifications.repository.js';
import {
  TYPE_NAMES,
  NOTIFICATION_TYPES,
  type NotificationType,
  type NotificationTypeName,
} from '../notification-types/index.js';
import { DeliveryPlanService } from './delivery-plan.service.js';

declare module '../../../platform/events/domain-events.js' {
  interface DomainEvents {
    /** A notification was created. */
    'notification.created': { notificationId: string; personId: string };
  }
}

/** Creates notifications from events, by the table of types. Idempotent for each event and person. */
@Injectable()
export class NotifierService implements OnModuleInit {
  constructor(
    private readonly listeners: EventListenersService,
    private readonly notifications: NotificationsRepository,
    private readonly people: PeopleService,
    private readonly plan: DeliveryPlanService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    for (const name of TYPE_NAMES) {
      const kind: NotificationType = NOTIFICATION_TYPES[name];
      this.listeners.add(kind.event, `notifications.${name}`, (payload, eventId) =>
        this.notify(name, payload, eventId),
      );
      for (const ending of kind.endedBy?.events ?? [])
        this.listeners.add(ending, `notifications.${name}.ended-by-${ending}`, (payload) => this.end(name, payload));
    }
  }

  /** `sourceId` is the idempotency key. */
  async notify(name: NotificationTypeName, payload: object, sourceId: string): Promise<void> {
    const kind: NotificationType = NOTIFICATION_TYPES[name];
    if (kind.when?.(payload as never) === false) return;
    const failures: unknown[] = [];
    for (const personId of new Set(kind.recipients(payload as never)))
      await this.notifyOne(name, personId, payload, sourceId).catch((error: unknown) => failures.push(error));
    // The event is retried; people already notified are skipped.
    if (failures.length > 0) throw failures[0];
  }

  /** No longer sends what waits for the end of quiet hours. */
  private async end(name: NotificationTypeName, payload: object): Promise<void> {
    const { endedBy }: NotificationType = NOTIFICATION_TYPES[name];
    const subject = Object.entries(payload).find(([field]) => field === endedBy?.field)?.[1] as unknown;
    if (endedBy && typeof subject === 'string') await this.notifications.stopWaiting(name, endedBy.field, subject);
  }

  private async notifyOne(
    name: NotificationTypeName,
    personId: string,
    payload: object,
    sourceId: string,
  ): Promise<void> {
    const kind: NotificationType = NOTIFICATION_TYPES[name];
    const [times, person] = await Promise.all([
      this.plan.timesFor(personId, kind, payload),
      this.people.cardOf(personId),
    ]);
    const reader = { id: personId, userType: person?.userType ?? 'family' } as const;
    await this.transactions.run(async (manager) => {
      const path = regionalPath(kind.path(payload as never, reader), person?.region ?? 'australia');
      const coalescedBy = (kind.coalescedBy ?? kind.about)?.(payload as never, personId) ?? null;
      const notification = { personId, kind: name, sourceId, payload, path, coalescedBy, ...times };
      const notificationId = await this.notifications.insert(notification, manager);
      if (notificationId === null) return;
      await this.outbox.add(manager, 'notification.created', { notificationId, personId });
      await this.plan.begin(notificationId, kind, notification, manager);
    });
  }
}
