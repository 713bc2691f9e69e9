export { supportMessages } from './texts';
export { NeedOutForThoseWithArrangement, NeedOutLink } from './NeedOutLink';
