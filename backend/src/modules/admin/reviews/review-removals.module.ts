import { Module } from '@nestjs/common';
import { ReviewsModule } from '../../reviews/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { ReviewRemovalsController } from './review-removals.controller.js';
import { ReviewRemovalsService } from './review-removals.service.js';

/** Removal of reviews that break the rules. */
@Module({
  imports: [AuditModule, ReviewsModule],
  controllers: [ReviewRemovalsController],
  providers: [ReviewRemovalsService],
})
export class ReviewRemovalsModule {}
