export { supportTexts } from './texts';
export { EarlyExitLinkWithAgreement, EarlyExitLink } from './EarlyExitLink';
