export { supportMessages } from './texts';
export { NeedOutForThoseWithAgreement, NeedOutLink } from './NeedOutLink';
