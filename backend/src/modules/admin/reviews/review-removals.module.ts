import { Module } from '@nestjs/common';
import { PlacementsModule } from '../../placements/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { ReviewRemovalsController } from './review-removals.controller.js';
import { ReviewRemovalsService } from './review-removals.service.js';

/** Reviews that break the rules. */
@Module({
  imports: [AuditModule, PlacementsModule],
  controllers: [ReviewRemovalsController],
  providers: [ReviewRemovalsService],
})
export class ReviewRemovalsModule {}
