export { AuthScreen } from './AuthScreen';
export { authMessages } from './messages';
export { nextPath } from './next-path';
export { ResetPasswordScreen } from './ResetPasswordScreen';
