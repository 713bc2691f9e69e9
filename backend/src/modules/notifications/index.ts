export { NotificationImport, type ImportedNotification } from './inbox/notification-import.js';
export { notificationsLive } from './live-contract.js';
export { NotificationsModule } from './notifications.module.js';
