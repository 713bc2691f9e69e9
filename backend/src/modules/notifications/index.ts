export { notificationsLive } from './live-contract.js';
export { NotificationsModule } from './notifications.module.js';
