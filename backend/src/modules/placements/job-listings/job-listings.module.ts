import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { SafetyModule } from '../../safety/index.js';
import { AgreementsModule } from '../agreements/agreements.module.js';
import { AcceptedApplicationService } from './accepted-application.service.js';
import { ApplicantCheckService } from './applicant-check.service.js';
import { ApplicationClosingService } from './application-closing.service.js';
import { ApplicationMovesService } from './application-moves.service.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationsJob } from './applications.job.js';
import { ApplyingService } from './applying.service.js';
import { BoardTextsService } from './board-texts.service.js';
import { FilledJobListingsListener } from './filled-job-listings.listener.js';
import { OwnJobListingService } from './own-job-listing.service.js';
import { PlaceApplication } from './job-listing-application.entity.js';
import { JobBoardService } from './job-board.service.js';
import { Place } from './job-listing.entity.js';
import { JobListingImportService } from './job-listing-import.service.js';
import { PlacesController } from './job-listings.controller.js';
import { JobListingsRepository } from './job-listings.repository.js';

/** The job board: families' open places, and who applies for them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Place, PlaceApplication]),
    AgreementsModule,
    AuthModule,
    MessagingModule,
    ProfilesModule,
    SafetyModule,
  ],
  controllers: [ApplicationsController, PlacesController],
  providers: [
    AcceptedApplicationService,
    ApplicantCheckService,
    ApplicationClosingService,
    ApplicationMovesService,
    ApplicationsService,
    ApplicationsRepository,
    ApplicationsJob,
    ApplyingService,
    BoardTextsService,
    FilledJobListingsListener,
    OwnJobListingService,
    JobBoardService,
    JobListingImportService,
    JobListingsRepository,
  ],
  exports: [JobListingImportService],
})
export class PlacesModule {}
