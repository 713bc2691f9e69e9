export { AuthScreen } from './AuthScreen';
export { authMessages } from './messages';
export { ResetPasswordScreen } from './ResetPasswordScreen';
