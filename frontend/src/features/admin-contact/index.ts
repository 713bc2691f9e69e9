export { ContactInboxScreen } from './ContactInboxScreen';
