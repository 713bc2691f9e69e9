export { ConfigModule } from './config.module.js';
export type { S3Settings } from './s3.js';
export type { Secrets } from './secrets.js';
export { type BrevoAccess, Settings, loadSettings } from './settings.js';
