import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { NOTIFICATION_TYPES, type NotificationType, type NotificationTypeName } from '../notification-types/index.js';
import type { Reader } from '../notification-types/notification-type.js';
import { NotificationsRepository } from './notifications.repository.js';

/** An earlier notification. */
interface ImportedNotification {
  kind: NotificationTypeName;
  /** The payload of the kind's event. */
  payload: object;
  reader: Reader;
  at: Date;
  read: boolean;
}

/** Imports notifications for the demo, without sending anything. */
@Injectable()
export class NotificationImportService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly transactions: TransactionsService,
  ) {}

  /** Idempotent: `sourceId` is the key. */
  async add(sourceId: string, { kind: name, payload, reader, at, read }: ImportedNotification): Promise<void> {
    const kind: NotificationType = NOTIFICATION_TYPES[name];
    const notification = {
      personId: reader.id,
      kind: name,
      sourceId,
      payload,
      path: kind.path(payload as never, reader),
      createdAt: at,
      mailDueAt: null,
      pushDueAt: null,
      coalescedBy: null,
    };
    const id = await this.transactions.run((manager) => this.notifications.insert(notification, manager));
    if (id && read) await this.notifications.markRead(reader.id, [name], id, at);
  }
}
