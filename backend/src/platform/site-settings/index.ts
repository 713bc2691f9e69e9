export { siteSetting, type SiteSetting, type CurrentSetting } from './site-setting.js';
export { SiteSettingsService } from './site-settings.service.js';
export { SiteSettingsModule } from './site-settings.module.js';
