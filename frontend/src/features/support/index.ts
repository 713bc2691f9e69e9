export { supportMessages } from './messages';
export { NeedOutForThoseWithArrangement, NeedOutLink } from './NeedOutLink';
