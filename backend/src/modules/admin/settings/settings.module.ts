import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SettingChangesService } from './setting-changes.service.js';
import { SettingsController } from './settings.controller.js';

/** Site settings. */
@Module({
  imports: [AuditModule],
  controllers: [SettingsController],
  providers: [SettingChangesService],
  exports: [SettingChangesService],
})
export class SettingsModule {}
