export { OfflineScreen } from './OfflineScreen';
export { offlineMessages } from './texts';
