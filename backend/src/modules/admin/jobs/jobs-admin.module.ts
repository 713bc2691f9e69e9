import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { JobsAdminService } from './jobs-admin.service.js';
import { JobsAdminController } from './jobs-admin.controller.js';

/** Work that is done apart from requests: how it stands, and what is done about what was given up. */
@Module({ imports: [AuditModule], controllers: [JobsAdminController], providers: [JobsAdminService] })
export class JobsAdminModule {}
