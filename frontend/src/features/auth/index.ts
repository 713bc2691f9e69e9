export { AuthScreen, loadSignUpIfShown } from './AuthScreen';
export { laterAuthTexts } from './later-texts';
export { authTexts } from './texts';
export { ResetPasswordScreen } from './ResetPasswordScreen';
