import { Module } from '@nestjs/common';
import { PlacementsModule } from '../../placements/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { AgreementsAdminService } from './agreements-admin.service.js';
import { AgreementsAdminController } from './agreements-admin.controller.js';

/** What people have agreed, from the outside. */
@Module({
  imports: [AuditModule, PlacementsModule],
  controllers: [AgreementsAdminController],
  providers: [AgreementsAdminService],
})
export class AgreementsAdminModule {}
