export { DashboardBell } from './DashboardBell';
export { notificationMessages, notificationSettingsMessages, unsubscribeMessages } from './messages';
export { NotificationSettings } from './NotificationSettings';
export { NotificationsScreen } from './NotificationsScreen';
export { UnsubscribeScreen } from './UnsubscribeScreen';
