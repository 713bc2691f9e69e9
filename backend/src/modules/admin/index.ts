export { AdminModule } from './admin.module.js';
export { ApprovalsAdminService } from './approvals/approvals-admin.service.js';
export { SettingChangesService } from './settings/setting-changes.service.js';
export { MetricRunsJob } from './metrics/metric-runs.job.js';
export { PaymentActionsService } from './payments/payment-actions.service.js';
export { SupportAnswersService } from './support/support-answers.service.js';
