import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { decodePosition, pageOf, type PageQuery } from '../../../platform/http/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { TYPE_NAMES } from '../notification-types/index.js';
import { NotificationTextsService } from '../delivery/notification-texts.service.js';
import {
  toNotification,
  type NotificationCreatedDto,
  type NotificationPageDto,
  type NotificationsUnreadDto,
} from './notification.dto.js';
import { NotificationsRepository, type InboxPosition } from './notifications.repository.js';

/** Notifications in the product. */
@Injectable()
export class InboxService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly wording: NotificationTextsService,
    private readonly realtime: RealtimeService,
    private readonly clock: ClockService,
  ) {}

  /** Newest first. */
  async page(personId: string, { cursor, limit }: PageQuery): Promise<NotificationPageDto> {
    const after = positionOf(cursor);
    const [rows, { unreadCount }] = await Promise.all([
      this.notifications.page(personId, TYPE_NAMES, after, limit + 1),
      this.unread(personId),
    ]);
    const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => [createdAt, id]);
    return {
      items: (await this.wording.of(personId, shown)).map(toNotification),
      nextCursor,
      unreadCount,
    };
  }

  async unread(personId: string): Promise<NotificationsUnreadDto> {
    return { unreadCount: await this.notifications.countUnread(personId, TYPE_NAMES) };
  }

  /** Throws `not_found` for another person's. */
  async read(personId: string, id: string): Promise<NotificationsUnreadDto> {
    if (!(await this.notifications.markRead(personId, id, this.clock.now()))) throw new DomainError('not_found');
    return this.notifyCount(personId);
  }

  /** Marks everything until then as read. */
  async readAll(personId: string, until: Date): Promise<NotificationsUnreadDto> {
    await this.notifications.markAllRead(personId, until, this.clock.now());
    return this.notifyCount(personId);
  }

  /** Sends a new one to the person's open pages. */
  @OnDomainEvent('notification.created', 'notification-inbox.show', { realtime: true })
  async show({ notificationId, personId }: DomainEvents['notification.created']): Promise<void> {
    const row = await this.notifications.find(notificationId);
    const [worded] = row ? await this.wording.of(personId, [row]) : [];
    if (!worded) return;
    const { unreadCount } = await this.unread(personId);
    const created: NotificationCreatedDto = { notification: toNotification(worded), unreadCount };
    this.realtime.emitToUser(personId, 'notification.created', created);
  }

  /** Updates the count on the person's other pages. */
  private async notifyCount(personId: string): Promise<NotificationsUnreadDto> {
    const count = await this.unread(personId);
    this.realtime.emitToUser(personId, 'notifications.read', count);
    return count;
  }
}

function positionOf(cursor: string | undefined): InboxPosition | null {
  const position = decodePosition(cursor);
  return position && { createdAt: position.at.getTime(), id: position.id };
}
