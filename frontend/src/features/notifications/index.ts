export { notificationTexts, notificationSettingsTexts, unsubscribeTexts } from './texts';
export { NotificationSettings } from './NotificationSettings';
export { NotificationsScreen } from './NotificationsScreen';
export { UnsubscribeScreen } from './UnsubscribeScreen';
