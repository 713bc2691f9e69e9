export { BANNER, type BannerSetting } from './banner/banner-setting.js';
export { ContentModule } from './content.module.js';
