export { NotificationImportService } from './inbox/notification-import.service.js';
export { notificationsLive } from './live-contract.js';
export { NotificationsModule } from './notifications.module.js';
export { CONSENT_SOURCES, type ConsentSource } from './marketing-consent/marketing-consent.entity.js';
export {
  MarketingConsentsService,
  type ConsentEnd,
  type ConsentRecord,
} from './marketing-consent/marketing-consents.service.js';
