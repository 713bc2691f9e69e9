import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { QueuesModule } from './queues/queues.module.js';

/** The back office: one folder per subject, each calling the service of the room that owns it, and the audit log. */
@Module({ imports: [AuditModule, QueuesModule] })
export class AdminModule {}
