/** The API for programs that fill an installation with people: `@wattle-and-fern/backend/seeding`. */
export { AppModule } from './app.module.js';
export { createAdapter } from './configure-app.js';
export {
  ApprovalsAdminService,
  MetricRunsJob,
  PaymentActionsService,
  SettingChangesService,
  SupportAnswersService,
} from './modules/admin/index.js';
export {
  AccountsService,
  HouseholdImportService,
  MARKETING_WORDINGS,
  type AccountFacts,
} from './modules/auth/index.js';
export { LedgerService, PurchasesService, PAID_PLANS } from './modules/billing/index.js';
export { BANNER, ContactImportService, PostImportService, type ImportedPost } from './modules/content/index.js';
export { REGIONS } from './modules/country/index.js';
export { DownloadFilesService, PhotosService, PicturesService } from './modules/media/index.js';
export {
  ConversationImportService,
  MessageSendingService,
  REACTIONS,
  ReplyHabitsService,
  type ImportedConversation,
  type ImportedMessage,
} from './modules/messaging/index.js';
export { MarketingConsentsService, NotificationImportService } from './modules/notifications/index.js';
export { AgreementImportService, CalendarDatesService } from './modules/agreements/index.js';
export { ArrivalImportService } from './modules/arrivals/index.js';
export { PermissionsService } from './modules/employer-clock/index.js';
export { HoursImportService } from './modules/hours/index.js';
export { InterviewImportService, type ImportedInterview } from './modules/interviews/index.js';
export { JobListingImportService } from './modules/job-board/index.js';
export { ReviewImportService, type ImportedReview } from './modules/reviews/index.js';
export { SupportRequestsService } from './modules/support/index.js';
export { EvidenceService, VerificationImportService, type ImportedCheck } from './modules/verification/index.js';
export { FeaturedChoiceService, SavedSearchesService } from './modules/search/index.js';
export {
  CHILD_GROUP_NAMES,
  PeopleService,
  ProfileImportService,
  ProfileService,
  type AuPairProfileInput,
  type FamilyProfileInput,
  type ProfileHistory,
} from './modules/profiles/index.js';
export { ResourceAttachmentsService, ResourceEditingService } from './modules/resources/index.js';
export { AccountDecisionsService, ReportingService } from './modules/safety/index.js';
export { ClockService } from './platform/clock/index.js';
export { loadSettings, Settings } from './platform/config/index.js';
export { migrate, TransactionsService } from './platform/database/index.js';
export { openDatabase } from './platform/database/open-database.js';
export { DomainError } from './platform/errors/index.js';
export { type UserType } from './platform/identity/index.js';
export { LogService } from './platform/logging/index.js';
export { SiteSettingsService } from './platform/site-settings/index.js';
export { Sheet, STYLES } from './platform/pdf/index.js';
