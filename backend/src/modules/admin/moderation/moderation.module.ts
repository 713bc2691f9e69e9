import { Module } from '@nestjs/common';
import { ProfilesModule } from '../../profiles/index.js';
import { SafetyModule } from '../../safety/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { ModerationCasesController } from './moderation-cases.controller.js';
import { ModerationDesk } from './moderation-desk.js';
import { ModerationQueue } from './moderation-queue.js';

@Module({
  imports: [AuditModule, ProfilesModule, QueuesModule, SafetyModule],
  controllers: [ModerationCasesController],
  providers: [ModerationDesk, ModerationQueue],
})
export class ModerationModule {}
