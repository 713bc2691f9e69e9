import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { JobsAdminService } from './jobs-admin.service.js';
import { JobsAdminController } from './jobs-admin.controller.js';

/** Background jobs: their state, and decisions about failed ones. */
@Module({ imports: [AuditModule], controllers: [JobsAdminController], providers: [JobsAdminService] })
export class JobsAdminModule {}
