import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { InterviewsModule } from '../interviews/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { SupportModule } from '../support/index.js';
import { VisasModule } from '../visas/index.js';
import { AgreementAcceptance } from './agreement-acceptance.entity.js';
import { AgreementActionsService } from './agreement-actions.service.js';
import { AgreementAnnouncementJob } from './agreement-announcement.job.js';
import { AgreementConditionsService } from './agreement-conditions.service.js';
import { AgreementConfirmationService } from './agreement-confirmation.service.js';
import { AgreementDaysService } from './agreement-days.service.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import { AgreementDraft } from './agreement-draft.entity.js';
import { AgreementDraftsService } from './agreement-drafts.service.js';
import { AgreementEligibilityService } from './agreement-eligibility.service.js';
import { AgreementEndingService } from './agreement-ending.service.js';
import { AgreementFactsService } from './agreement-facts.service.js';
import { AgreementImportService } from './agreement-import.service.js';
import { AgreementLocationService } from './agreement-location.service.js';
import { AgreementMovesService } from './agreement-moves.service.js';
import { AgreementPagesService } from './agreement-pages.service.js';
import { AgreementProposalsService } from './agreement-proposals.service.js';
import { AgreementSigningService } from './agreement-signing.service.js';
import { AgreementUpdatesListener } from './agreement-updates.listener.js';
import { AgreementVisaService } from './agreement-visa.service.js';
import { AgreementVersion } from './agreement-version.entity.js';
import { Agreement } from './agreement.entity.js';
import { AgreementsController } from './agreements.controller.js';
import { AgreementsJob } from './agreements.job.js';
import { AgreementsRepository } from './agreements.repository.js';
import { CalendarFeedAddressService } from './calendar-feed/calendar-feed-address.service.js';
import { CalendarFeedController } from './calendar-feed/calendar-feed.controller.js';
import { CalendarFeed } from './calendar-feed/calendar-feed.entity.js';
import { CalendarFeedRepository } from './calendar-feed/calendar-feed.repository.js';
import { CalendarFeedService } from './calendar-feed/calendar-feed.service.js';
import { LandingsRegistry } from './calendar-feed/landings.registry.js';
import { AgreementDocumentsController } from './document/agreement-documents.controller.js';
import { AgreementDocumentsService } from './document/agreement-documents.service.js';
import { EarlyExitOverviewsService } from './early-exits/early-exit-overviews.service.js';
import { EarlyExitStepsService } from './early-exits/early-exit-steps.service.js';
import { EarlyExit } from './early-exits/early-exit.entity.js';
import { EarlyExitsController } from './early-exits/early-exits.controller.js';
import { EarlyExitsRepository } from './early-exits/early-exits.repository.js';
import { EarlyExitsService } from './early-exits/early-exits.service.js';
import { PlacementMetricsRepository } from './metrics/placement-metrics.repository.js';
import { PlacementMetricsService } from './metrics/placement-metrics.service.js';
import { AgreementRegisterRepository } from './register/agreement-register.repository.js';
import { AgreementRegisterService } from './register/agreement-register.service.js';
import { CalendarDate } from './calendar-dates/calendar-date.entity.js';
import { CalendarDatesController } from './calendar-dates/calendar-dates.controller.js';
import { CalendarDatesRepository } from './calendar-dates/calendar-dates.repository.js';
import { CalendarDatesService } from './calendar-dates/calendar-dates.service.js';
import { PlacementTermsService } from './terms/placement-terms.service.js';
import { RelationshipsRepository } from './relationships/relationships.repository.js';
import { RelationshipsService } from './relationships/relationships.service.js';
import { PastPlacementsRepository } from './past-placements.repository.js';
import { agreementsPersonalData } from './agreements.personal-data.js';

const calendarFeed = [CalendarFeedAddressService, CalendarFeedRepository, CalendarFeedService, LandingsRegistry];
const documents = [AgreementDocumentsService];
const earlyExits = [EarlyExitOverviewsService, EarlyExitStepsService, EarlyExitsRepository, EarlyExitsService];
const metrics = [PlacementMetricsRepository, PlacementMetricsService];
const calendarDates = [CalendarDatesRepository, CalendarDatesService];
const register = [AgreementRegisterRepository, AgreementRegisterService];
const relationships = [RelationshipsRepository, RelationshipsService];

/** Agreements between families and au pairs, and early exits. */
@Module({
  imports: [
    AuthModule,
    BillingModule,
    InterviewsModule,
    MessagingModule,
    ProfilesModule,
    SupportModule,
    VisasModule,
    TypeOrmModule.forFeature([
      Agreement,
      AgreementAcceptance,
      AgreementDraft,
      AgreementVersion,
      CalendarFeed,
      EarlyExit,
      CalendarDate,
    ]),
  ],
  controllers: [
    AgreementDocumentsController,
    AgreementsController,
    CalendarFeedController,
    EarlyExitsController,
    CalendarDatesController,
  ],
  providers: [
    ...calendarFeed,
    ...documents,
    ...earlyExits,
    ...metrics,
    ...calendarDates,
    ...register,
    ...relationships,
    AgreementActionsService,
    AgreementAnnouncementJob,
    AgreementConditionsService,
    AgreementConfirmationService,
    AgreementDaysService,
    AgreementDocumentsRepository,
    AgreementDraftsService,
    AgreementEligibilityService,
    AgreementEndingService,
    AgreementFactsService,
    AgreementImportService,
    AgreementLocationService,
    AgreementMovesService,
    AgreementPagesService,
    AgreementProposalsService,
    AgreementSigningService,
    AgreementUpdatesListener,
    AgreementVisaService,
    AgreementsJob,
    AgreementsRepository,
    PastPlacementsRepository,
    PlacementTermsService,
  ],
  exports: [
    AgreementEndingService,
    AgreementFactsService,
    AgreementImportService,
    AgreementRegisterService,
    PlacementMetricsService,
    CalendarDatesService,
    LandingsRegistry,
    PlacementTermsService,
    RelationshipsService,
  ],
})
export class AgreementsModule {
  constructor(registry: PersonalDataRegistry, ending: AgreementEndingService, agreements: AgreementDocumentsService) {
    registry.declare(agreementsPersonalData);
    registry.beforeErasure((personId) => ending.cancelAllOf(personId));
    registry.addFiles((personId, manager) => agreements.fileKeysOf(personId, manager));
  }
}
