import { Module } from '@nestjs/common';
import { VerificationModule } from '../../verification/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { EvidenceReviewController } from './evidence-review.controller.js';
import { EvidenceReviewService } from './evidence-review.service.js';

@Module({
  imports: [AuditModule, QueuesModule, VerificationModule],
  controllers: [EvidenceReviewController],
  providers: [EvidenceReviewService],
})
export class VerificationAdminModule {}
