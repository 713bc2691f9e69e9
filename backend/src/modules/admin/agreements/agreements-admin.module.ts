import { Module } from '@nestjs/common';
import { AgreementsModule } from '../../agreements/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { AgreementsAdminService } from './agreements-admin.service.js';
import { AgreementsAdminController } from './agreements-admin.controller.js';

/** Agreements, as admins see them. */
@Module({
  imports: [AuditModule, AgreementsModule],
  controllers: [AgreementsAdminController],
  providers: [AgreementsAdminService],
})
export class AgreementsAdminModule {}
