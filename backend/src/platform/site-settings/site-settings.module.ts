import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SiteSettingRow } from './site-setting.entity.js';
import { SiteSettings } from './site-settings.js';
import { SiteSettingsRepository } from './site-settings.repository.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SiteSettingRow])],
  providers: [SiteSettings, SiteSettingsRepository],
  exports: [SiteSettings],
})
export class SiteSettingsModule {}
