import type { LiveContract } from '../../platform/realtime/index.js';
import { NotificationCreatedDto, NotificationsUnreadDto } from './inbox/notification.dto.js';

/** Live events of notifications. */
export const notificationsLive: LiveContract = {
  events: { 'notification.created': NotificationCreatedDto, 'notifications.read': NotificationsUnreadDto },
};
