export { InstallProduct } from './InstallProduct';
export { NeedsConnection } from './NeedsConnection';
export { OfflineScreen } from './OfflineScreen';
export { offlineTexts } from './texts';
