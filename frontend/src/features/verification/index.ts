export { verificationTexts } from './texts';
export { VerificationScreen } from './VerificationScreen';
export { MissingChecks } from './MissingChecks';
