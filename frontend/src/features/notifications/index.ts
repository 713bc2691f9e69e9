export { notificationMessages, notificationSettingsMessages, unsubscribeMessages } from './texts';
export { NotificationSettings } from './NotificationSettings';
export { NotificationsScreen } from './NotificationsScreen';
export { UnsubscribeScreen } from './UnsubscribeScreen';
