import type { LiveContract } from '../../platform/realtime/index.js';
import { NotificationCreatedDto, NotificationsUnreadDto } from './inbox/notification.dto.js';

/** What this room adds to the live connection. */
export const notificationsLive: LiveContract = {
  events: { 'notification.created': NotificationCreatedDto, 'notifications.read': NotificationsUnreadDto },
};
