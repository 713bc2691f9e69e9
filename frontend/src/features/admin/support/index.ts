export { SupportRequestsScreen } from './SupportRequestsScreen';
