import { Module } from '@nestjs/common';
import { AgreementsModule } from '../../agreements/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { AgreementsAdminService } from './agreements-admin.service.js';
import { AgreementsAdminController } from './agreements-admin.controller.js';

/** What people have agreed, from the outside. */
@Module({
  imports: [AuditModule, AgreementsModule],
  controllers: [AgreementsAdminController],
  providers: [AgreementsAdminService],
})
export class AgreementsAdminModule {}
