export { ConfigModule } from './config.module.js';
export type { Secrets } from './secrets.js';
export { type BrevoAccess, Settings, loadSettings } from './settings.js';
