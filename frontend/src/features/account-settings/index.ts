export { AccountFrame, AccountPart } from './AccountFrame';
export { AccountScreen } from './AccountScreen';
export { ContactSettings } from './ContactSettings';
export { EmailStatus } from './EmailStatus';
export { PasskeySettings } from './PasskeySettings';
export { PasswordForm } from './PasswordForm';
export { SecondFactorSettings } from './SecondFactorSettings';
export { SessionList } from './SessionList';
export { accountTexts } from './texts';
