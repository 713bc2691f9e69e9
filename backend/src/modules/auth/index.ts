export type { EndedSessions, SessionEndReason } from './account-events.js';
export { AccountSuspension, type Closure } from './accounts/account-suspension.js';
export type { AccountWish } from './accounts/account-creation.js';
export { Accounts, type AccountFacts, type AccountStanding } from './accounts/accounts.service.js';
export { EmailField } from './accounts/email-field.js';
export { MARKETING_WORDINGS, type MarketingWording } from './accounts/marketing-wording.js';
export { AuthModule } from './auth.module.js';
export { PasswordAgain } from './passwords/password-again.js';
export { Sessions } from './sessions/sessions.service.js';
