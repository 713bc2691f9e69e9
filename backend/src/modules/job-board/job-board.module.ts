import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AgreementsModule } from '../agreements/index.js';
import { AuthModule } from '../auth/index.js';
import { FairPayModule } from '../fair-pay/index.js';
import { AcquaintancesRegistry, MessagingModule } from '../messaging/index.js';
import { ProfileProjectionsRegistry, ProfilesModule } from '../profiles/index.js';
import { SafetyModule } from '../safety/index.js';
import { SearchModule } from '../search/index.js';
import { AcceptedApplicationService } from './accepted-application.service.js';
import { ApplicantCheckService } from './applicant-check.service.js';
import { ApplicationClosingService } from './application-closing.service.js';
import { ApplicationMovesService } from './application-moves.service.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsJob } from './applications.job.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';
import { ApplyingService } from './applying.service.js';
import { BoardTextsService } from './board-texts.service.js';
import { FilledJobListingsListener } from './filled-job-listings.listener.js';
import { JobBoardService } from './job-board.service.js';
import { JobListingApplication } from './job-listing-application.entity.js';
import { JobListingImportService } from './job-listing-import.service.js';
import { JobListing } from './job-listing.entity.js';
import { JobListingsController } from './job-listings.controller.js';
import { JobListingsRepository } from './job-listings.repository.js';
import { OwnJobListingService } from './own-job-listing.service.js';
import { jobBoardPersonalData } from './job-board.personal-data.js';

/** Job listings of families, and applications. */
@Module({
  imports: [
    AgreementsModule,
    AuthModule,
    FairPayModule,
    MessagingModule,
    ProfilesModule,
    SafetyModule,
    SearchModule,
    TypeOrmModule.forFeature([JobListing, JobListingApplication]),
  ],
  controllers: [ApplicationsController, JobListingsController],
  providers: [
    AcceptedApplicationService,
    ApplicantCheckService,
    ApplicationClosingService,
    ApplicationMovesService,
    ApplicationsJob,
    ApplicationsRepository,
    ApplicationsService,
    ApplyingService,
    BoardTextsService,
    FilledJobListingsListener,
    JobBoardService,
    JobListingImportService,
    JobListingsRepository,
    OwnJobListingService,
  ],
  exports: [JobBoardService, JobListingImportService],
})
export class JobBoardModule {
  constructor(
    registry: PersonalDataRegistry,
    acquaintances: AcquaintancesRegistry,
    applications: ApplicationsRepository,
    closing: ApplicationClosingService,
    projections: ProfileProjectionsRegistry,
    listings: OwnJobListingService,
  ) {
    registry.declare(jobBoardPersonalData);
    registry.beforeErasure((personId) => closing.closeAllOf(personId));
    projections.add((manager, userId, role) => listings.follow(manager, userId, role));
    acquaintances.add((one, other) => applications.haveOne(one, other));
  }
}
