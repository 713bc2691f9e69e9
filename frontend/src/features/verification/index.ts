export { verificationTexts } from './texts';
export { VerificationScreen } from './VerificationScreen';
export { WhatIsMissing } from './WhatIsMissing';
