export { AccountScreen } from './AccountScreen';
export { accountMessages } from './messages';
