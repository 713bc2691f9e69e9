import { Module } from '@nestjs/common';
import { VisasModule } from '../../visas/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { FactReviewsJob } from './fact-reviews.job.js';
import { FactsAdminController } from './facts-admin.controller.js';
import { FactsAdminService } from './facts-admin.service.js';

/** Values set by laws and authorities, edited and reviewed. */
@Module({
  imports: [AuditModule, QueuesModule, VisasModule],
  controllers: [FactsAdminController],
  providers: [FactReviewsJob, FactsAdminService],
})
export class FactsAdminModule {}
