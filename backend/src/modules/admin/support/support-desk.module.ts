import { Module } from '@nestjs/common';
import { PlacementsModule } from '../../placements/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { SupportAnswers } from './support-answers.service.js';
import { SupportDeskController } from './support-desk.controller.js';

/** Requests for help, answered. */
@Module({
  imports: [AuditModule, PlacementsModule],
  controllers: [SupportDeskController],
  providers: [SupportAnswers],
})
export class SupportDeskModule {}
