export { InstallProduct } from './InstallProduct';
export { NeedsConnection } from './NeedsConnection';
export { OfflineScreen } from './OfflineScreen';
export { offlineMessages } from './texts';
