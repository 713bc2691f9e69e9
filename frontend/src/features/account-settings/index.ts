export { AccountScreen, AccountSection } from './AccountScreen';
export { accountMessages } from './texts';
