import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { SupportModule } from '../../support/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { SupportAnswersService } from './support-answers.service.js';
import { SupportAdminController } from './support-admin.controller.js';

/** Support requests, handled by admins. */
@Module({
  imports: [AuditModule, AuthModule, SupportModule, QueuesModule],
  controllers: [SupportAdminController],
  providers: [SupportAnswersService],
})
export class SupportAdminModule {}
