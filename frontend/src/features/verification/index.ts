export { verificationMessages } from './messages';
export { VerificationScreen } from './VerificationScreen';
export { WhatIsMissing } from './WhatIsMissing';
