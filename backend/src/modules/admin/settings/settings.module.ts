import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SettingChanges } from './setting-changes.service.js';
import { SettingsController } from './settings.controller.js';

/** What governs the running product. */
@Module({
  imports: [AuditModule],
  controllers: [SettingsController],
  providers: [SettingChanges],
  exports: [SettingChanges],
})
export class SettingsModule {}
