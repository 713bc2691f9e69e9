import { Module } from '@nestjs/common';
import { MessagingModule } from '../../messaging/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { SafetyModule } from '../../safety/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { ModerationCasesController } from './moderation-cases.controller.js';
import { ModerationAdminService } from './moderation-admin.service.js';
import { ModerationQueueService } from './moderation-queue.service.js';

@Module({
  imports: [AuditModule, MessagingModule, ProfilesModule, QueuesModule, SafetyModule],
  controllers: [ModerationCasesController],
  providers: [ModerationAdminService, ModerationQueueService],
})
export class ModerationModule {}
