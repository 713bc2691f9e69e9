export { InstallProduct } from './InstallProduct';
export { OfflineScreen } from './OfflineScreen';
export { offlineMessages } from './texts';
