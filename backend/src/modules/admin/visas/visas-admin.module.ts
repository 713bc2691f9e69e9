import { Module } from '@nestjs/common';
import { VisasModule } from '../../visas/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { VisaRulesAdminController } from './visa-rules-admin.controller.js';
import { VisaRulesAdminService } from './visa-rules-admin.service.js';

/** Visa rules, tested and published. */
@Module({
  imports: [AuditModule, VisasModule],
  controllers: [VisaRulesAdminController],
  providers: [VisaRulesAdminService],
})
export class VisasAdminModule {}
