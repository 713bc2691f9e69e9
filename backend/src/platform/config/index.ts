export { ConfigModule } from './config.module.js';
export { Settings, loadSettings } from './settings.js';
