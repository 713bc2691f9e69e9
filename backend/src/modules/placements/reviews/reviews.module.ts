import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../../profiles/index.js';
import { SafetyModule } from '../../safety/index.js';
import { ArrangementsModule } from '../arrangements/arrangements.module.js';
import { SupportModule } from '../support/support.module.js';
import { ModeratedReviews } from './moderated-reviews.listener.js';
import { PastStaysRepository } from './past-stays.repository.js';
import { PersonReviews } from './person-reviews.service.js';
import { ReviewImport } from './review-import.service.js';
import { ReviewInvitation } from './review-invitation.entity.js';
import { ReviewInvitationsRepository } from './review-invitations.repository.js';
import { ReviewInvitations } from './review-invitations.service.js';
import { ReviewOpening } from './review-opening.service.js';
import { ReviewReportContext } from './review-report-context.js';
import { Review } from './review.entity.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsRepository } from './reviews.repository.js';
import { ReviewsUpkeep } from './reviews-upkeep.js';
import { ReviewWriting } from './review-writing.service.js';
import { StayReviewsController } from './stay-reviews.controller.js';
import { StayReviews } from './stay-reviews.service.js';

/** What people say about each other after a stay. */
@Module({
  imports: [
    ArrangementsModule,
    ProfilesModule,
    SafetyModule,
    SupportModule,
    TypeOrmModule.forFeature([Review, ReviewInvitation]),
  ],
  controllers: [ReviewsController, StayReviewsController],
  providers: [
    ModeratedReviews,
    PastStaysRepository,
    PersonReviews,
    ReviewImport,
    ReviewInvitations,
    ReviewInvitationsRepository,
    ReviewOpening,
    ReviewReportContext,
    ReviewsRepository,
    ReviewsUpkeep,
    ReviewWriting,
    StayReviews,
  ],
  exports: [PersonReviews, ReviewImport],
})
export class ReviewsModule {}
