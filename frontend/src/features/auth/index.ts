export { AuthScreen, loadSignUpIfShown } from './AuthScreen';
export { laterAuthMessages } from './later-texts';
export { authMessages } from './texts';
export { ResetPasswordScreen } from './ResetPasswordScreen';
