import { Module } from '@nestjs/common';
import { PlacementsModule } from '../../placements/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { SupportAnswers } from './support-answers.service.js';
import { SupportDeskController } from './support-desk.controller.js';

/** Requests for help, answered. */
@Module({
  imports: [AuditModule, PlacementsModule, QueuesModule],
  controllers: [SupportDeskController],
  providers: [SupportAnswers],
})
export class SupportDeskModule {}
