import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { migrations } from './migrations/index.js';
import { AdminModule } from './modules/admin/index.js';
import { AgreementsModule } from './modules/agreements/index.js';
import { AuthModule } from './modules/auth/index.js';
import { BillingModule } from './modules/billing/index.js';
import { ContentModule } from './modules/content/index.js';
import { CountryModule } from './modules/country/index.js';
import { FairPayModule } from './modules/fair-pay/index.js';
import { ArrivalsModule } from './modules/arrivals/index.js';
import { EmployerClockModule } from './modules/employer-clock/index.js';
import { HoursModule } from './modules/hours/index.js';
import { InterviewsModule } from './modules/interviews/index.js';
import { JobBoardModule } from './modules/job-board/index.js';
import { MarketingModule } from './modules/marketing/index.js';
import { MatchingModule } from './modules/matching/index.js';
import { MediaModule } from './modules/media/index.js';
import { MessagingModule } from './modules/messaging/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { PersonalDataModule } from './modules/personal-data/index.js';
import { ProfilesModule } from './modules/profiles/index.js';
import { VerificationModule } from './modules/verification/index.js';
import { VisasModule } from './modules/visas/index.js';
import { ResourcesModule } from './modules/resources/index.js';
import { ReviewsModule } from './modules/reviews/index.js';
import { SafetyModule } from './modules/safety/index.js';
import { SearchModule } from './modules/search/index.js';
import { ShortlistsModule } from './modules/shortlists/index.js';
import { SupportModule } from './modules/support/index.js';
import { BrowserErrorsModule } from './platform/browser-errors/index.js';
import { ClockModule } from './platform/clock/index.js';
import { ConfigModule, type Settings } from './platform/config/index.js';
import { DatabaseModule } from './platform/database/index.js';
import { DecoratedMethodsModule } from './platform/discovery/index.js';
import { EventsModule } from './platform/events/index.js';
import { FactsModule } from './platform/facts/index.js';
import { HealthModule } from './platform/health/index.js';
import { IdempotencyModule } from './platform/idempotency/index.js';
import { AccessGuard } from './platform/identity/index.js';
import { JobsModule } from './platform/jobs/index.js';
import { LoggingModule } from './platform/logging/index.js';
import { EmailModule } from './platform/email/index.js';
import { MetricsModule } from './platform/metrics/index.js';
import { PageSpeedModule } from './platform/page-speed/index.js';
import { PersonalDataRegistryModule } from './platform/personal-data/index.js';
import { AddressRateLimitGuard, RateLimitModule, UserRateLimitGuard } from './platform/rate-limit/index.js';
import { RealtimeModule } from './platform/realtime/index.js';
import { SeedingModule } from './platform/seeding/index.js';
import { ShutdownModule } from './platform/shutdown/index.js';
import { SiteSettingsModule } from './platform/site-settings/index.js';
import { StorageModule } from './platform/storage/index.js';

/** The whole API: the platform first, then the modules in the order in which they may import each other. */
@Module({})
export class AppModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(settings),
        ClockModule.forRoot(settings),
        LoggingModule,
        DatabaseModule.forRoot(migrations, settings),
        DecoratedMethodsModule,
        // Must come before event delivery, whose listeners add jobs to the queue.
        JobsModule,
        EventsModule,
        RealtimeModule,
        IdempotencyModule,
        SiteSettingsModule,
        RateLimitModule,
        StorageModule,
        EmailModule.forRoot(settings),
        PersonalDataRegistryModule,
        SeedingModule,
        FactsModule,
        ShutdownModule,
        HealthModule,
        MetricsModule,
        BrowserErrorsModule,
        PageSpeedModule,
        CountryModule,
        MediaModule,
        AuthModule,
        ProfilesModule,
        VisasModule,
        VerificationModule,
        MatchingModule,
        SearchModule,
        BillingModule,
        FairPayModule,
        SupportModule,
        SafetyModule,
        MessagingModule,
        InterviewsModule,
        AgreementsModule,
        ArrivalsModule,
        EmployerClockModule,
        HoursModule,
        ReviewsModule,
        JobBoardModule,
        ShortlistsModule,
        ContentModule,
        ResourcesModule,
        NotificationsModule,
        MarketingModule,
        PersonalDataModule,
        AdminModule,
      ],
      // Order matters: the rate limit runs before any session is looked up.
      providers: [
        { provide: APP_GUARD, useClass: AddressRateLimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: UserRateLimitGuard },
      ],
    };
  }
}
