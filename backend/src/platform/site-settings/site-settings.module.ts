import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SiteSettingRow } from './site-setting.entity.js';
import { SiteSettingsService } from './site-settings.service.js';
import { SiteSettingsRepository } from './site-settings.repository.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SiteSettingRow])],
  providers: [SiteSettingsService, SiteSettingsRepository],
  exports: [SiteSettingsService],
})
export class SiteSettingsModule {}
