import { Module } from '@nestjs/common';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AgreementsAdminModule } from './agreements/agreements-admin.module.js';
import { ApprovalsModule } from './approvals/approvals.module.js';
import { AuditModule } from './audit/audit.module.js';
import { DataBreachesModule } from './breaches/data-breaches.module.js';
import { BrowserErrorsAdminModule } from './browser-errors/browser-errors-admin.module.js';
import { ContactAdminModule } from './contact/contact-admin.module.js';
import { FactsAdminModule } from './facts/facts-admin.module.js';
import { FeaturedAdminModule } from './featured/featured-admin.module.js';
import { SiteMetricsModule } from './metrics/site-metrics.module.js';
import { MarketingAdminModule } from './marketing/marketing-admin.module.js';
import { JobsAdminModule } from './jobs/jobs-admin.module.js';
import { CountryPagesModule } from './countries/country-pages.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { PageSpeedAdminModule } from './page-speed/page-speed-admin.module.js';
import { PaymentsAdminModule } from './payments/payments-admin.module.js';
import { PicturesAdminModule } from './pictures/pictures-admin.module.js';
import { PostsAdminModule } from './posts/posts-admin.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { ResourcesAdminModule } from './resources/resources-admin.module.js';
import { ReviewRemovalsModule } from './reviews/review-removals.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { SupportAdminModule } from './support/support-admin.module.js';
import { UploadTrialsModule } from './upload-trials/upload-trials.module.js';
import { UsersAdminModule } from './users/users-admin.module.js';
import { VerificationAdminModule } from './verification/verification-admin.module.js';
import { VisasAdminModule } from './visas/visas-admin.module.js';
import { adminPersonalData } from './admin.personal-data.js';

/** The Admin area: one folder per subject, each calling the service of the module that owns it, and the audit log. */
@Module({
  imports: [
    AgreementsAdminModule,
    ApprovalsModule,
    AuditModule,
    BrowserErrorsAdminModule,
    ContactAdminModule,
    DataBreachesModule,
    FactsAdminModule,
    FeaturedAdminModule,
    SiteMetricsModule,
    MarketingAdminModule,
    JobsAdminModule,
    CountryPagesModule,
    ModerationModule,
    PageSpeedAdminModule,
    PaymentsAdminModule,
    PicturesAdminModule,
    PostsAdminModule,
    QueuesModule,
    ResourcesAdminModule,
    ReviewRemovalsModule,
    SettingsModule,
    SupportAdminModule,
    UploadTrialsModule,
    UsersAdminModule,
    VerificationAdminModule,
    VisasAdminModule,
  ],
})
export class AdminModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(adminPersonalData);
  }
}
