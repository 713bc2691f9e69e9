export { siteSetting, type SiteSetting, type StandingSetting } from './site-setting.js';
export { SiteSettings, type SettingChange } from './site-settings.js';
export { SiteSettingsModule } from './site-settings.module.js';
