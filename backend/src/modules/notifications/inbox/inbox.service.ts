import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { decodePosition, pageOf, type PageQuery } from '../../../platform/http/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { SHARED_TYPE_NAMES, TYPE_NAMES } from '../notification-types/index.js';
import { NotificationTextsService } from '../delivery/notification-texts.service.js';
import {
  toNotification,
  type NotificationCreatedDto,
  type NotificationPageDto,
  type NotificationsUnreadDto,
} from './notification.dto.js';
import { NotificationsRepository, type InboxPosition } from './notifications.repository.js';

type Reader = Pick<Identity, 'userId' | 'coParent'>;

const kindsFor = ({ coParent }: Reader) => (coParent ? SHARED_TYPE_NAMES : TYPE_NAMES);

/** Notifications in the product. A co-parent reads those of the family, without confidential ones. */
@Injectable()
export class InboxService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly wording: NotificationTextsService,
    private readonly realtime: RealtimeService,
    private readonly clock: ClockService,
  ) {}

  /** Newest first. */
  async page(reader: Reader, { cursor, limit }: PageQuery): Promise<NotificationPageDto> {
    const after = positionOf(cursor);
    const [rows, { unreadCount }] = await Promise.all([
      this.notifications.page(reader.userId, kindsFor(reader), after, limit + 1),
      this.unread(reader),
    ]);
    const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => [createdAt, id]);
    return {
      items: (await this.wording.of(reader.userId, shown)).map(toNotification),
      nextCursor,
      unreadCount,
    };
  }

  async unread(reader: Reader): Promise<NotificationsUnreadDto> {
    return { unreadCount: await this.notifications.countUnread(reader.userId, kindsFor(reader)) };
  }

  /** Throws `not_found` for another person's. */
  async read(reader: Reader, id: string): Promise<NotificationsUnreadDto> {
    const isFound = await this.notifications.markRead(reader.userId, kindsFor(reader), id, this.clock.now());
    if (!isFound) throw new DomainError('not_found');
    return this.notifyCount(reader);
  }

  /** Marks everything until then as read. */
  async readAll(reader: Reader, until: Date): Promise<NotificationsUnreadDto> {
    await this.notifications.markAllRead(reader.userId, kindsFor(reader), until, this.clock.now());
    return this.notifyCount(reader);
  }

  /** Sends a new one to the person's open pages. */
  @OnDomainEvent('notification.created', 'notification-inbox.show', { realtime: true })
  async show({ notificationId, personId }: DomainEvents['notification.created']): Promise<void> {
    const row = await this.notifications.find(notificationId);
    const [worded] = row ? await this.wording.of(personId, [row]) : [];
    if (!worded) return;
    const [all, shared] = await this.counts(personId);
    const notification = toNotification(worded);
    const created = (count: NotificationsUnreadDto): NotificationCreatedDto => ({ notification, ...count });
    this.realtime.emitToAccountHolder(personId, 'notification.created', created(all));
    if (!worded.kind.accountHolderOnly)
      this.realtime.emitToCoParentOf(personId, 'notification.created', created(shared));
  }

  /** Updates the count on the person's other pages. */
  private async notifyCount({ userId, coParent }: Reader): Promise<NotificationsUnreadDto> {
    const [all, shared] = await this.counts(userId);
    this.realtime.emitToAccountHolder(userId, 'notifications.read', all);
    this.realtime.emitToCoParentOf(userId, 'notifications.read', shared);
    return coParent ? shared : all;
  }

  /** Of the account holder, and of a co-parent. */
  private async counts(personId: string): Promise<[NotificationsUnreadDto, NotificationsUnreadDto]> {
    const [all, shared] = await Promise.all(
      [TYPE_NAMES, SHARED_TYPE_NAMES].map((kinds) => this.notifications.countUnread(personId, kinds)),
    );
    return [{ unreadCount: all ?? 0 }, { unreadCount: shared ?? 0 }];
  }
}

function positionOf(cursor: string | undefined): InboxPosition | null {
  const position = decodePosition(cursor);
  return position && { createdAt: position.at.getTime(), id: position.id };
}
