import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AgreementsModule } from '../agreements/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { SafetyModule } from '../safety/index.js';
import { SupportModule } from '../support/index.js';
import { ErasedAuthorsListener } from './erased-authors.listener.js';
import { ModeratedReviewsListener } from './moderated-reviews.listener.js';
import { PersonReviewsService } from './person-reviews.service.js';
import { PlacementReviewsController } from './placement-reviews.controller.js';
import { PlacementReviewsService } from './placement-reviews.service.js';
import { ReviewImportService } from './review-import.service.js';
import { ReviewInvitation } from './review-invitation.entity.js';
import { ReviewInvitationsRepository } from './review-invitations.repository.js';
import { ReviewInvitationsService } from './review-invitations.service.js';
import { ReviewOpeningService } from './review-opening.service.js';
import { ReviewReportContextService } from './review-report-context.service.js';
import { ReviewWritingService } from './review-writing.service.js';
import { Review } from './review.entity.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsJob } from './reviews.job.js';
import { ReviewsRepository } from './reviews.repository.js';
import { reviewsPersonalData } from './reviews.personal-data.js';

/** Reviews after a placement. */
@Module({
  imports: [
    AgreementsModule,
    ProfilesModule,
    SafetyModule,
    SupportModule,
    TypeOrmModule.forFeature([Review, ReviewInvitation]),
  ],
  controllers: [ReviewsController, PlacementReviewsController],
  providers: [
    ErasedAuthorsListener,
    ModeratedReviewsListener,
    PersonReviewsService,
    PlacementReviewsService,
    ReviewImportService,
    ReviewInvitationsRepository,
    ReviewInvitationsService,
    ReviewOpeningService,
    ReviewReportContextService,
    ReviewWritingService,
    ReviewsJob,
    ReviewsRepository,
  ],
  exports: [PersonReviewsService, ReviewImportService],
})
export class ReviewsModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(reviewsPersonalData);
  }
}
