export { AuthScreen } from './AuthScreen';
export { authMessages } from './texts';
export { nextPath } from './next-path';
export { ResetPasswordScreen } from './ResetPasswordScreen';
