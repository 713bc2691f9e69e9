import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { ContactAnswersService } from './contact-answers.service.js';
import { ContactInboxController } from './contact-inbox.controller.js';

/** Messages from the contact form, answered by email. */
@Module({
  imports: [AuditModule, ContentModule, QueuesModule],
  controllers: [ContactInboxController],
  providers: [ContactAnswersService],
})
export class ContactAdminModule {}
