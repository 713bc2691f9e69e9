export { supportMessages } from './texts';
export { EarlyExitLinkWithAgreement, EarlyExitLink } from './EarlyExitLink';
