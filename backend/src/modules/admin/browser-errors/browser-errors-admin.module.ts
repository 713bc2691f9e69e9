import { Module } from '@nestjs/common';
import { BrowserErrorsModule } from '../../../platform/browser-errors/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { BrowserErrorsAdminController } from './browser-errors-admin.controller.js';
import { BrowserErrorsAdminService } from './browser-errors-admin.service.js';

/** Errors reported by browsers. */
@Module({
  imports: [AuditModule, BrowserErrorsModule],
  controllers: [BrowserErrorsAdminController],
  providers: [BrowserErrorsAdminService],
})
export class BrowserErrorsAdminModule {}
