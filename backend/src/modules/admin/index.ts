export { AdminModule } from './admin.module.js';
export { ApprovalsDesk } from './approvals/approvals-desk.js';
export { SettingChanges } from './settings/setting-changes.service.js';
export { FiguresCounting } from './figures/figures-counting.service.js';
export { PaymentDeeds } from './payments/payment-deeds.service.js';
export { SupportAnswers } from './support/support-answers.service.js';
